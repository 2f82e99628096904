import { type CategoryId, categoryId, type DishId, dishId } from '@tischlein/domain';
import { copyCategory, moveCategory } from '@tischlein/domain/menu-editing';
import { newKey } from '@tischlein/ui/new-key';
import { MENU_LIST } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import type { CSSProperties } from 'react';
import { CategoryHead } from './category-head.tsx';
import { DishList, type ListContext } from './dish-list.tsx';
import { countFitting, useIsWhole } from './use-first-screen.ts';
import type { ListedCategory, MenuListView } from './use-menu-list.ts';

/** Heights of a row, and of everything above the first one. */
const ROW = { rowPx: 72, headPx: 260 };

interface ListedDishesProps {
  readonly context: ListContext;
  readonly view: MenuListView;
  readonly onNewDish: () => void;
  readonly onRemoveCategory: (id: CategoryId) => void;
  readonly onSelectAll: (ids: readonly DishId[], isSelected: boolean) => void;
}

/** The dishes of the chosen category, or those that were searched for. */
export function ListedDishes({ context, view, onNewDish, onRemoveCategory, onSelectAll }: ListedDishesProps) {
  const { listed, isSearch } = view;
  const all = listed.flatMap(({ dishes }) => dishes.map(({ id }) => id));
  const { selected, may } = context;
  const isAllSelected = all.length > 0 && all.every((id) => selected.has(id));
  const isWhole = useIsWhole(`${view.category?.id} ${view.filter} ${view.words}`);
  const drawn = shareRows(listed, isWhole ? all.length : countFitting(ROW));
  const undrawn = all.length - drawn.reduce((count, { rows }) => count + rows, 0);
  return (
    <section className="stack menu-list" aria-label={MENU_LIST.dishes}>
      {isSearch && (
        <p className="soft" role="status">
          {MENU_LIST.found(all.length)}
        </p>
      )}
      {drawn.map(({ category, rows }, index) => (
        <div key={category.id} className="stack">
          {isSearch || category.id === null ? (
            <h2 className="menu-found-in">{category.name || MENU_LIST.noCategory}</h2>
          ) : (
            <ShownCategory context={context} category={category} onRemove={onRemoveCategory} />
          )}
          {may.edit && all.length > 0 && index === 0 && (
            <label className="tick menu-select-all">
              <input
                type="checkbox"
                checked={isAllSelected}
                onChange={({ target }) => onSelectAll(all, target.checked)}
              />
              <span>{MENU_LIST.selectAll}</span>
            </label>
          )}
          <DishList context={context} category={category} rows={rows} isOrdered={!isSearch} />
          {!isSearch && category.dishes.length === 0 && <p className="soft">{MENU_LIST.noDishes}</p>}
        </div>
      ))}
      {undrawn > 0 && <div className="edit-rest" style={toRestStyle(undrawn)} />}
      {!isSearch && may.edit && view.category && (
        <button type="button" className="button button-quiet" onClick={onNewDish}>
          <Icon name="plus" />
          {MENU_LIST.newDishIn(view.category.name)}
        </button>
      )}
    </section>
  );
}

interface SharedRows {
  readonly category: ListedCategory;
  /** How many of its dishes are drawn. */
  readonly rows: number;
}

/** Draws so many rows of all lists together; lists behind them are left out. */
function shareRows(listed: readonly ListedCategory[], total: number): readonly SharedRows[] {
  let left = total;
  return listed.flatMap((category): readonly SharedRows[] => {
    const rows = Math.min(left, category.dishes.length);
    left -= rows;
    return rows < category.dishes.length && rows === 0 ? [] : [{ category, rows }];
  });
}

const toRestStyle = (rows: number): CSSProperties & Readonly<Record<'--rows', number>> => ({ '--rows': rows });

interface ShownCategoryProps {
  readonly context: ListContext;
  readonly category: ListedCategory;
  readonly onRemove: (id: CategoryId) => void;
}

function ShownCategory({ context: { menu, shop, may, change }, category, onRemove }: ShownCategoryProps) {
  const index = menu.categories.findIndex(({ id }) => id === category.id);
  const shown = menu.categories[index];
  if (!shown) return null;
  const { id, name } = shown;
  const copy = (): void => {
    const ids = new Map(category.dishes.map((dish) => [dish.id, dishId(newKey())]));
    const toDishId = (dish: DishId): DishId => ids.get(dish) ?? dish;
    const named = { id: categoryId(newKey()), name: MENU_LIST.copyName(name), toDishId };
    change(MENU_LIST.copied(name), (before) => copyCategory(before, id, named));
  };
  return (
    <CategoryHead
      category={shown}
      count={category.dishes.length}
      slug={shop.slug}
      mayEdit={may.edit}
      onCopy={copy}
      onRemove={() => onRemove(id)}
      onStep={(step) =>
        change(MENU_LIST.categoryOrder, (before) => moveCategory(before, id, index + step), `order ${id}`)
      }
    />
  );
}
