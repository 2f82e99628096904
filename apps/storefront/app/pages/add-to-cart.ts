import { addChoice } from '@tischlein/domain/cart';
import type { Dish, OrderContext } from '@tischlein/domain/menu';
import { toChoice, type DishChoice, startSelection } from '@tischlein/domain/selection';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { isFlagOn } from '../guest/developer-flags.ts';
import { activeOrderType } from '../guest/order-options.ts';
import { settleCart } from '../guest/settle-cart.ts';
import { isGroupMember } from '../ordering/group-membership.ts';
import { changeCart } from '../ordering/use-order.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { announce } from '@tischlein/ui/announce';
import { showToast } from '@tischlein/ui/toasts';
import type { OpenStartDialog } from './start-dialog.ts';

/** Adds one unit of a dish with its defaults; returns false if something has to be chosen first. */
export function addWithoutDialog(page: ShopPage, occasion: OrderContext, dish: Dish): boolean {
  const choice = toChoice(startSelection(dish, occasion.deliveryType, occasion.time));
  if (!choice || dish.sizes.length > 1) return false;
  addToCart(page, occasion, { choice, amount: 1 });
  return true;
}

export function addToCart(
  page: ShopPage,
  occasion: OrderContext,
  { choice, amount }: { readonly choice: DishChoice; readonly amount: number },
): void {
  changeCart(page, occasion, (cart) => addChoice(cart, choice, { amount, memberName: '' }));
  announce(FILLED_CART.added(choice.dish.name));
}

/** S1 §4 Saving a dish: 'then the location is asked if needed'. Not for a cart whose only dish is about to be removed. */
export function askLocation(page: ShopPage, occasion: OrderContext, open: OpenStartDialog): void {
  const { cart } = settleCart(page.guest.cart.get(), page.menu, occasion);
  if (cart.lines.length === 0 || !shouldAskLocation(page)) return;
  rememberAsked(page);
  open({ kind: 'address' });
}

/** Asks once a visit; a guest who has left the dialog is asked again by the cart, before the checkout. */
export const shouldAskLocation = (page: ShopPage): boolean =>
  isLocationNeeded(page) && !page.guest.visit.get().wasAskedLocation;

export function rememberAsked({ guest: { visit } }: ShopPage): void {
  visit.set({ ...visit.get(), wasAskedLocation: true });
}

/** Another tab has removed the line that was edited here. */
export function showAddedAgain(name: string): void {
  showToast({ icon: 'bag', text: FILLED_CART.addedAgain(name) });
}

/**
 * S2 §4 Address dialog: 'no minimum order value is known, delivery is chosen or unset, and neither reorder-link mode
 * …'.
 */
export function isLocationNeeded({ guest, shop }: ShopPage): boolean {
  if (isGroupMember(shop.id)) return false;
  const options = guest.options.get();
  if (isFlagOn('rorderLink', shop, guest.flags.get())) return false;
  return activeOrderType(options, shop) === 'delivery' && options.location === null;
}
