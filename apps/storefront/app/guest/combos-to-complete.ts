import { type ComboToComplete, findComboToComplete, type SavedCart, type SavedComboItem } from '@tischlein/domain/cart';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import type { Guest } from './guest.ts';

/** Takes combos that have lost a dish out of the cart and sets them aside; returns them with what they lack. */
export function setAsideToComplete(
  { cart, toComplete }: Guest,
  menu: Menu,
  occasion: OrderContext,
): readonly ComboToComplete[] {
  const found = listCombos(cart.get()).flatMap((item) => {
    const combo = findComboToComplete(item, menu, occasion);
    return combo ? [{ item, combo }] : [];
  });
  if (found.length === 0) return [];
  const taken = new Set<unknown>(found.map(({ item }) => item));
  cart.set({ items: cart.get().items.filter((item) => !taken.has(item)) });
  toComplete.set({ items: [...toComplete.get().items, ...found.map(({ item }) => item)] });
  return found.map(({ combo }) => combo);
}

/** Forgets a combo that was set aside, as the guest has completed it; returns how many of it were in the cart. */
export function takeToComplete({ toComplete }: Guest, comboId: string): number {
  const taken = listCombos(toComplete.get()).find(({ menuId }) => menuId === comboId);
  if (taken) forget(toComplete, taken);
  return taken?.amount ?? 1;
}

export const forget = (toComplete: Guest['toComplete'], taken: SavedComboItem): void =>
  toComplete.set({ items: toComplete.get().items.filter((item) => item !== taken) });

export const listCombos = ({ items }: SavedCart): readonly SavedComboItem[] =>
  items.flatMap((item) => ('menuId' in item ? [item] : []));
