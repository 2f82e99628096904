import {
  type Category,
  type Combo,
  type Dish,
  isAvailableAt,
  isComboAvailable,
  nextAvailable,
  type Occasion,
  type SearchResult,
} from '@tischlein/domain/menu';
import { availableText } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { categoryAnchor } from '../../paths.ts';
import { useClock, useShop } from '../../shop-context.ts';
import { ComboRow } from './combo-row.tsx';
import { DishRow } from './dish-row.tsx';
import type { MenuActions } from './menu-actions.ts';
import { comboRowPrice, dishRowPrice } from './row-price.ts';
import '../../styles/dish.css';

interface MenuListProps {
  readonly found: SearchResult;
  readonly occasion: Occasion;
  /** Units in the cart by dish and combo. */
  readonly counts: ReadonlyMap<string, number>;
  readonly actions: MenuActions;
}

const EARLY_ROWS = 4;

/** The whole menu: combos, then dishes by category, as far as they were searched for. */
export function MenuList({ found, occasion, counts, actions }: MenuListProps) {
  const { menu } = useShop();
  const combos = [...menu.combos.values()].filter(
    (combo) => found.comboIds.has(combo.id) && isComboAvailable(menu, combo, occasion),
  );
  const categories = menu.categories.filter((category) => dishesOf(category, found).length > 0);
  return (
    <div className="menu">
      {combos.length > 0 && <Combos combos={combos} occasion={occasion} counts={counts} actions={actions} />}
      <div id="menu-start">
        {categories.map((category, index) => (
          <section
            key={category.id}
            className="menu-section"
            id={categoryAnchor(category.id)}
            aria-label={category.name}
          >
            <div className="menu-section-head">
              <h2>{category.name}</h2>
              {category.subtitle && <p>{category.subtitle}</p>}
              {category.commonSubtext && <p>{category.commonSubtext}</p>}
            </div>
            <ul className="dish-list" data-compact={category.compact || undefined}>
              {dishesOf(category, found).map((dish, place) => (
                <PricedRow
                  key={dish.id}
                  dish={dish}
                  isEarly={index === 0 && place < EARLY_ROWS}
                  occasion={occasion}
                  count={counts.get(dish.id) ?? 0}
                  actions={actions}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const dishesOf = (category: Category, found: SearchResult): readonly Dish[] =>
  category.dishes.filter((dish) => found.dishIds.has(dish.id));

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

function Combos({
  combos,
  occasion,
  counts,
  actions,
}: Omit<MenuListProps, 'found'> & { readonly combos: readonly Combo[] }) {
  const { menu } = useShop();
  return (
    <section className="menu-section" id="menus" aria-label={MENU.combos}>
      <div className="menu-section-head">
        <h2>{MENU.combos}</h2>
        <p>{MENU.combosSubtitle}</p>
      </div>
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
    </section>
  );
}
