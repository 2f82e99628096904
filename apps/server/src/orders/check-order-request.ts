import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import { allowedPaymentMethods, checkOrder, type OrderProblem } from '@tischlein/domain/checkout';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import type { ServeTime } from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { nextServeTimes, servability, shopSchedule } from '../opening/shop-schedule.ts';
import { offeredMethods } from './offered-methods.ts';
import type { OrderWish } from './order-wish.ts';
import type { PricedRequest } from './price-request.ts';

/** Why an order is not taken, and what the guest is told to decide with. */
export type Refusal =
  | { readonly code: 'slotGone' | 'closed'; readonly serveTimes: readonly ServeTime[] }
  | { readonly code: 'notAvailable' | 'couponNotValid' | 'priceChanged' }
  | { readonly code: 'orderProblem'; readonly problem: OrderProblem };

/** Refuses a time at which nothing is served (spec 3 O1, O7). */
export function checkServeTime(config: ShopConfig, { deliveryType, serveAt }: OrderWish, now: string): Refusal | null {
  const schedule = shopSchedule(config, now);
  const answer = servability(schedule, deliveryType, serveAt);
  if (answer === 'ok') return null;
  return { code: answer, serveTimes: nextServeTimes(schedule, deliveryType, serveAt) };
}

interface OrderToDecide {
  readonly config: ShopConfig;
  readonly request: ParsedOrderRequest;
  readonly wish: OrderWish;
  readonly terms: DeliveryTerms | null;
  readonly priced: PricedRequest;
}

/** The first reason not to take a priced order; null: it is taken. */
export function checkPricedOrder(order: OrderToDecide): Refusal | null {
  const { problems, couponCode, coupon } = order.priced;
  if (problems.length > 0) return { code: 'notAvailable' };
  const problem = orderProblem(order);
  if (problem) return { code: 'orderProblem', problem };
  if (couponCode !== null && coupon === null) return { code: 'couponNotValid' };
  return isAsExpected(order) ? null : { code: 'priceChanged' };
}

function orderProblem({ config, request, wish, terms, priced: { cart, priced } }: OrderToDecide): OrderProblem | null {
  const { deliveryType, values } = wish;
  const offered = { ...config, paymentMethods: offeredMethods(config) };
  return checkOrder({
    values,
    config,
    deliveryType,
    terms,
    itemCount: cart.lines.reduce((count, { amount }) => count + amount, 0),
    minimumOrder: priced.hints.minimumOrder,
    steps: priced.steps,
    allowedPaymentMethods: allowedPaymentMethods(offered, deliveryType),
    nothingToPay: priced.steps.total === 0,
    createAccount: request.createAccount,
    acceptAdvertising: request.acceptAdvertising,
    uncoupleAccountConsent: config.uncoupleAccountConsent,
    // Questions that the browser has asked before it sent the order.
    legalAccepted: true,
    isConfirmed: true,
    isServedToday: true,
    viaPayPalButton: false,
    otherBranchDelivers: false,
    // What does not suit the order type has been refused as not available.
    unsuitableCount: 0,
    acceptsWithoutUnsuitable: false,
  });
}

// What the guest was shown last: the total, the promotions, the free items (spec 3 K4, C18).
function isAsExpected({ request, priced: { priced } }: OrderToDecide): boolean {
  const { expectedTotal, expectedTwoForOnePromotions, selectedFreeItems } = request;
  if (expectedTotal !== null && expectedTotal !== priced.steps.total) return false;
  if (priced.freeItems.length < new Set(selectedFreeItems.map(({ offerId }) => offerId)).size) return false;
  if (expectedTwoForOnePromotions === null) return true;
  const applied = priced.hints.twoForOne.filter(({ status }) => status === 'applied' || status === 'confirmed');
  const expected = new Set(expectedTwoForOnePromotions);
  return applied.length === expected.size && applied.every(({ offerId }) => expected.has(offerId));
}
