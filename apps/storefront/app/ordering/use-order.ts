import { toCents } from '@tischlein/domain';
import type { Cart } from '@tischlein/domain/cart';
import type { OrderContext } from '@tischlein/domain/menu';
import { priceCart, type PricedCart, type PricingSettings } from '@tischlein/domain/pricing';
import { dateInShop } from '../shop/shop-dates.ts';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import type { ShopView } from '../shop/shop-view.ts';
import { useStore } from '@tischlein/ui/store';
import type { CouponState } from '../guest/coupon.ts';
import type { OfferChoices } from '../guest/offer-choices.ts';
import { toSavedCart, type SettledCart, settleCart } from '../guest/settle-cart.ts';
import { undoChoices, undoChange } from '../guest/undo-change.ts';
import { type OrderSettings, useOrderSettings } from './use-order-settings.ts';

/** The current order: cart, settings, offers and price. */
export interface Order extends SettledCart, OrderSettings {
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
  readonly priced: PricedCart;
}

/** The guest's order, priced with the same rules as on the server (S3 §2). */
export function useOrder(): Order {
  const { shop, menu, guest } = useShop();
  const settings = useOrderSettings();
  const coupon = useStore(guest.coupon);
  const choices = useStore(guest.choices);
  const settled = settleCart(useStore(guest.cart), menu, settings.occasion);
  const priced = priceCart(menu, settled.cart, {
    ...settings.occasion,
    ...choices,
    groupActive: false,
    settings: toPricingSettings(shop),
    terms: settings.orderType === 'delivery' ? (settings.options.location?.terms ?? null) : null,
    date: dateInShop(settings.serveTime?.serveAt ?? null),
    coupon: coupon.state === 'valid' ? coupon.coupon : null,
  });
  return { ...settings, ...settled, coupon, choices, priced };
}

/** Changes the cart. Returns an undo that keeps later changes. */
export function changeCart(
  { menu, guest }: Pick<ShopPage, 'menu' | 'guest'>,
  occasion: OrderContext,
  change: (cart: Cart) => Cart,
): () => void {
  const before = guest.cart.get();
  const choicesBefore = guest.choices.get();
  const { cart, unsuitable } = settleCart(before, menu, occasion);
  const after = toSavedCart(change(cart), unsuitable);
  guest.cart.set(after);
  return () => {
    guest.cart.set(undoChange({ before, after }, guest.cart.get()));
    guest.choices.set(undoChoices(choicesBefore, guest.choices.get()));
  };
}

function toPricingSettings(shop: ShopView): PricingSettings {
  const { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue } = shop;
  const pickupMinimum = pickupMinimumOrderValue === undefined ? null : toCents(pickupMinimumOrderValue);
  return { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue: pickupMinimum };
}
