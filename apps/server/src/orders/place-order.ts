import type { OrderResponse, ParsedOrderRequest, Quote } from '@tischlein/contract/shop';
import type { OrderId } from '@tischlein/domain';
import { countCouponUse } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { checkPricedOrder, checkServeTime, type Refusal } from './check-order-request.ts';
import { mailsOfNewOrder, newOrder } from './new-order.ts';
import { orderResponse } from './order-answers.ts';
import { orderWish } from './order-wish.ts';
import { claimKey, findOrderByKey, insertOrder, type NewOrder, readOrder } from './orders.store.ts';
import { priceRequest, termsAt } from './price-request.ts';
import { quoteAnswer } from './quote-answer.ts';
import { customerHashes, requestKey, type RequestKey } from './request-key.ts';

/** An order as it arrives. */
export interface IncomingOrder {
  readonly request: ParsedOrderRequest;
  /** Idempotency-Key; null: none was sent. */
  readonly clientKey: string | null;
  /** The session that may see the order (spec 3 K8). */
  readonly session: string;
  /** Whether this request brought the session along, or got it just now. */
  readonly isNewSession: boolean;
}

export type PlaceOrderOutcome =
  | { readonly code: 'placed'; readonly answer: OrderResponse; readonly isReplay: boolean }
  | { readonly code: 'keyReused' }
  | Refused;
interface Refused {
  readonly code: 'refused';
  readonly refusal: Refusal;
  /** The calculation as it is now, where it came to one. */
  readonly quote: Quote | null;
}

/** Takes an order, once for each key: priced, checked and kept by the server alone (spec 3 K3 to K5). */
export async function placeOrder(deps: Deps, shop: LoadedShop, incoming: IncomingOrder): Promise<PlaceOrderOutcome> {
  const now = deps.clock.now();
  const { request, clientKey, session, isNewSession } = incoming;
  const key = requestKey(request, clientKey, { guest: isNewSession ? '' : session, now });
  const earlier = await findOrderByKey(deps.database.read, shop.id, { key: key.key, now });
  if (earlier) return replay(deps, shop, { earlier, key });
  const decision = await decide(deps, shop, { request, session, now });
  if (decision.code === 'refused') return refused(deps, shop, decision);
  return keep(deps, shop, { order: decision.order, key, session });
}

type Decision = Refused | { readonly code: 'taken'; readonly order: NewOrder };

async function decide(
  deps: Deps,
  shop: LoadedShop,
  { request, session, now }: Pick<IncomingOrder, 'request' | 'session'> & { readonly now: string },
): Promise<Decision> {
  const { config } = shop;
  const wish = orderWish(request);
  const wrongTime = checkServeTime(config, wish, now);
  if (wrongTime) return { code: 'refused', refusal: wrongTime, quote: null };
  const { deliveryType, serveAt, values } = wish;
  const terms = deliveryType === 'delivery' ? termsAt(config, values.zip) : null;
  const priced = await priceRequest(deps, shop, { ...request, deliveryType, serveAt, terms, at: now });
  const quote = quoteAnswer(shop.menu, priced);
  const refusal = checkPricedOrder({ config, request, wish, terms, priced });
  if (refusal) return { code: 'refused', refusal, quote };
  return { code: 'taken', order: newOrder(shop, { request, session, wish, priced, quote }) };
}

interface OrderToKeep {
  readonly order: NewOrder;
  readonly key: RequestKey;
  readonly session: string;
}

async function keep(deps: Deps, shop: LoadedShop, { order, key, session }: OrderToKeep): Promise<PlaceOrderOutcome> {
  try {
    const number = await deps.database.write(async (writer) => {
      if (!(await claimKey(writer, order, key))) return null;
      const drawn = await insertOrder(writer, order, mailsOfNewOrder(order));
      await useCoupon(writer, order, session);
      return drawn;
    });
    if (number === null) return await replayOfTwin(deps, shop, { key, now: order.placed_at });
    deps.events.orderPlaced(shop.id, order.order_id);
    deps.outbox.wake();
    return { code: 'placed', answer: orderResponse({ ...order, number }), isReplay: false };
  } catch (error) {
    if (!(error instanceof CouponGone)) throw error;
    return refused(deps, shop, { code: 'refused', refusal: { code: 'couponNotValid' }, quote: null });
  }
}

/** Takes the whole order back: its coupon was used up while it was priced. */
class CouponGone extends Error {}

async function useCoupon(writer: Writer, order: NewOrder, session: string): Promise<void> {
  const { shop_id: shopId, order_id: orderId, coupon_code: code, placed_at: now, contact } = order;
  if (code === null) return;
  const use = { orderId, code, customers: customerHashes(contact, session), now };
  if (!(await countCouponUse(writer, shopId, use))) throw new CouponGone();
}

function refused(deps: Deps, shop: LoadedShop, outcome: Refused): Refused {
  const { refusal } = outcome;
  deps.events.orderRejected(shop.id, refusal.code === 'orderProblem' ? refusal.problem.code : refusal.code);
  return outcome;
}

// The same key came twice at once, and the other was first.
async function replayOfTwin(
  deps: Deps,
  shop: LoadedShop,
  { key, now }: { readonly key: RequestKey; readonly now: string },
): Promise<PlaceOrderOutcome> {
  const earlier = await findOrderByKey(deps.database.read, shop.id, { key: key.key, now });
  if (!earlier) throw new Error('a taken key leads to no order');
  return replay(deps, shop, { earlier, key });
}

interface Replay {
  readonly earlier: { readonly orderId: OrderId; readonly requestHash: string };
  readonly key: RequestKey;
}

async function replay(deps: Deps, shop: LoadedShop, { earlier, key }: Replay): Promise<PlaceOrderOutcome> {
  if (earlier.requestHash !== key.requestHash) return { code: 'keyReused' };
  const order = await readOrder(deps.database.read, shop.id, earlier.orderId);
  if (!order) throw new Error('a taken key leads to no order');
  deps.events.orderReplayed(shop.id, order.order_id);
  return { code: 'placed', answer: orderResponse(order), isReplay: true };
}
