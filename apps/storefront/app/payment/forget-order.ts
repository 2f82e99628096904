import { saveChoices, readChoices } from '../guest/checkout-choices.ts';
import { clearCoupon } from '../guest/coupon.ts';
import { NO_CHOICES } from '../guest/offer-choices.ts';
import { messagesPlace } from '../guest/remembered-address.ts';
import { getOrderedCart } from '../ordering/ordered-cart.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { writeStored } from '../browser/storage.ts';
import { saveUnpaid } from './unpaid-order.ts';

/** Clears cart, choices, coupon and messages after this order is placed (S2 §4 Checkout steps). */
export function forgetOrder({ guest, shop }: Pick<ShopPage, 'guest' | 'shop'>, orderId: string): void {
  // First, so that other tabs know why the cart is empty.
  getOrderedCart(shop.id).set(orderId);
  saveUnpaid(shop.id, null);
  writeStored(messagesPlace(shop.id), null);
  // A temporary address was for this order only (S2 §2 Checkout page).
  const choices = readChoices(shop.id);
  if (choices?.isTemporaryAddress && !choices.replacesSavedAddress) changeOptions(guest, { location: null });
  saveChoices(shop.id, null);
  guest.cart.set({ items: [] });
  guest.choices.set(NO_CHOICES);
  changeOptions(guest, { serveAt: null });
  clearCoupon(guest);
}
