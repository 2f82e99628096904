import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import type { Cart, SavedCart } from '@tischlein/domain/cart';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import { labelItems, type MergedCart } from '@tischlein/domain/group-order';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import { priceCart, type PricedCart, type PricingSettings } from '@tischlein/domain/pricing';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import type { ShopView } from '../shop/shop-view.ts';
import { useStore } from '@tischlein/ui/store';
import { dayInShop } from '@tischlein/ui/shop-clock';
import type { CouponState } from '../guest/coupon-state.ts';
import type { OfferChoices } from '../guest/offer-choices.ts';
import { toSavedCart, type SettledCart, settleCart } from '../guest/settle-cart.ts';
import { undoChoices, undoChange } from '../guest/undo-change.ts';
import { oncePerChange } from './once-per-change.ts';
import { useGroup } from './use-group.ts';
import { type OrderSettings, useOrderSettings } from './use-order-settings.ts';

/** A group as its order needs it. */
interface OrderedGroup extends Pick<MergedCart, 'memberNames' | 'ownerName' | 'groupActive'> {
  readonly id: string;
  readonly name: string;
}

/** The current order: cart, settings, offers and price. */
export interface Order extends SettledCart, OrderSettings {
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
  readonly priced: PricedCart;
  /** Whose carts are ordered together; null: ordered alone. */
  readonly group: OrderedGroup | null;
  /** The price under other delivery terms. */
  readonly priceWith: (terms: DeliveryTerms) => PricedCart;
}

/** The guest's own order, priced with the same rules as on the server (S3 §2). */
export function useOrder(): Order {
  const { guest } = useShop();
  return orderOnce(guest, { ...useOrderInput(), cart: useStore(guest.cart), group: null });
}

/** What the checkout places: the guest's order, or with the owner of a group all carts as one (S3 G3). */
export function useOrderToPlace(): Order {
  const { guest } = useShop();
  const own = useOrder();
  const input = useOrderInput();
  const live = useGroup();
  return live?.isOwner && own.options.table === null
    ? groupOrderOnce(guest, { ...input, ...mergeOnce(guest, { group: live.group }) })
    : own;
}

function useOrderInput(): SharedInput {
  const { shop, menu, guest } = useShop();
  return {
    shop,
    menu,
    settings: useOrderSettings(),
    coupon: useStore(guest.coupon),
    choices: useStore(guest.choices),
  };
}

interface SharedInput extends Readonly<Record<string, unknown>> {
  readonly shop: ShopView;
  readonly menu: Menu;
  readonly settings: OrderSettings;
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
}

interface OrderInput extends SharedInput {
  readonly cart: SavedCart;
  /** null: ordered alone. */
  readonly group: OrderedGroup | null;
}

const orderOnce = oncePerChange(priceOrder);
const groupOrderOnce = oncePerChange(priceOrder);

function priceOrder({ shop, menu, settings, cart, coupon, choices, group }: OrderInput): Order {
  const settled = settleCart(cart, menu, settings.occasion);
  const price = (terms: DeliveryTerms | null): PricedCart =>
    priceCart(menu, settled.cart, {
      ...settings.occasion,
      ...choices,
      groupActive: group?.groupActive ?? false,
      memberNames: group?.memberNames ?? [],
      settings: toPricingSettings(shop),
      terms: settings.orderType === 'delivery' ? terms : null,
      date: dayInShop(settings.serveTime?.serveAt ?? Date.now()),
      coupon: coupon.state === 'valid' ? coupon.coupon : null,
    });
  const priced = price(settings.options.location?.terms ?? null);
  return { ...settings, ...settled, coupon, choices, priced, group, priceWith: price };
}

interface Merging extends Readonly<Record<string, unknown>> {
  readonly group: GroupOrderAnswer;
}

const mergeOnce = oncePerChange(({ group }: Merging): Pick<OrderInput, 'cart' | 'group'> => {
  const included = group.members.filter((member) => member.included);
  const [owner] = group.members;
  return {
    cart: { items: included.flatMap(({ cart, label }) => labelItems(cart.items, label)) },
    group: {
      id: group.id,
      name: group.name,
      ownerName: owner?.label ?? '',
      memberNames: included.map(({ label }) => label),
      groupActive: included.filter(({ cart }) => cart.items.length > 0).length >= 2,
    },
  };
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

export function toPricingSettings(shop: ShopView): PricingSettings {
  const { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue } = shop;
  const pickupMinimum = pickupMinimumOrderValue === undefined ? null : toCents(pickupMinimumOrderValue);
  return { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue: pickupMinimum };
}
