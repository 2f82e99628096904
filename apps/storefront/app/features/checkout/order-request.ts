import type { OrderRequest } from '@tischlein/contract/shop';
import { saveCart } from '@tischlein/domain/cart';
import { type AdvertisingVersion, allowedPaymentMethods, type OrderToCheck } from '@tischlein/domain/checkout';
import { promotionsThatApply } from '@tischlein/domain/offers';
import { filterValidChoices } from '../../guest/choose-offers.ts';
import type { Order } from '../../guest/use-order.ts';
import { dateInShop } from '../../shop-dates.ts';
import type { ShopView } from '../../shop-view.ts';
import { type CheckoutFields, formValues } from './checkout-form.ts';

/** What the guest ticked. */
export interface Consents {
  readonly legalAccepted: boolean;
  readonly acceptAdvertising: boolean;
  /** The text beside that box (S2 §9). */
  readonly advertisingVersion: AdvertisingVersion;
  /** An account is made by this order (S2 §2). */
  readonly createAccount: boolean;
}

/** What the guest answered to questions on the way. */
export interface Answers {
  readonly isConfirmed: boolean;
  readonly acceptsWithoutUnsuitable: boolean;
  readonly skipGoogleValidation: boolean;
  /** Pressed with PayPal's own button. */
  readonly viaPayPalButton: boolean;
  /** What the guest agreed to, where the server came to another total. */
  readonly agreed: { readonly total: number; readonly freeItems: readonly string[] } | null;
}

export const NO_ANSWERS: Answers = {
  isConfirmed: false,
  acceptsWithoutUnsuitable: false,
  skipGoogleValidation: false,
  viaPayPalButton: false,
  agreed: null,
};

/** All that goes into an order. */
export interface Submission {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly order: Order;
  readonly answers: Answers;
}

/** All of it is paid for by a coupon (spec 3 T11); a cart of which nothing can be had this way has no price yet. */
export const hasNothingToPay = ({ cart, priced }: Order): boolean => cart.lines.length > 0 && priced.steps.total === 0;

/** The order as `checkOrder` looks at it. */
export function orderToCheck(shop: ShopView, { fields, consents, order, answers }: Submission): OrderToCheck {
  const { priced, unsuitable, orderType, serveTime } = order;
  const suitableCount = order.cart.lines.reduce((count, { amount }) => count + amount, 0);
  const unsuitableCount = unsuitable.reduce((count, { item }) => count + item.amount, 0);
  return {
    ...consents,
    ...answers,
    values: formValues(fields, orderType === 'pickup', serveTime?.serveAt ?? null),
    config: shop,
    deliveryType: orderType,
    allowedPaymentMethods: allowedPaymentMethods(shop, orderType),
    nothingToPay: hasNothingToPay(order),
    uncoupleAccountConsent: shop.uncoupleAccountConsent,
    itemCount: suitableCount + unsuitableCount,
    unsuitableCount,
    terms: orderType === 'delivery' ? (order.options.location?.terms ?? null) : null,
    otherBranchDelivers: false,
    minimumOrder: priced.hints.minimumOrder,
    steps: priced.steps,
    isServedToday: dateInShop(serveTime?.serveAt ?? null) === dateInShop(null),
  };
}

/** The order as it is sent (S2 §3 'Order payload'). */
export function toOrderRequest({ fields, consents, order, answers }: Submission): OrderRequest {
  const { cart, coupon, choices, priced, orderType, serveTime } = order;
  const { agreed } = answers;
  return {
    formValues: formValues(fields, orderType === 'pickup', serveTime?.serveAt ?? null),
    orderItems: saveCart(cart).items,
    ...filterValidChoices(choices, priced),
    ...(agreed && {
      selectedFreeItems: choices.selectedFreeItems.filter((item) => agreed.freeItems.includes(item.offerId)),
    }),
    couponCode: coupon.state === 'valid' ? coupon.code : null,
    acceptAdvertising: consents.acceptAdvertising,
    advertisingVersion: consents.acceptAdvertising ? consents.advertisingVersion : null,
    createAccount: consents.createAccount,
    skipGoogleValidation: answers.skipGoogleValidation,
    // Whoever agreed to another total agreed to what it comes from.
    expectedTwoForOnePromotions: agreed ? null : promotionsThatApply(priced.hints.twoForOne),
    expectedTotal: agreed?.total ?? priced.steps.total,
  };
}
