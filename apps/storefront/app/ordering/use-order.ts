import { toCents } from '@tischlein/domain';
import type { Cart, SavedCart } from '@tischlein/domain/cart';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import { priceCart, type PricedCart, type PricingSettings } from '@tischlein/domain/pricing';
import { dateInShop } from '../shop/shop-dates.ts';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import type { ShopView } from '../shop/shop-view.ts';
import { useStore } from '@tischlein/ui/store';
import type { CouponState } from '../guest/coupon-state.ts';
import type { OfferChoices } from '../guest/offer-choices.ts';
import { toSavedCart, type SettledCart, settleCart } from '../guest/settle-cart.ts';
import { undoChoices, undoChange } from '../guest/undo-change.ts';
import { oncePerChange } from './once-per-change.ts';
import { type OrderSettings, useOrderSettings } from './use-order-settings.ts';

/** The current order: cart, settings, offers and price. */
export interface Order extends SettledCart, OrderSettings {
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
  readonly priced: PricedCart;
  /** The price under other delivery terms. */
  readonly priceWith: (terms: DeliveryTerms) => PricedCart;
}

/** The guest's order, priced with the same rules as on the server (S3 §2). */
export function useOrder(): Order {
  const { shop, menu, guest } = useShop();
  return orderOnce(guest, {
    shop,
    menu,
    settings: useOrderSettings(),
    cart: useStore(guest.cart),
    coupon: useStore(guest.coupon),
    choices: useStore(guest.choices),
  });
}

interface OrderInput extends Readonly<Record<string, unknown>> {
  readonly shop: ShopView;
  readonly menu: Menu;
  readonly settings: OrderSettings;
  readonly cart: SavedCart;
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
}

const orderOnce = oncePerChange(({ shop, menu, settings, cart, coupon, choices }: OrderInput): Order => {
  const settled = settleCart(cart, menu, settings.occasion);
  const price = (terms: DeliveryTerms | null): PricedCart =>
    priceCart(menu, settled.cart, {
      ...settings.occasion,
      ...choices,
      groupActive: false,
      memberNames: [],
      settings: toPricingSettings(shop),
      terms: settings.orderType === 'delivery' ? terms : null,
      date: dateInShop(settings.serveTime?.serveAt ?? null),
      coupon: coupon.state === 'valid' ? coupon.coupon : null,
    });
  const priced = price(settings.options.location?.terms ?? null);
  return { ...settings, ...settled, coupon, choices, priced, priceWith: price };
});

/** Changes the cart. Returns an undo that keeps later changes. */
export function changeCart(
  { menu, guest }: Pick<ShopPage, 'menu' | 'guest'>,
  occasion: OrderContext,
  change: (cart: Cart) => Cart,
): () => void {
  const choicesBefore = guest.choices.get();
  const { cart, unsuitable } = settleCart(guest.cart.get(), menu, occasion);
  // Not as stored: a cart from elsewhere may write the same items differently, and the undo compares them.
  const before = toSavedCart(cart, unsuitable);
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
