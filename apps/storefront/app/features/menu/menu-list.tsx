import { type Combo, type Dish, isAvailableAt, nextAvailable, type Occasion } from '@tischlein/domain/menu';
import { availableText } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { Suspense } from 'react';
import { useClock, useShop } from '../../shop-context.ts';
import { CategoryHead } from './category-head.tsx';
import { ComboRow } from './combo-row.tsx';
import { DishRow } from './dish-row.tsx';
import type { MenuActions } from './menu-actions.ts';
import type { MenuSection } from './menu-sections.ts';
import { comboRowPrice, dishRowPrice } from './row-price.ts';
import '../../styles/menu-section.css';
import '../../styles/dish.css';
import '../../styles/dish-widths.css';

interface MenuListProps {
  readonly sections: readonly MenuSection[];
  readonly occasion: Occasion;
  readonly actions: MenuActions;
}

const EARLY_ROWS = 3;

/** The whole menu, part by part, as far as it was searched for. */
export function MenuList({ sections, ...rest }: MenuListProps) {
  return (
    <div className="menu" id="menu-start" data-vertical={useShop().shop.verticalMenu || undefined}>
      {sections.map((section, index) => (
        <section key={section.anchor} className="menu-section" id={section.anchor} aria-label={section.name}>
          {/* Each part wakes up by itself, the one that is touched first. */}
          <Suspense>
            {section.kind === 'combos' ? (
              <Combos combos={section.combos} {...rest} />
            ) : (
              <Dishes category={section.category} dishes={section.dishes} isFirst={index === 0} {...rest} />
            )}
          </Suspense>
        </section>
      ))}
    </div>
  );
}

type PartProps<Kind> = Omit<Extract<MenuSection, { kind: Kind }>, 'kind' | 'anchor' | 'name'> &
  Omit<MenuListProps, 'sections'>;

function Dishes({
  category,
  dishes,
  isFirst,
  occasion,
  actions,
}: PartProps<'category'> & { readonly isFirst: boolean }) {
  return (
    <>
      <CategoryHead category={category} isWhole={dishes.length === category.dishes.length} onDish={actions.openDish} />
      <ul className="dish-list" data-compact={category.compact || undefined}>
        {dishes.map((dish, place) => (
          <PricedRow
            key={dish.id}
            dish={dish}
            isEarly={isFirst && place < EARLY_ROWS}
            occasion={occasion}
            actions={actions}
          />
        ))}
      </ul>
    </>
  );
}

function Combos({ combos, occasion, actions }: PartProps<'combos'>) {
  const { menu } = useShop();
  const openerOf = (combo: Combo) => (actions.canOrder ? () => actions.openCombo(combo) : null);
  return (
    <>
      <div className="menu-section-head">
        <h2>{MENU.combos}</h2>
        <p>{MENU.combosSubtitle}</p>
      </div>
      <ul className="dish-list">
        {combos.map((combo) => {
          const price = comboRowPrice(menu, combo, occasion);
          return price && <ComboRow key={combo.id} combo={combo} price={price} onOpen={openerOf(combo)} />;
        })}
      </ul>
    </>
  );
}

interface PricedRowProps {
  readonly dish: Dish;
  readonly isEarly: boolean;
  readonly occasion: Occasion;
  readonly actions: MenuActions;
}

function PricedRow({ dish, isEarly, occasion, actions }: PricedRowProps) {
  const page = useShop();
  const { menu } = page;
  const { time } = useClock();
  const price = dishRowPrice(page, dish, occasion);
  if (!price) return null;
  const next = isAvailableAt(menu, dish, occasion.time) ? null : nextAvailable(menu, dish, occasion.time);
  const later = next ? MENU.later(availableText(next, time.day)) : null;
  const unavailable = dish.soldOut ? MENU.soldOut : later;
  return <DishRow {...{ dish, price, unavailable, isEarly, occasion, actions }} />;
}
