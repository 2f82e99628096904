import type { OrderRequest } from '@tischlein/contract/shop';
import { saveCart } from '@tischlein/domain/cart';
import { type AdvertisingVersion, allowedPaymentMethods, type OrderToCheck } from '@tischlein/domain/checkout';
import type { Answers } from '@tischlein/domain/checkout-flow';
import { listAppliedPromotions } from '@tischlein/domain/offers';
import { findTermsVersions, isCurrent, type TermsVersions } from '@tischlein/domain/shop';
import { filterValidChoices } from '../../guest/choose-offers.ts';
import type { Order } from '../../ordering/use-order.ts';
import { dateInShop } from '../../shop/shop-dates.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import { type CheckoutFields, formValues } from './checkout-form.ts';

export interface Consents {
  /** The texts the guest has accepted, which may have changed since; null: none. */
  readonly acceptedTerms: TermsVersions | null;
  readonly acceptAdvertising: boolean;
  /** Version of the text beside the box (S2 §9 Advertising-text). */
  readonly advertisingVersion: AdvertisingVersion;
  /** The order creates an account (S2 §2 Checkout page). */
  readonly createAccount: boolean;
}

/** What is in the form and the cart, with the guest's answers. */
export interface OrderInput {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly order: Order;
  readonly answers: Answers;
}

/** A coupon pays for everything (S3 T11). A cart without a single suitable item has no price, so it does not count. */
export const hasNothingToPay = ({ cart, priced }: Order): boolean => cart.lines.length > 0 && priced.steps.total === 0;

/** The order as input for `checkOrder`. */
export function orderToCheck(shop: ShopView, { fields, consents, order, answers }: OrderInput): OrderToCheck {
  const { priced, unsuitable, orderType, serveTime } = order;
  const suitableCount = order.cart.lines.reduce((count, { amount }) => count + amount, 0);
  const unsuitableCount = unsuitable.reduce((count, { item }) => count + item.amount, 0);
  return {
    ...consents,
    legalAccepted: isCurrent(consents.acceptedTerms, findTermsVersions(shop.pages)),
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

/** The order as it is sent (S2 §3 Order payload). */
export function toOrderRequest({ fields, consents, order, answers }: OrderInput): OrderRequest {
  const { cart, coupon, choices, priced, orderType, serveTime } = order;
  const { agreed } = answers;
  return {
    formValues: formValues(fields, orderType === 'pickup', serveTime?.serveAt ?? null),
    orderItems: saveCart(cart).items,
    groupOrderId: order.group?.id ?? null,
    ...filterValidChoices(choices, priced),
    ...(agreed && {
      selectedFreeItems: choices.selectedFreeItems.filter((item) => agreed.freeItems.includes(item.offerId)),
    }),
    couponCode: coupon.state === 'valid' ? coupon.code : null,
    acceptedTerms: consents.acceptedTerms,
    acceptAdvertising: consents.acceptAdvertising,
    advertisingVersion: consents.acceptAdvertising ? consents.advertisingVersion : null,
    createAccount: consents.createAccount,
    skipGoogleValidation: answers.skipGoogleValidation,
    // Agreeing to another total includes agreeing to the promotions behind it.
    expectedTwoForOnePromotions: agreed ? null : listAppliedPromotions(priced.hints.twoForOne),
    expectedTotal: agreed?.total ?? priced.steps.total,
  };
}
