import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { type Cart, restoreCart, type SavedCart } from '@tischlein/domain/cart';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import {
  isGroupActive,
  type LabelledMember,
  labelItems,
  type LeftOut,
  listLeftOut,
  type MergedCart,
} from '@tischlein/domain/group-order';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import { countWork } from '@tischlein/domain/orderability';
import { priceCart, type PricedCart, type PricingSettings } from '@tischlein/domain/pricing';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import type { ShopView } from '../shop/shop-view.ts';
import { useStore } from '@tischlein/ui/store';
import { dayInShop } from '@tischlein/shop-time';
import type { CouponState } from '../guest/coupon-state.ts';
import type { OfferChoices } from '../guest/offer-choices.ts';
import { toSavedCart, type SettledCart, settleCart, settleInGroup } from '../guest/settle-cart.ts';
import { undoChoices, undoChange } from '../guest/undo-change.ts';
import { getMembership, isInGroup } from './group-membership.ts';
import { oncePerChange } from './once-per-change.ts';
import { useGroup } from './use-group.ts';
import { answerWish, type OrderSettings, useOrderSettings } from './use-order-settings.ts';

/** A group as its order needs it. */
interface OrderedGroup extends Pick<MergedCart, 'memberNames' | 'ownerName'> {
  readonly id: string;
  readonly name: string;
  readonly members: readonly LabelledMember[];
}

/** The current order: cart, settings, offers and price. */
export interface Order extends SettledCart, OrderSettings {
  readonly coupon: CouponState;
  readonly choices: OfferChoices;
  readonly priced: PricedCart;
  /** Whose carts are ordered together; null: ordered alone. */
  readonly group: OrderedGroup | null;
  /** What of the group's carts cannot be had (S3 G19). */
  readonly leftOut: readonly LeftOut[];
  /** It is part of a group's: what cannot be had is kept and marked (S3 G19). */
  readonly isInGroup: boolean;
  /** The price under other delivery terms. */
  readonly priceWith: (terms: DeliveryTerms) => PricedCart;
}

/** The guest's own order, priced with the same rules as on the server (S3 §2). */
export function useOrder(): Order {
  const { shop, guest } = useShop();
  // Read anew when the membership changes.
  useStore(getMembership(shop.id));
  const input = useOrderInput();
  const isPart = isInGroup(shop.id) && input.settings.options.table === null;
  return orderOnce(guest, { ...input, cart: useStore(guest.cart), group: null, isInGroup: isPart });
}

/** What the checkout places: the guest's order, or with the owner of a group all carts as one (S3 G3). */
export function useOrderToPlace(): Order {
  const { guest } = useShop();
  const own = useOrder();
  const input = useOrderInput();
  const live = useGroup();
  return live?.isOwner && own.options.table === null
    ? groupOrderOnce(guest, { ...input, ...mergeOnce(guest, { group: live.group }), isInGroup: true })
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
  readonly isInGroup: boolean;
}

const orderOnce = oncePerChange(priceOrder);
const groupOrderOnce = oncePerChange(priceOrder);

function priceOrder(input: OrderInput): Order {
  const { shop, menu, settings, coupon, group } = input;
  const choices = withOfferedPackaging(input.choices, shop, settings);
  const settled = settle(input);
  const price = (terms: DeliveryTerms | null): PricedCart =>
    priceCart(menu, settled.cart, {
      ...settings.occasion,
      ...choices,
      groupActive: group !== null && isGroupActive(settled.cart),
      memberNames: group?.memberNames ?? [],
      settings: toPricingSettings(shop),
      terms: settings.orderType === 'delivery' ? terms : null,
      date: dayInShop(settings.serveTime?.serveAt ?? Date.now()),
      coupon: coupon.state === 'valid' ? coupon.coupon : null,
    });
  const priced = price(settings.options.location?.terms ?? null);
  const leftOut = group ? listLeftOut(settled.problems, group.members) : [];
  return {
    ...settings,
    // A larger order needs a time at which the kitchen has more room (S3 O7).
    ...(settings.wish.period.kitchen &&
      answerWish({ ...settings.wish, work: countWork(menu, settled.cart, settings.wish.period.kitchen) })),
    ...settled,
    coupon,
    choices,
    priced,
    group,
    leftOut,
    isInGroup: input.isInGroup,
    priceWith: price,
  };
}

/** A choice that the shop does not offer for the order type has no effect. */
function withOfferedPackaging(
  { packaging, ...choices }: OfferChoices,
  shop: ShopView,
  { orderType }: OrderSettings,
): OfferChoices {
  return packaging && shop.packaging?.[orderType].includes(packaging) ? { ...choices, packaging } : choices;
}

/** Of a group's carts nothing is kept apart: what cannot be had is left out. */
function settle({ menu, settings: { occasion }, cart, group, isInGroup: isPart }: OrderInput): SettledCart {
  if (group) return { ...restoreCart(cart, menu, occasion), unsuitable: [] };
  return (isPart ? settleInGroup : settleCart)(cart, menu, occasion);
}

interface Merging extends Readonly<Record<string, unknown>> {
  readonly group: GroupOrderAnswer;
}

const mergeOnce = oncePerChange(({ group }: Merging): Pick<OrderInput, 'cart' | 'group'> => mergeGroup(group));

/** The carts of the included members as one, as the server merges them (S3 G3). */
export function mergeGroup(group: GroupOrderAnswer): { readonly cart: SavedCart; readonly group: OrderedGroup } {
  const included = group.members.filter((member) => member.included);
  const [owner] = group.members;
  return {
    cart: { items: included.flatMap(({ cart, label }) => labelItems(cart.items, label)) },
    group: {
      id: group.id,
      name: group.name,
      ownerName: owner?.label ?? '',
      memberNames: included.map(({ label }) => label),
      members: group.members.map(({ id, label, cart }) => ({ id, label, itemNames: cart.itemNames })),
    },
  };
}

/** Changes the cart. Returns an undo that keeps later changes. */
export function changeCart(
  { shop, menu, guest }: ShopPage,
  occasion: OrderContext,
  change: (cart: Cart) => Cart,
): () => void {
  const choicesBefore = guest.choices.get();
  const isPart = isInGroup(shop.id) && occasion.deliveryType !== 'dineIn';
  const settled = (isPart ? settleInGroup : settleCart)(guest.cart.get(), menu, occasion);
  const { cart, unsuitable } = settled;
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
  const { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue, packaging } = shop;
  const pickupMinimum = pickupMinimumOrderValue === undefined ? null : toCents(pickupMinimumOrderValue);
  return {
    useDishDeposit,
    dishDeposits,
    comboVatRule,
    groupOrderDiscounts,
    pickupMinimumOrderValue: pickupMinimum,
    reusableDeposit: packaging?.deposit ?? null,
  };
}
