import type { ParsedChange } from '@tischlein/contract/office';
import type { Quote } from '@tischlein/contract/shop';
import { dishId, offerId, sizeId } from '@tischlein/domain';
import { reorderItems, resolveLineId } from '@tischlein/domain/cart';
import { countMakeMinutes } from '@tischlein/domain/opening';
import { changeAmounts } from '@tischlein/domain/orders';
import { resolveDelivery } from '../delivery/resolve-delivery.ts';
import type { Deps } from '../deps.ts';
import { createShopSchedule } from '../opening/shop-schedule.ts';
import { checkServeTime, type Refusal } from '../orders/check-order-request.ts';
import { listOrderBenefits, type OrderGift } from '../orders/order-benefits.ts';
import { findAgeCheck } from '../orders/new-order.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { priceRequest } from '../orders/price-request.ts';
import { toQuote } from '../orders/quote-answer.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Another version of an order, as it would be stored. */
export interface PricedChange {
  readonly quote: Quote;
  readonly serveAt: string | null;
  readonly makeMinutes: number;
  readonly ageCheck: number | null;
  readonly gifts: readonly OrderGift[];
}

type PriceOutcome =
  | ({ readonly code: 'priced' } & PricedChange)
  | { readonly code: 'changeEmpty' }
  | { readonly code: 'refused'; readonly refusal: Refusal };

/** The items of an order after a change, which names lines by their id or their place. */
function changeItems({ lines }: Quote, { lines: changed, add }: ParsedChange) {
  const items = lines.flatMap((line) =>
    reorderItems([line]).map((item) => ({ lineId: line.lineId, item: withNote(item, line.note) })),
  );
  const amounts = changed.map((line) => ({ ...line, lineId: resolveLineId(lines, line.lineId) }));
  return [...changeAmounts(items, amounts), ...add];
}

/** Prices another version of an order as the order itself was priced: same coupon, choices and delivery address. */
export async function priceChange(
  deps: Deps,
  shop: LoadedShop,
  { order, change }: { readonly order: StoredOrder; readonly change: ParsedChange },
): Promise<PriceOutcome> {
  const { quote, contact, delivery_type: deliveryType } = order;
  const serveAt = change.serveAt === undefined ? order.serve_at : change.serveAt;
  const orderItems = changeItems(quote, change);
  const isSame = change.lines.length === 0 && change.add.length === 0 && serveAt === order.serve_at;
  if (orderItems.length === 0 || isSame) return { code: 'changeEmpty' };
  const terms = deliveryType === 'delivery' ? (await resolveDelivery(deps, shop.config, contact)).terms : null;
  if (terms && terms.minimumOrderValue === null)
    return { code: 'refused', refusal: { code: 'orderProblem', problem: OUT_OF_AREA, otherBranch: null } };
  const priced = await priceRequest(deps, shop, {
    orderItems,
    couponCode: order.coupon_code,
    hasCouponAlready: true,
    ...toChoices(quote),
    packaging: quote.packaging ?? null,
    deliveryType,
    serveAt,
    terms,
    // As soon as possible means the offers of the moment in which the guest has ordered.
    at: order.placed_at,
  });
  // Equal lines are one, so units are compared.
  if (countUnits(priced.cart.lines) < countUnits(orderItems))
    return { code: 'refused', refusal: { code: 'notAvailable', seen: [] } };
  const schedule = createShopSchedule(deps, shop, deps.clock.now());
  const makeMinutes = schedule.kitchen ? countMakeMinutes(shop.menu, priced.cart, schedule.kitchen.capacity) : 0;
  if (serveAt !== null && serveAt !== order.serve_at) {
    const refusal = checkServeTime(schedule, { deliveryType, serveAt }, makeMinutes);
    if (refusal) return { code: 'refused', refusal };
  }
  const after = toQuote(shop.menu, priced);
  const { gifts } = listOrderBenefits(shop, priced, terms);
  return { code: 'priced', quote: after, serveAt, makeMinutes, ageCheck: findAgeCheck(shop.menu, priced), gifts };
}

const countUnits = (items: readonly { readonly amount?: number }[]): number =>
  items.reduce((count, { amount = 1 }) => count + amount, 0);

const OUT_OF_AREA = { code: 'outOfDeliveryArea', otherBranchDelivers: false } as const;

const withNote = <Item extends object>(item: Item, note: string | undefined): Item =>
  note === undefined ? item : { ...item, note };

/** The choices of the guest: free items that are still reached, and decided two-for-one offers. */
function toChoices({ freeItems, hints }: Quote) {
  const decided = (status: 'confirmed' | 'denied') =>
    hints.twoForOne.filter((each) => each.status === status).map(({ offerId: id }) => offerId(id));
  return {
    selectedFreeItems: freeItems.map((item) => ({
      offerId: offerId(item.offerId),
      dishId: dishId(item.dishId),
      sizeId: item.sizeId === null ? null : sizeId(item.sizeId),
    })),
    confirmedTwoForOnePromotions: decided('confirmed'),
    deniedTwoForOnePromotions: decided('denied'),
  };
}
