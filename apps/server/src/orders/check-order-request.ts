import { add, NO_CENTS, toCents } from '@tischlein/domain';
import type { OtherBranch, ParsedOrderRequest } from '@tischlein/contract/shop';
import {
  allowedPaymentMethods,
  checkOrder,
  type LeastAmounts,
  type OrderingAtTable,
  type OrderProblem,
} from '@tischlein/domain/checkout';
import { findUnseen } from '@tischlein/domain/group-order';
import type { Schedule, ServeTime } from '@tischlein/domain/opening';
import type { Address, DeliveryTerms } from '@tischlein/domain/delivery';
import type { PaymentMethod, ShopConfig } from '@tischlein/domain/shop';
import { listNextServeTimes, checkServability } from '../opening/shop-schedule.ts';
import type { GroupRefusal } from './group-to-order.ts';
import type { OrderDetails } from './order-details.ts';
import type { PricedRequest } from './price-request.ts';
import { findPayLaterMethod } from './table-to-order.ts';

/** Why an order is refused, with what the guest needs to decide. */
export type Refusal =
  | { readonly code: 'slotGone' | 'closed'; readonly serveTimes: readonly ServeTime[] }
  /** seen: what the owner of a group agrees to leave out (S3 G19). */
  | { readonly code: 'notAvailable'; readonly seen: readonly string[] }
  | { readonly code: 'couponNotValid' | 'priceChanged' | 'termsMissing' | 'termsOutdated' }
  | { readonly code: 'addressCorrected'; readonly address: Address; readonly by: 'map' | 'postcode' }
  | { readonly code: 'addressNotFound' | GroupRefusal }
  | { readonly code: 'cashBlocked' | 'orderingBlocked' }
  | { readonly code: 'orderProblem'; readonly problem: OrderProblem; readonly otherBranch: OtherBranch | null };

/** Refuses a time outside the opening hours, or without room in the kitchen (S3 O1, O7). */
export function checkServeTime(
  schedule: Schedule,
  { deliveryType, serveAt }: Pick<OrderDetails, 'deliveryType' | 'serveAt'>,
  makeMinutes?: number,
): Refusal | null {
  const request = { serveAt, ...(makeMinutes !== undefined && { makeMinutes }) };
  const answer = checkServability(schedule, deliveryType, request);
  if (answer === 'ok') return null;
  return { code: answer, serveTimes: listNextServeTimes(schedule, deliveryType, request) };
}

interface OrderToCheck {
  readonly config: ShopConfig;
  readonly offeredMethods: readonly PaymentMethod[];
  readonly leastAmounts: LeastAmounts;
  readonly request: ParsedOrderRequest;
  readonly details: OrderDetails;
  readonly terms: DeliveryTerms | null;
  readonly priced: PricedRequest;
  /** A branch that delivers where this shop does not. */
  readonly otherBranch: OtherBranch | null;
  readonly table: OrderingAtTable | null;
  readonly isByTelephone: boolean;
}

/** Returns the first reason to refuse a priced order, or null. */
export function checkPricedOrder(order: OrderToCheck): Refusal | null {
  const { problems, leftOut, couponCode, coupon } = order.priced;
  // What the owner of a group has seen is left out (S3 G19).
  const { leftOut: seen, orderItems } = order.request;
  const unseen = findUnseen(leftOut, seen);
  // An empty cart is refused as such (S3 K7).
  if (problems.length + unseen.length > 0 && orderItems.length > 0) return { code: 'notAvailable', seen };
  const problem = findOrderProblem(order);
  if (problem) return { code: 'orderProblem', problem, otherBranch: order.otherBranch };
  if (couponCode !== null && coupon === null) return { code: 'couponNotValid' };
  return isAsExpected(order) ? null : { code: 'priceChanged' };
}

function findOrderProblem(order: OrderToCheck): OrderProblem | null {
  const { config, leastAmounts, request, details, terms, otherBranch, table, isByTelephone } = order;
  const { cart, leftOut, priced } = order.priced;
  const { deliveryType, values } = details;
  return checkOrder({
    values,
    config,
    deliveryType,
    terms,
    itemCount: cart.lines.reduce((count, { amount }) => count + amount, 0),
    leftOutCount: leftOut.length,
    minimumOrder: priced.hints.minimumOrder,
    steps: priced.steps,
    amountToPay: add(priced.steps.total, table ? toCents(request.tip) : NO_CENTS),
    leastAmounts,
    allowedPaymentMethods: listAllowedMethods(order),
    nothingToPay: priced.steps.total === 0,
    createAccount: request.createAccount,
    acceptAdvertising: request.acceptAdvertising,
    uncoupleAccountConsent: config.uncoupleAccountConsent,
    // Checked by checkAcceptedTerms.
    legalAccepted: true,
    isByTelephone,
    // The browser asked these questions before it sent the order.
    isConfirmed: true,
    table,
    isServedToday: true,
    viaPayPalButton: true,
    otherBranchDelivers: otherBranch !== null,
    // Items that do not suit the order type were refused as not available above.
    unsuitableCount: 0,
    acceptsWithoutUnsuitable: false,
  });
}

// A round that is paid later is handed over to the till, whatever the shop offers online.
function listAllowedMethods({ config, offeredMethods, details, table }: OrderToCheck): readonly PaymentMethod[] {
  const allowed = allowedPaymentMethods({ ...config, paymentMethods: offeredMethods }, details.deliveryType);
  return table?.payLater ? [...allowed, findPayLaterMethod(config)] : allowed;
}

// Compares with what the guest saw last: total and promotions (S3 K4, C18).
function isAsExpected({ request, priced: { priced } }: OrderToCheck): boolean {
  const { expectedTotal, expectedTwoForOnePromotions } = request;
  if (expectedTotal !== null && expectedTotal !== priced.steps.total) return false;
  if (expectedTwoForOnePromotions === null) return true;
  const applied = priced.hints.twoForOne.filter(({ status }) => status === 'applied' || status === 'confirmed');
  const expected = new Set(expectedTwoForOnePromotions);
  return applied.length === expected.size && applied.every(({ offerId }) => expected.has(offerId));
}
