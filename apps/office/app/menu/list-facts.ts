import { formatEnd } from '../values/stock-end.ts';
import type { StockState } from '@tischlein/contract/office';
import { type DishId, dishId, type SizeId } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { listMenuChanges } from '@tischlein/domain/menu-editing';
import { declarationName } from '@tischlein/wording';

// One object, so that what depends on it is not computed again.
const NO_ENDS: ReadonlyMap<DishId, string> = new Map();

/** Until when dishes are out of stock, in words. */
export function listEnds(menu: MenuDocument, stock: StockState | null): ReadonlyMap<DishId, string> {
  const { out = [], now = '' } = stock ?? {};
  if (out.length === 0) return NO_ENDS;
  const known = new Set<string>(menu.dishes.map(({ id }) => id));
  const dishes = out.filter(({ kind, id }) => kind === 'dish' && known.has(id));
  return new Map(dishes.map(({ id, until }) => [dishId(id), formatEnd(until, now)]));
}

/** Dishes that a branch has changed or has alone; empty if it follows no franchise. */
export function listDifferences(
  menu: MenuDocument | null,
  franchise: MenuDocument | null,
): ReadonlyMap<DishId, 'own' | 'changed'> {
  if (!menu || !franchise) return new Map();
  const changes = listMenuChanges(franchise, menu).filter(
    ({ part, id, kind }) => part === 'dishes' && id && kind !== 'removed',
  );
  return new Map(changes.map(({ id, kind }) => [dishId(id), kind === 'added' ? 'own' : 'changed']));
}

/** The sizes that most dishes of a list have: the columns of its prices. */
export function listColumns(dishes: readonly DishDocument[]): readonly SizeId[] {
  const bySizes = [...Map.groupBy(dishes, ({ sizes }) => sizes.join(' ')).values()];
  const [most] = bySizes.toSorted((left, right) => right.length - left.length);
  return most?.[0]?.sizes ?? [];
}

/** 'A, G, Sellerie': declarations in the merchant's codes; those without a code by their names. */
export function listDeclarations(
  { declarations }: Pick<DishDocument, 'declarations'>,
  { declarationCodes }: Pick<MenuDocument, 'declarationCodes'>,
): string {
  const words = (declarations ?? []).map((each) => declarationCodes[each] ?? declarationName(each));
  return [...new Set(words)].join(', ');
}
