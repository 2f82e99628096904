import { foldText, type MenuDocument, type StockItem, type StockKind } from '@tischlein/domain/menu';
import { STOCK } from '@tischlein/wording/office';

/** An item that can be out of stock, with its name and where it belongs. */
export interface StockRow {
  readonly key: string;
  readonly item: StockItem;
  readonly name: string;
  readonly place: string;
  /** Name and place as they are searched. */
  readonly folded: string;
}

export const toStockKey = ({ kind, group, id }: StockItem): string => `${kind} ${group} ${id}`;

/** All items that can be out of stock, in menu order; ingredients by name. */
export function listStockRows(menu: MenuDocument): readonly StockRow[] {
  return [...listDishRows(menu), ...listIngredientRows(menu), ...listExtraRows(menu)];
}

/** Filters the rows by kind and search text, ignoring accents: 'kase' finds 'Käse'. */
export function searchRows(rows: readonly StockRow[], kind: StockKind, words: string): readonly StockRow[] {
  const needle = foldText(words.trim());
  return rows.filter(({ item, folded }) => item.kind === kind && folded.includes(needle));
}

function listDishRows({ categories, dishes }: MenuDocument): StockRow[] {
  const byCategory = Map.groupBy(dishes, ({ category }) => category);
  return categories.flatMap((category) =>
    (byCategory.get(category.id) ?? []).map(({ id, name }) =>
      toRow({ kind: 'dish', id, group: '' }, name, category.name),
    ),
  );
}

function listIngredientRows({ ingredients }: MenuDocument): StockRow[] {
  return ingredients
    .toSorted((left, right) => left.name.localeCompare(right.name, 'de'))
    .map(({ id, name }) => toRow({ kind: 'ingredient', id, group: '' }, name, STOCK.ingredient));
}

function listExtraRows({ extraGroups, ingredients, dishes, sizes }: MenuDocument): StockRow[] {
  const ingredientNames = new Map(ingredients.map(({ id, name }) => [id, name]));
  const dishNames = new Map(dishes.map(({ id, name }) => [id, name]));
  const sizeNames = new Map(sizes.map(({ id, name }) => [id, name]));
  return extraGroups.flatMap((group) =>
    group.items.map((item) => {
      const names =
        'ingredient' in item
          ? [ingredientNames.get(item.ingredient)]
          : [dishNames.get(item.dish), item.size && sizeNames.get(item.size)];
      return toRow({ kind: 'extra', id: item.id, group: group.id }, names.filter(Boolean).join(' '), group.name);
    }),
  );
}

const toRow = (item: StockItem, name: string, place: string): StockRow => ({
  key: toStockKey(item),
  item,
  name: name === '' ? item.id : name,
  place,
  folded: foldText(`${name} ${place}`),
});
