import { toCents } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { readMenuDocument, saveMenuDocument } from '../../apps/office/app/api/shop-menu.ts';

/** The merchant saves another menu; open pages follow. */
export async function changeMenu(slug: string, change: (menu: MenuDocument) => MenuDocument): Promise<void> {
  const read = await readMenuDocument(slug);
  if (!read.ok) throw new Error(read.problem.message);
  const saved = await saveMenuDocument(slug, change(read.value.value), read.value.version);
  if (!saved.ok) throw new Error(saved.problem.message);
}

/** Changes the dish of this name. */
export const withDish =
  (name: string, change: Partial<DishDocument>) =>
  (menu: MenuDocument): MenuDocument => ({
    ...menu,
    dishes: menu.dishes.map((dish) => (dish.name === name ? { ...dish, ...change } : dish)),
  });

/** The prices of a dish without sizes, which is sold in both ways. */
export const forOnePrice = (cents: number): Pick<DishDocument, 'prices'> => {
  const base = toCents(cents);
  return { prices: { delivery: { base }, pickup: { base } } };
};
