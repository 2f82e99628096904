import type { DishId, SizeId } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { moveDish } from '@tischlein/domain/menu-editing';
import { announce } from '@tischlein/ui/announce';
import { MENU_LIST } from '@tischlein/wording/office';
import { DishRow, type DishRowProps } from './dish-row.tsx';
import { listColumns, listDeclarations } from './list-facts.ts';
import type { EditedMenu } from './use-menu.ts';
import type { ListedCategory } from './use-menu-list.ts';
import { useReorder } from './use-reorder.ts';

/** What the rows of all lists share. */
export interface ListContext extends Pick<DishRowProps, 'shop' | 'type' | 'may' | 'actions'> {
  readonly menu: MenuDocument;
  readonly savedDishes: ReadonlyMap<DishId, DishDocument>;
  readonly sizeNames: ReadonlyMap<SizeId, string>;
  readonly ends: ReadonlyMap<DishId, string>;
  readonly differences: ReadonlyMap<DishId, 'own' | 'changed'>;
  readonly selected: ReadonlySet<DishId>;
  readonly change: EditedMenu['change'];
}

interface DishListProps {
  readonly context: ListContext;
  readonly category: ListedCategory;
  /** How many dishes are drawn. */
  readonly rows: number;
  /** Dishes of a search are not in the order of one list. */
  readonly isOrdered: boolean;
}

/** The dishes of a category with their prices. */
export function DishList({ context, category: { name, dishes }, rows, isOrdered }: DishListProps) {
  const { menu, sizeNames, change } = context;
  const columns = listColumns(dishes);
  const reorder = useReorder((id, place) => {
    const dish = dishes.find((each) => each.id === id);
    if (!dish) return;
    change(MENU_LIST.order(name), (before) => moveDish(before, dish.id, place), `order ${id}`);
    announce(MENU_LIST.place(dish.name, place + 1, dishes.length));
  });
  return (
    <>
      {columns.length > 0 && (
        <div className="edit-head" aria-hidden="true">
          {columns.map((size) => (
            <span key={size}>{sizeNames.get(size)}</span>
          ))}
        </div>
      )}
      <ol data-prices>
        {dishes.slice(0, rows).map((dish, index) => (
          <DishRow
            key={dish.id}
            dish={dish}
            saved={context.savedDishes.get(dish.id) ?? null}
            shop={context.shop}
            type={context.type}
            columns={stable(columns)}
            sizeNames={sizeNames}
            declared={listDeclarations(dish, menu)}
            end={context.ends.get(dish.id) ?? null}
            difference={context.differences.get(dish.id) ?? null}
            isSelected={context.selected.has(dish.id)}
            mark={reorder.findMark(dish.id, index, dishes.length)}
            handle={isOrdered ? reorder.events : null}
            may={context.may}
            actions={context.actions}
          />
        ))}
      </ol>
    </>
  );
}

const lists = new Map<string, readonly SizeId[]>();

/** The same list for the same sizes, so that rows are not drawn again. */
function stable(sizes: readonly SizeId[]): readonly SizeId[] {
  const key = sizes.join(' ');
  const known = lists.get(key) ?? sizes;
  lists.set(key, known);
  return known;
}
