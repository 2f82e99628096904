import type { ParsedOrderRequest, Quote } from '@tischlein/contract/shop';
import { findBlockRefusal } from '@tischlein/domain/guests';
import { findTermsVersions, isOnlineMethod } from '@tischlein/domain/shop';
import { countMakeMinutes, type Schedule } from '@tischlein/domain/opening';
import { resolveDelivery } from '../delivery/resolve-delivery.ts';
import type { Deps } from '../deps.ts';
import { findOtherBranch } from '../franchise/other-branch.ts';
import { listPayableMethods } from '../shops/payable-methods.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { createShopSchedule } from '../opening/shop-schedule.ts';
import { readBlocks } from './blocked-contacts.store.ts';
import { checkAcceptedTerms } from './check-accepted-terms.ts';
import { checkPricedOrder, checkServeTime, type Refusal } from './check-order-request.ts';
import { checkLocatedAddress } from './check-located-address.ts';
import { newOrderId } from './order-ids.store.ts';
import { createOrder } from './new-order.ts';
import { type AccountOwner, chooseOrderAccount } from './order-account.ts';
import { listOrderBenefits, type OrderBenefits } from './order-benefits.ts';
import { type OrderDetails, readOrderDetails } from './order-details.ts';
import type { FindGroup } from './group-to-order.ts';
import { lookUpGroup } from './look-up-group.ts';
import { type NewOrder } from './orders.store.ts';
import type { Tester } from './test-order.ts';
import type { TelephoneTaking } from './telephone-taking.ts';
import { type PricedRequest, priceRequest } from './price-request.ts';
import { toQuote } from './quote-answer.ts';
import { findPayLaterMethod, type TableToOrder, toOrderingAtTable } from './table-to-order.ts';

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
  /** null: no table order. */
  readonly table: TableToOrder | null;
  /** The member of staff who tries out a draft; null: a guest. */
  readonly tester: Tester | null;
  /** Who takes the order on the telephone; null: the guest orders. */
  readonly telephone: TelephoneTaking | null;
}

/** The reason why an order is not taken. */
export interface Refused {
  readonly code: 'refused';
  readonly refusal: Refusal;
  /** The current calculation, or null if the order was refused before pricing. */
  readonly quote: Quote | null;
}

export interface Taken {
  readonly code: 'taken';
  readonly order: NewOrder;
  readonly benefits: OrderBenefits;
  readonly schedule: Schedule;
}

export type Decision = Refused | Taken;

/** Prices an order at the server's time and checks it; nothing is stored. */
export async function decideOrder(
  deps: Deps,
  shop: LoadedShop,
  incoming: IncomingOrder & { readonly now: string },
): Promise<Decision> {
  const { request: sent, session, accountOwner, findGroup, table, tester, telephone, now } = incoming;
  const lookup = await lookUpGroup(findGroup, shop, { request: sent, session });
  if (lookup.code === 'refused') return lookup;
  const { request, group } = lookup;
  const payLaterMethod = table && request.payLater ? findPayLaterMethod(shop.config) : null;
  const details = readOrderDetails(request, payLaterMethod);
  const schedule = createShopSchedule(deps, shop, now);
  const unpriced = checkBeforePricing(shop, { request, table, telephone, details, schedule });
  if (unpriced) return { code: 'refused', refusal: unpriced, quote: null };
  const { deliveryType, serveAt, values } = details;
  const delivery = deliveryType === 'delivery' ? await resolveDelivery(deps, shop.config, values) : null;
  const terms = delivery?.terms ?? null;
  const priced = await priceRequest(deps, shop, { ...request, deliveryType, serveAt, terms, at: now, group });
  const { kitchen } = schedule;
  const makeMinutes = kitchen ? countMakeMinutes(shop.menu, priced.cart, kitchen.capacity) : 0;
  const order = { request, table, telephone, details, schedule, delivery, priced, makeMinutes };
  const quote = toQuote(shop.menu, priced);
  const refusal =
    (await checkAfterPricing(deps, shop, order)) ?? (await checkBlocks(deps, shop, { ...order, tester, now }));
  if (refusal) return { code: 'refused', refusal, quote };
  const guest = { accountOwner, createAccount: request.createAccount, isAtTable: deliveryType === 'dineIn' };
  // What was left out is not part of the order.
  const ordered = { ...quote, problems: [] };
  const placed = { orderId: newOrderId(now, deps.database), session, quote: ordered, group, tester };
  return {
    code: 'taken',
    schedule,
    benefits: listOrderBenefits(shop, priced, terms),
    order: createOrder(shop, { ...order, ...placed, account: chooseOrderAccount(deps, shop, guest) }),
  };
}

/** Staff who take an order at a table or by telephone know whom they talk to; tests are not orders. */
async function checkBlocks(
  { database }: Pick<Deps, 'database'>,
  { id }: LoadedShop,
  {
    details,
    priced,
    table,
    telephone,
    tester,
    now,
  }: OrderToDecide & Pick<IncomingOrder, 'tester'> & { readonly now: string },
): Promise<Refusal | null> {
  if (table?.access === 'waiter' || telephone || tester) return null;
  const { paymentMethod } = details.values;
  const isPaidOnline = priced.priced.steps.total === 0 || (paymentMethod !== null && isOnlineMethod(paymentMethod));
  const code = findBlockRefusal(await readBlocks(database.read, id, details.values), { isPaidOnline, now });
  return code && { code };
}

interface UnpricedOrder extends Pick<IncomingOrder, 'request' | 'table' | 'telephone'> {
  readonly details: OrderDetails;
  readonly schedule: Schedule;
}

/**
 * Guests accept the terms on their own device and order during the hours; a waiter knows whether the kitchen still cooks. With an
 * order on the telephone, the terms are handed out (decision 054).
 */
function checkBeforePricing(
  { pages }: LoadedShop,
  { request, table, telephone, details, schedule }: UnpricedOrder,
): Refusal | null {
  if (table?.access === 'waiter') return null;
  if (telephone) return checkServeTime(schedule, details);
  const versions = findTermsVersions(pages);
  return checkAcceptedTerms(request.acceptedTerms, versions) ?? checkServeTime(schedule, details);
}

interface OrderToDecide extends UnpricedOrder {
  readonly delivery: Awaited<ReturnType<typeof resolveDelivery>> | null;
  readonly priced: PricedRequest;
  readonly makeMinutes: number;
}

async function checkAfterPricing(
  deps: Deps,
  shop: LoadedShop,
  { request, table, telephone, details, schedule, delivery, priced, makeMinutes }: OrderToDecide,
): Promise<Refusal | null> {
  const { config } = shop;
  const checked = checkPricedOrder({
    config,
    offeredMethods: listPayableMethods(shop),
    leastAmounts: shop.payments.leastAmounts,
    request,
    details,
    terms: delivery?.terms ?? null,
    priced,
    otherBranch: delivery && (await findOtherBranch(deps, shop, { ...delivery, serveAt: details.serveAt })),
    table: toOrderingAtTable(config, request, table),
    isByTelephone: telephone !== null,
  });
  const refusal = delivery
    ? checkLocatedAddress(request, { site: config, located: delivery.located }, checked)
    : checked;
  if (refusal || !schedule.kitchen || table?.access === 'waiter') return refusal;
  return checkServeTime(schedule, details, makeMinutes);
}
