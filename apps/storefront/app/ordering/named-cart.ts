import { exportByNames, type NamedItem, restoreCart } from '@tischlein/domain/cart';
import type { ShopPage } from '../context/shop-context.ts';
import { settleCart } from '../guest/settle-cart.ts';
import type { OrderSettings } from './use-order-settings.ts';

/** The cart by names, including items unsuitable for the order type here: they may be suitable at the other branch. */
export function namedCart({ menu, guest }: ShopPage, { occasion }: OrderSettings): readonly NamedItem[] {
  const { cart, unsuitable } = settleCart(guest.cart.get(), menu, occasion);
  const otherType = occasion.deliveryType === 'delivery' ? 'pickup' : 'delivery';
  const items = unsuitable.map(({ item }) => item);
  const others = restoreCart({ items }, menu, { ...occasion, deliveryType: otherType }).cart;
  return [...exportByNames(cart, menu), ...exportByNames(others, menu)];
}
