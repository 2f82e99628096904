import { type Dish, isAvailableAt, nextAvailable, type Occasion } from '@tischlein/domain/menu';
import { availableText } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { useClock, useShop } from '../../shop-context.ts';
import { ComboRow } from './combo-row.tsx';
import { DishRow } from './dish-row.tsx';
import type { MenuActions } from './menu-actions.ts';
import type { MenuSection } from './menu-sections.ts';
import { comboRowPrice, dishRowPrice } from './row-price.ts';
import '../../styles/dish.css';

interface MenuListProps {
  readonly sections: readonly MenuSection[];
  readonly occasion: Occasion;
  /** Units in the cart by dish and combo. */
  readonly counts: ReadonlyMap<string, number>;
  readonly actions: MenuActions;
}

const EARLY_ROWS = 4;

/** The whole menu, part by part, as far as it was searched for. */
export function MenuList({ sections, ...rest }: MenuListProps) {
  return (
    <div className="menu" id="menu-start">
      {sections.map((section, index) => (
        <section key={section.anchor} className="menu-section" id={section.anchor} aria-label={section.name}>
          {section.kind === 'combos' ? (
            <Combos combos={section.combos} {...rest} />
          ) : (
            <Dishes category={section.category} dishes={section.dishes} isFirst={index === 0} {...rest} />
          )}
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
  counts,
  actions,
}: PartProps<'category'> & { readonly isFirst: boolean }) {
  return (
    <>
      <SectionHead name={category.name}>
        {category.subtitle && <p>{category.subtitle}</p>}
        {category.commonSubtext && <p>{category.commonSubtext}</p>}
      </SectionHead>
      <ul className="dish-list" data-compact={category.compact || undefined}>
        {dishes.map((dish, place) => (
          <PricedRow
            key={dish.id}
            dish={dish}
            isEarly={isFirst && place < EARLY_ROWS}
            occasion={occasion}
            count={counts.get(dish.id) ?? 0}
            actions={actions}
          />
        ))}
      </ul>
    </>
  );
}

function Combos({ combos, occasion, counts, actions }: PartProps<'combos'>) {
  const { menu } = useShop();
  return (
    <>
      <SectionHead name={MENU.combos}>
        <p>{MENU.combosSubtitle}</p>
      </SectionHead>
      <ul className="dish-list">
        {combos.map((combo) => {
          const price = comboRowPrice(menu, combo, occasion);
          return (
            price && (
              <ComboRow
                key={combo.id}
                combo={combo}
                price={price}
                count={counts.get(combo.id) ?? 0}
                onOpen={() => actions.openCombo(combo)}
              />
            )
          );
        })}
      </ul>
    </>
  );
}

function SectionHead({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="menu-section-head">
      <h2>{name}</h2>
      {children}
    </div>
  );
}

interface PricedRowProps {
  readonly dish: Dish;
  readonly isEarly: boolean;
  readonly occasion: Occasion;
  readonly count: number;
  readonly actions: MenuActions;
}

function PricedRow({ dish, isEarly, occasion, count, actions }: PricedRowProps) {
  const page = useShop();
  const { menu } = page;
  const { time } = useClock();
  const price = dishRowPrice(page, dish, occasion);
  if (!price) return null;
  const next = isAvailableAt(menu, dish, occasion.time) ? null : nextAvailable(menu, dish, occasion.time);
  const later = next ? MENU.later(availableText(next, time.day)) : null;
  const unavailable = dish.soldOut ? MENU.soldOut : later;
  return (
    <DishRow dish={dish} price={price} count={count} unavailable={unavailable} isEarly={isEarly} actions={actions} />
  );
}
