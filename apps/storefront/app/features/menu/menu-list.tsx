import {
  type Combo,
  type Dish,
  findHindrance,
  isAvailableAt,
  nextAvailable,
  type OrderContext,
} from '@tischlein/domain/menu';
import { availableText } from '@tischlein/wording';
import { HINDRANCES, MENU } from '@tischlein/wording/storefront';
import { createStore } from '@tischlein/ui/store';
import { memo, type ReactNode, Suspense, use, useState } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import { CategoryHead } from './category-head.tsx';
import { ComboRow } from './combo-row.tsx';
import { DishRow } from './dish-row.tsx';
import { firstSign, giveSign, isSignGiven } from './first-sign.ts';
import type { MenuActions } from './menu-actions.ts';
import { countRowsAtOnce } from './count-rows-at-once.ts';
import { lateRowsCode } from './late-rows-code.ts';
import { listLaterSections } from './list-later-sections.ts';
import { countRows, type MenuSection } from './menu-sections.ts';
import { comboRowPrice, dishRowPrice } from '@tischlein/domain/offers';
import '../../styles/menu-section.css';
import '../../styles/dish.css';
import '../../styles/dish-widths.css';

interface MenuListProps {
  readonly sections: readonly MenuSection[];
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
  /** Hidden but kept during a search: rendering it again would take too long. */
  readonly isHidden?: boolean;
}

/** Parts that are hydrated at once; the others wait for the guest's first sign. */
const FIRST_PARTS = 2;

/** The menu, or the search results, by section. */
export const MenuList = memo(function MenuList({ sections, isHidden, ...rest }: MenuListProps) {
  const [isCommitted] = useState(() => createStore(false));
  const { time } = useClock();
  const { menu, shop } = useShop();
  // Results of a search have been asked for.
  const later = isHidden === undefined ? [] : listLaterSections(menu, sections, time);
  const rows = sections.map((section) => countRows([section]));
  // Search results come in pages of their own.
  const rowsAtOnce = isHidden === undefined ? rows : countRowsAtOnce(rows);
  // A part that still has the server's HTML cannot take a change: React would show it empty.
  if (isCommitted.get()) giveSign();
  return (
    <div
      ref={() => isCommitted.set(true)}
      className="menu"
      id={isHidden ? undefined : 'menu-start'}
      data-vertical={shop.verticalMenu || undefined}
    >
      {sections.map((section, place) => (
        <section
          key={section.anchor}
          className="menu-section"
          id={isHidden ? undefined : section.anchor}
          aria-label={section.name}
        >
          {/* A boundary per section: React hydrates the one that is touched first. */}
          <Suspense>
            <Part
              section={section}
              canWait={place >= FIRST_PARTS}
              rowsAtOnce={rowsAtOnce[place] ?? 0}
              isLater={later.includes(section.anchor)}
              {...rest}
            />
          </Suspense>
        </section>
      ))}
    </div>
  );
});

type RestProps = Omit<MenuListProps, 'sections' | 'isHidden'>;

interface WholePartProps extends RestProps {
  readonly section: MenuSection;
  /** Hydrated only after the guest's first sign. */
  readonly canWait: boolean;
  /** The other rows are rendered when they come near the window. */
  readonly rowsAtOnce: number;
  /** Nothing of it is served now, and the menu is large. */
  readonly isLater: boolean;
}

// Memoized: hiding and showing it for a search must not render thousands of rows again.
const Part = memo(function Part({ section, canWait, ...rest }: WholePartProps) {
  if (canWait && !isSignGiven()) use(firstSign);
  return section.kind === 'combos' ? (
    <Combos combos={section.combos} {...rest} />
  ) : (
    <Dishes category={section.category} dishes={section.dishes} {...rest} />
  );
});

type PartProps<Kind> = Omit<Extract<MenuSection, { kind: Kind }>, 'kind' | 'anchor' | 'name'> &
  RestProps &
  Pick<WholePartProps, 'rowsAtOnce' | 'isLater'>;

function Dishes({ category, dishes, rowsAtOnce, isLater, ...others }: PartProps<'category'>) {
  const isUndeclared = dishes.length > 1 && dishes.every(({ isDeclared }) => !isDeclared);
  const rest = { ...others, isUndeclared };
  return (
    <>
      <CategoryHead
        category={category}
        isWhole={dishes.length === category.dishes.length}
        onDish={rest.actions.openDish}
      />
      {isUndeclared && <p className="dish-state">{HINDRANCES.declarationsUnknown}</p>}
      <Fold isFolded={isLater} words={MENU.notNow(dishes.length)}>
        <DishRows category={category} dishes={dishes.slice(0, rowsAtOnce)} {...rest} />
        {dishes.length > rowsAtOnce && <LateDishes category={category} dishes={dishes.slice(rowsAtOnce)} {...rest} />}
      </Fold>
    </>
  );
}

interface FoldProps {
  readonly isFolded: boolean;
  readonly words: string;
  readonly children: ReactNode;
}

/** Opens when its time comes; while a guest reads, nothing closes. */
function Fold({ isFolded, words, children }: FoldProps) {
  const [begins] = useState(isFolded);
  if (!begins || !isFolded) return children;
  return (
    <details>
      <summary className="link-button">{words}</summary>
      {children}
    </details>
  );
}

interface RowsProps extends Omit<PartProps<'category'>, 'rowsAtOnce' | 'isLater'> {
  /** None of them is declared yet: the category says it once. */
  readonly isUndeclared: boolean;
}

function DishRows({ category, dishes, ...rest }: RowsProps) {
  if (dishes.length === 0) return null;
  return (
    <ul className="dish-list" data-compact={category.compact || undefined}>
      {dishes.map((dish) => (
        <PricedRow key={dish.id} dish={dish} {...rest} />
      ))}
    </ul>
  );
}

function LateDishes({ dishes, ...rest }: RowsProps) {
  const LateRows = use(lateRowsCode());
  return <LateRows dishes={dishes}>{(some) => <DishRows dishes={some} {...rest} />}</LateRows>;
}

function Combos({ combos, occasion, actions }: PartProps<'combos'>) {
  const { menu } = useShop();
  const createOpener = (combo: Combo) => (actions.canOrder ? () => actions.openCombo(combo) : null);
  return (
    <>
      <div className="menu-section-head">
        <h2>{MENU.combos}</h2>
        <p>{MENU.combosSubtitle}</p>
      </div>
      <ul className="dish-list">
        {combos.map((combo) => {
          const price = comboRowPrice(menu, combo, occasion);
          return price && <ComboRow key={combo.id} combo={combo} price={price} onOpen={createOpener(combo)} />;
        })}
      </ul>
    </>
  );
}

interface PricedRowProps extends Pick<RowsProps, 'occasion' | 'actions' | 'isUndeclared'> {
  readonly dish: Dish;
}

function PricedRow({ dish, occasion, actions, isUndeclared }: PricedRowProps) {
  const page = useShop();
  const { menu } = page;
  const { time } = useClock();
  const price = dishRowPrice(page, dish, occasion);
  if (!price) return null;
  const next = isAvailableAt(menu, dish, occasion.time) ? null : nextAvailable(menu, dish, occasion.time);
  const later = next ? MENU.later(availableText(next, time.day)) : null;
  const hindrance = findHindrance(dish, occasion.deliveryType);
  const unavailable = isUndeclared ? '' : hindrance ? HINDRANCES[hindrance] : later;
  return <DishRow {...{ dish, price, unavailable, occasion, actions }} />;
}
