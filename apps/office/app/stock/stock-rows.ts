import { foldText, type MenuDocument, type StockItem, type StockKind } from '@tischlein/domain/menu';
import { STOCK } from '@tischlein/wording/office';

/** Something that can be out, with its name and where it belongs. */
export interface StockRow {
  readonly key: string;
  readonly item: StockItem;
  readonly name: string;
  readonly place: string;
}

export const keyOf = ({ kind, group, id }: StockItem): string => `${kind} ${group} ${id}`;

/** All that can be out of stock, in the order of the menu; ingredients by name. */
export function stockRows(menu: MenuDocument): readonly StockRow[] {
  return [...dishRows(menu), ...ingredientRows(menu), ...extraRows(menu)];
}

/** The rows of a kind that a search finds; 'kase' finds 'Käse'. */
export function foundRows(rows: readonly StockRow[], kind: StockKind, words: string): readonly StockRow[] {
  const wanted = foldText(words.trim());
  return rows.filter(({ item, name, place }) => item.kind === kind && foldText(`${name} ${place}`).includes(wanted));
}

function dishRows({ categories, dishes }: MenuDocument): StockRow[] {
  const byCategory = Map.groupBy(dishes, ({ category }) => category);
  return categories.flatMap((category) =>
    (byCategory.get(category.id) ?? []).map(({ id, name }) =>
      rowOf({ kind: 'dish', id, group: '' }, name, category.name),
    ),
  );
}

function ingredientRows({ ingredients }: MenuDocument): StockRow[] {
  return ingredients
    .toSorted((left, right) => left.name.localeCompare(right.name, 'de'))
    .map(({ id, name }) => rowOf({ kind: 'ingredient', id, group: '' }, name, STOCK.ingredient));
}

function extraRows({ extraGroups, ingredients, dishes, sizes }: MenuDocument): StockRow[] {
  const ingredientNames = new Map(ingredients.map(({ id, name }) => [id, name]));
  const dishNames = new Map(dishes.map(({ id, name }) => [id, name]));
  const sizeNames = new Map(sizes.map(({ id, name }) => [id, name]));
  return extraGroups.flatMap((group) =>
    group.items.map((item) => {
      const names =
        'ingredient' in item
          ? [ingredientNames.get(item.ingredient)]
          : [dishNames.get(item.dish), item.size && sizeNames.get(item.size)];
      return rowOf({ kind: 'extra', id: item.id, group: group.id }, names.filter(Boolean).join(' '), group.name);
    }),
  );
}

const rowOf = (item: StockItem, name: string, place: string): StockRow => ({
  key: keyOf(item),
  item,
  name: name === '' ? item.id : name,
  place,
});
