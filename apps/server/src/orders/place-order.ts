import type { OrderResponse, ParsedOrderRequest, Quote } from '@tischlein/contract/shop';
import type { OrderId } from '@tischlein/domain';
import { findTermsVersions } from '@tischlein/domain/shop';
import { countMakeMinutes, type Schedule } from '@tischlein/domain/opening';
import { countCouponUse } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import { resolveDelivery } from '../delivery/resolve-delivery.ts';
import type { Deps } from '../deps.ts';
import { findOtherBranch } from '../franchise/other-branch.ts';
import { hashCustomer } from '../identity.ts';
import { addVersions } from '../shops/legal-versions.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readState } from '../shops/shops.store.ts';
import { listKitchenPlaces, listNextServeTimes, createShopSchedule } from '../opening/shop-schedule.ts';
import { checkAcceptedTerms } from './check-accepted-terms.ts';
import { checkPricedOrder, checkServeTime, type Refusal } from './check-order-request.ts';
import { KitchenFull, reserveSlot } from './reserve-slot.ts';
import { checkLocatedAddress } from './check-located-address.ts';
import { createOrder } from './new-order.ts';
import { type AccountOwner, chooseOrderAccount } from './order-account.ts';
import { toOrderResponse } from './order-answers.ts';
import { readOrderDetails } from './order-details.ts';
import type { FindGroup } from './group-to-order.ts';
import { lookUpGroup } from './look-up-group.ts';
import { GroupMoved, type WithOrderFollowers } from './order-follower.ts';
import { keepLegalTexts } from './legal-texts.store.ts';
import { claimKey, findOrderByKey, insertOrder, type NewOrder, readOrder, type StoredOrder } from './orders.store.ts';
import { priceRequest } from './price-request.ts';
import { toQuote } from './quote-answer.ts';
import { createRequestKey, type RequestKey } from './request-key.ts';

export interface IncomingOrder {
  readonly request: ParsedOrderRequest;
  /** Idempotency-Key header; null: not sent. */
  readonly clientKey: string | null;
  /** The session that may see the order (S3 K8). */
  readonly session: string;
  /** The session was created by this request. */
  readonly isNewSession: boolean;
  /** The signed-in account, or null. */
  readonly accountOwner: AccountOwner | null;
  readonly findGroup: FindGroup;
}

export type PlaceOrderOutcome =
  | { readonly code: 'placed'; readonly answer: OrderResponse; readonly isReplay: boolean }
  | { readonly code: 'keyReused' | 'shopNotOpen' }
  | Refused;
interface Refused {
  readonly code: 'refused';
  readonly refusal: Refusal;
  /** The current calculation, or null if the order was refused before pricing. */
  readonly quote: Quote | null;
}

/** Places an order, once per key. The server alone prices, checks and stores it (S3 K3 to K5). */
export async function placeOrder(deps: Deps, shop: LoadedShop, incoming: IncomingOrder): Promise<PlaceOrderOutcome> {
  await deps.pauseAt('beforePlaceOrder');
  const now = deps.clock.now();
  const { request, clientKey, session, isNewSession } = incoming;
  const key = createRequestKey(request, clientKey, { guest: isNewSession ? '' : session, now });
  const earlier = await findOrderByKey(deps.database.read, shop.id, { key: key.key, now });
  if (earlier) return replay(deps, shop, { earlier, key });
  for (let tries = 1; ; tries += 1) {
    const decision = await decide(deps, shop, { ...incoming, now });
    if (decision.code === 'refused') return reportRefusal(deps, shop, decision);
    await deps.pauseAt('afterPricing');
    const outcome = await saveOrder(deps, shop, { ...decision, key, session });
    if (outcome.code !== 'groupMoved') return outcome;
    // Its members cannot change anything at the checkout, so this is the owner in another tab.
    if (tries === MOST_TRIES)
      return reportRefusal(deps, shop, { code: 'refused', refusal: { code: 'groupStageNotAllowed' }, quote: null });
  }
}

const MOST_TRIES = 3;

type Decision = Refused | { readonly code: 'taken'; readonly order: NewOrder; readonly schedule: Schedule };

async function decide(
  deps: Deps,
  shop: LoadedShop,
  { request: sent, session, accountOwner, findGroup, now }: IncomingOrder & { readonly now: string },
): Promise<Decision> {
  const { config } = shop;
  const lookup = await lookUpGroup(findGroup, shop, { request: sent, session });
  if (lookup.code === 'refused') return lookup;
  const { request, group } = lookup;
  const notAccepted = checkAcceptedTerms(request.acceptedTerms, findTermsVersions(addVersions(config.pages)));
  if (notAccepted) return { code: 'refused', refusal: notAccepted, quote: null };
  const details = readOrderDetails(request);
  const schedule = createShopSchedule(deps, shop, now);
  const wrongTime = checkServeTime(schedule, details);
  if (wrongTime) return { code: 'refused', refusal: wrongTime, quote: null };
  const { deliveryType, serveAt, values } = details;
  const delivery = deliveryType === 'delivery' ? await resolveDelivery(deps, config, values) : null;
  const terms = delivery?.terms ?? null;
  const priced = await priceRequest(deps, shop, { ...request, deliveryType, serveAt, terms, at: now, group });
  const quote = toQuote(shop.menu, priced);
  const offeredMethods = shop.payments.offered;
  const otherBranch = delivery && findOtherBranch(deps, shop, { ...delivery, serveAt });
  const checked = checkPricedOrder({ config, offeredMethods, request, details, terms, priced, otherBranch });
  const refusal = delivery
    ? checkLocatedAddress(request, { site: config, located: delivery.located }, checked)
    : checked;
  const { kitchen } = schedule;
  const makeMinutes = kitchen ? countMakeMinutes(shop.menu, priced.cart, kitchen.capacity) : 0;
  const problem = refusal ?? (kitchen && checkServeTime(schedule, details, makeMinutes));
  if (problem) return { code: 'refused', refusal: problem, quote };
  const { createAccount } = request;
  const account = chooseOrderAccount(deps, shop, {
    accountOwner,
    createAccount,
    isAtTable: details.deliveryType === 'dineIn',
  });
  const accepted = { request, session, account, details, priced, quote, makeMinutes, group };
  return { code: 'taken', schedule, order: createOrder(shop, accepted) };
}

interface OrderToSave {
  readonly order: NewOrder;
  readonly schedule: Schedule;
  readonly key: RequestKey;
  readonly session: string;
}

async function saveOrder(
  deps: Deps,
  shop: LoadedShop,
  toKeep: OrderToSave,
): Promise<PlaceOrderOutcome | { readonly code: 'groupMoved' }> {
  const { order, schedule, key, session } = toKeep;
  const { kitchen } = schedule;
  try {
    const number = await deps.database.write(async (writer) => {
      if (!(await claimKey(writer, order, key))) return null;
      await deps.pauseAt('afterClaimKey');
      const drawn = await insertOrder(writer, order);
      // A change of the state waits for the counters that the insert has locked, or has been committed before.
      if ((await readState(writer, shop.id)) !== 'open') throw new ShopNotOpen();
      await keepLegalTexts(writer, shop.id, addVersions(shop.config.pages));
      if (kitchen) await reserveSlot(writer, order, { kitchen, places: listPlaces(order, schedule) });
      await deps.pauseAt('afterInsertOrder');
      await useCoupon(writer, order, session);
      await deps.pauseAt('afterUseCoupon');
      await addFollowUps(deps, writer, { shop, order: { ...order, number: drawn } });
      await deps.pauseAt('beforeCommit');
      return drawn;
    });
    await deps.pauseAt('afterCommitBeforeReply');
    if (number === null) return await replayConcurrent(deps, shop, { key, now: order.placed_at });
    if (kitchen) await deps.slots.refresh(shop.id);
    deps.events.orderPlaced(shop.id, order.order_id);
    if (order.group_order_id !== null) deps.events.groupChanged(shop.id, order.group_order_id);
    deps.outbox.wake();
    return { code: 'placed', answer: toOrderResponse({ ...order, number }), isReplay: false };
  } catch (error) {
    if (error instanceof ShopNotOpen) return { code: 'shopNotOpen' };
    if (error instanceof GroupMoved) return { code: 'groupMoved' };
    if (error instanceof KitchenFull) return refuseFull(deps, shop, toKeep);
    if (!(error instanceof CouponGone)) throw error;
    return reportRefusal(deps, shop, { code: 'refused', refusal: { code: 'couponNotValid' }, quote: null });
  }
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
): Promise<void> {
  for (const { placed } of orderFollowers) await placed?.(writer, shop, order);
  if (order.released_at === null) return;
  for (const { released } of orderFollowers) await released?.(writer, order, order.placed_at);
}

/** Rolls the order back: a draft and an archived shop take none (S3 L1). */
class ShopNotOpen extends Error {}

/** Rolls the order back: its coupon was used up while it was priced. */
class CouponGone extends Error {}

async function useCoupon(writer: Writer, order: NewOrder, session: string): Promise<void> {
  const { shop_id: shopId, order_id: orderId, coupon_code: code, placed_at: now, contact } = order;
  if (code === null) return;
  const use = { orderId, code, customers: hashCustomer(contact, session), now };
  if (!(await countCouponUse(writer, shopId, use))) throw new CouponGone();
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
