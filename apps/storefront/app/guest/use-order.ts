import { toCents } from '@tischlein/domain';
import type { Cart } from '@tischlein/domain/cart';
import type { OrderContext } from '@tischlein/domain/menu';
import { priceCart, type PricedCart, type PricingSettings } from '@tischlein/domain/pricing';
import { dateInShop } from '../shop-dates.ts';
import { type ShopPage, useShop } from '../shop-context.ts';
import type { ShopView } from '../shop-view.ts';
import { useStore } from '@tischlein/ui/store';
import type { CouponState } from './coupon.ts';
import type { OfferChoices } from './offer-choices.ts';
import { keptCart, type SettledCart, settleCart } from './settle-cart.ts';
import { choicesTakenBack, withoutChange } from './take-back.ts';
import { type GuestOccasion, useOccasion } from './use-occasion.ts';

/** The order as it stands: what, how, where to, when, and what it costs. */
export interface Order extends SettledCart, GuestOccasion {
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
  readonly priced: PricedCart;
}

/** The guest's order, priced by the rules of the server (spec 3 §2). */
export function useOrder(): Order {
  const { shop, menu, guest } = useShop();
  const wanted = useOccasion();
  const coupon = useStore(guest.coupon);
  const choices = useStore(guest.choices);
  const settled = settleCart(useStore(guest.cart), menu, wanted.occasion);
  const priced = priceCart(menu, settled.cart, {
    ...wanted.occasion,
    ...choices,
    groupActive: false,
    settings: settingsOf(shop),
    terms: wanted.orderType === 'delivery' ? (wanted.options.location?.terms ?? null) : null,
    date: dateInShop(wanted.serveTime?.serveAt ?? null),
    coupon: coupon.state === 'valid' ? coupon.coupon : null,
  });
  return { ...wanted, ...settled, coupon, choices, priced };
}

/** Changes what is in the cart; the way back for an undo, which leaves alone what is done meanwhile. */
export function changeCart(
  { menu, guest }: Pick<ShopPage, 'menu' | 'guest'>,
  occasion: OrderContext,
  change: (cart: Cart) => Cart,
): () => void {
  const before = guest.cart.get();
  const choicesBefore = guest.choices.get();
  const { cart, unsuitable } = settleCart(before, menu, occasion);
  const after = keptCart(change(cart), unsuitable);
  guest.cart.set(after);
  return () => {
    guest.cart.set(withoutChange({ before, after }, guest.cart.get()));
    guest.choices.set(choicesTakenBack(choicesBefore, guest.choices.get()));
  };
}

function settingsOf(shop: ShopView): PricingSettings {
  const { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue } = shop;
  const pickupMinimum = pickupMinimumOrderValue === undefined ? null : toCents(pickupMinimumOrderValue);
  return { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue: pickupMinimum };
}
