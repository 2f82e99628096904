import type { OrderResponse } from '@tischlein/contract/shop';
import type { OrderId } from '@tischlein/domain';
import { type Schedule } from '@tischlein/domain/opening';
import { countRefusedCode } from '../coupons/check-coupon.ts';
import { countRefusal } from '../coupons/coupon-refusals.store.ts';
import { countCouponUse } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { hashCustomer } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readState } from '../shops/shops.store.ts';
import { listKitchenPlaces, listNextServeTimes, createShopSchedule } from '../opening/shop-schedule.ts';
import { reserveSlot } from './reserve-slot.ts';
import { toOrderResponse } from './order-answers.ts';
import type { WithOrderFollowers } from './order-follower.ts';
import { insertOrderCode } from './order-code.ts';
import { keepLegalTexts } from './legal-texts.store.ts';
import { insertGifts } from './order-gifts.store.ts';
import { claimKey, findOrderByKey, insertOrder, type NewOrder, readOrder, type StoredOrder } from './orders.store.ts';
import { acceptTaken } from './telephone-taking.ts';
import { confirmTestOrder, findNeededState } from './test-order.ts';
import { createRequestKey, type RequestKey } from './request-key.ts';
import { decideOrder, type IncomingOrder, type Refused, type Taken } from './decide-order.ts';

export type PlaceOrderOutcome =
  | { readonly code: 'placed'; readonly answer: OrderResponse; readonly isReplay: boolean }
  | { readonly code: 'keyReused' | 'shopNotOpen' }
  | Refused;

/** Places an order, once per key. The server alone prices, checks and stores it (S3 K3 to K5). */
export async function placeOrder(deps: Deps, shop: LoadedShop, incoming: IncomingOrder): Promise<PlaceOrderOutcome> {
  await deps.pauseAt('beforePlaceOrder');
  const now = deps.clock.now();
  const { request, clientKey, session, isNewSession } = incoming;
  const key = createRequestKey(request, clientKey, { guest: isNewSession ? '' : session, now });
  const earlier = await findOrderByKey(deps.database.read, shop.id, { key: key.key, now });
  if (earlier) return replay(deps, shop, { earlier, key });
  for (let tries = 1; ; tries += 1) {
    const decision = await decideOrder(deps, shop, { ...incoming, now });
    if (decision.code === 'refused') {
      if (incoming.tester) return decision;
      if (decision.refusal.code === 'couponNotValid') await countRefusedCode(deps, shop.id, request.couponCode ?? '');
      return reportRefusal(deps, shop, decision);
    }
    await deps.pauseAt('afterPricing');
    const outcome = await saveOrder(deps, shop, { ...decision, key, session });
    if (outcome.code !== 'groupMoved') return outcome;
    // Its members cannot change anything at the checkout, so this is the owner in another tab.
    if (tries === MOST_TRIES)
      return reportRefusal(deps, shop, { code: 'refused', refusal: { code: 'groupStageNotAllowed' }, quote: null });
  }
}

const MOST_TRIES = 3;

interface OrderToSave extends Pick<Taken, 'order' | 'benefits' | 'schedule'> {
  readonly key: RequestKey;
  readonly session: string;
}

async function saveOrder(
  deps: Deps,
  shop: LoadedShop,
  toKeep: OrderToSave,
): Promise<PlaceOrderOutcome | { readonly code: 'groupMoved' }> {
  const { order, schedule, key } = toKeep;
  const { kitchen } = schedule;
  const saved = await deps.database.write<Saved>(async (writer) => {
    if (!(await claimKey(writer, order, key))) return 'claimed';
    await deps.pauseAt('afterClaimKey');
    const drawn = await insertOrder(writer, order);
    // A change of the state waits for the counters that the insert has locked, or has been committed before.
    if ((await readState(writer, shop.id)) !== findNeededState(order)) return rollback('shopNotOpen');
    if (order.purpose === 'test') await confirmTestOrder(writer, order);
    else {
      const lost = await writeEffects(deps, writer, { ...toKeep, shop, number: drawn });
      if (lost !== null) return rollback(lost);
    }
    if (order.released_at !== null)
      await acceptTaken(deps, writer, { order: { ...order, number: drawn }, now: order.placed_at });
    await deps.pauseAt('beforeCommit');
    return { number: drawn };
  });
  if (typeof saved === 'string') return refuseUnsaved(deps, shop, { toKeep, saved });
  await deps.pauseAt('afterCommitBeforeReply');
  if (kitchen) await deps.slots.refresh(shop.id);
  if (order.purpose === 'test') deps.events.ordersChanged(shop.id, order.order_id);
  else deps.events.orderPlaced(shop.id, order.order_id);
  if (order.group_order_id !== null) deps.events.groupChanged(shop.id, order.group_order_id);
  deps.outbox.wake();
  return { code: 'placed', answer: toOrderResponse({ ...order, number: saved.number }), isReplay: false };
}

/** What an order that was priced has lost to others: its slot, its coupon, the state of its group. */
type Lost = 'kitchenFull' | 'couponGone' | 'groupMoved';

/** `claimed`: a concurrent request has the key. */
type Saved = { readonly number: number } | Lost | 'claimed' | 'shopNotOpen';

interface Unsaved {
  readonly toKeep: OrderToSave;
  readonly saved: Exclude<Saved, object>;
}

async function refuseUnsaved(
  deps: Deps,
  shop: LoadedShop,
  { toKeep, saved }: Unsaved,
): Promise<PlaceOrderOutcome | { readonly code: 'groupMoved' }> {
  const { order, key } = toKeep;
  switch (saved) {
    case 'claimed':
      await deps.pauseAt('afterCommitBeforeReply');
      return replayConcurrent(deps, shop, { key, now: order.placed_at });
    case 'shopNotOpen':
    case 'groupMoved':
      return { code: saved };
    case 'kitchenFull':
      return refuseFull(deps, shop, toKeep);
    case 'couponGone':
      if (order.coupon_code !== null) await countRefusedCode(deps, shop.id, order.coupon_code);
      return reportRefusal(deps, shop, { code: 'refused', refusal: { code: 'couponNotValid' }, quote: null });
  }
}

/** What an order uses up and starts: a place in the kitchen, a coupon, receipts, mails. If one is gone, it is named and nothing may be kept. */
async function writeEffects(
  deps: Deps,
  writer: Writer,
  {
    shop,
    order,
    number,
    benefits,
    schedule,
    session,
  }: OrderToSave & { readonly shop: LoadedShop; readonly number: number },
): Promise<Lost | null> {
  const { kitchen } = schedule;
  await keepLegalTexts(writer, shop.id, shop.pages);
  const places = listPlaces(order, schedule);
  if (kitchen && !(await reserveSlot(writer, order, { kitchen, places }))) return 'kitchenFull';
  await deps.pauseAt('afterInsertOrder');
  if (!(await useCoupon(writer, order, session))) return 'couponGone';
  await keepBenefits(writer, order, benefits);
  if (order.taken_by !== '') await insertOrderCode(deps, writer, order);
  await deps.pauseAt('afterUseCoupon');
  return addFollowUps(deps, writer, { shop, order: { ...order, number } });
}

const listPlaces = ({ delivery_type, serve_at: serveAt, make_minutes: makeMinutes }: NewOrder, schedule: Schedule) =>
  listKitchenPlaces(schedule, delivery_type, { serveAt, makeMinutes });

// Another order took the last slot while this one was priced.
async function refuseFull(deps: Deps, shop: LoadedShop, { order }: OrderToSave): Promise<Refused> {
  await deps.slots.refresh(shop.id);
  const { delivery_type: deliveryType, serve_at: serveAt, make_minutes: makeMinutes, placed_at: now } = order;
  const serveTimes = listNextServeTimes(createShopSchedule(deps, shop, now), deliveryType, { serveAt, makeMinutes });
  return reportRefusal(deps, shop, { code: 'refused', refusal: { code: 'slotGone', serveTimes }, quote: null });
}

// An order paid online is released and confirmed once it is paid (docs/reliability.md I7).
async function addFollowUps(
  { orderFollowers }: WithOrderFollowers,
  writer: Writer,
  { shop, order }: { readonly shop: LoadedShop; readonly order: StoredOrder },
): Promise<'groupMoved' | null> {
  for (const { placed } of orderFollowers)
    if ((await placed?.(writer, shop, order)) === 'groupMoved') return 'groupMoved';
  if (order.released_at === null) return null;
  for (const { released } of orderFollowers) await released?.(writer, order, order.placed_at);
  return null;
}

/** false: its coupon was used up while it was priced. */
async function useCoupon(writer: Writer, order: NewOrder, session: string): Promise<boolean> {
  const { shop_id: shopId, order_id: orderId, coupon_code: code, placed_at: now, contact } = order;
  if (code === null) return true;
  const use = { orderId, code, customers: hashCustomer(contact, session), now };
  return countCouponUse(writer, shopId, use);
}

/** For the statistics of the office. */
async function keepBenefits(
  writer: Writer,
  order: NewOrder,
  { gifts, unusedCoupon }: Taken['benefits'],
): Promise<void> {
  await insertGifts(writer, order, gifts);
  if (unusedCoupon) await countRefusal(writer, order.shop_id, { ...unusedCoupon, now: order.placed_at });
}

function reportRefusal(deps: Deps, shop: LoadedShop, outcome: Refused): Refused {
  const { refusal } = outcome;
  deps.events.orderRejected(shop.id, refusal.code === 'orderProblem' ? refusal.problem.code : refusal.code);
  return outcome;
}

// A concurrent request with the same key won.
async function replayConcurrent(
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
  return { code: 'placed', answer: toOrderResponse(order), isReplay: true };
}
