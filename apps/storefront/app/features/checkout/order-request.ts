import type { OrderRequest } from '@tischlein/contract/shop';
import { saveCart } from '@tischlein/domain/cart';
import { allowedPaymentMethods, type OrderToCheck } from '@tischlein/domain/checkout';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { Order } from '../../guest/use-order.ts';
import { dateInShop } from '../../shop-clock.ts';
import type { ShopView } from '../../shop-view.ts';
import { type CheckoutFields, formValues } from './checkout-form.ts';

/** What the guest ticked. */
export interface Consents {
  readonly legalAccepted: boolean;
  readonly acceptAdvertising: boolean;
}

/** What the guest answered to questions on the way. */
export interface Answers {
  readonly isConfirmed: boolean;
  readonly acceptsWithoutUnsuitable: boolean;
  readonly skipGoogleValidation: boolean;
  /** The total the guest agreed to, where the server named another one. */
  readonly agreedTotal: number | null;
}

export const NO_ANSWERS: Answers = {
  isConfirmed: false,
  acceptsWithoutUnsuitable: false,
  skipGoogleValidation: false,
  agreedTotal: null,
};

/** All that goes into an order. */
export interface Submission {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly order: Order;
  readonly answers: Answers;
}

// Paid to the restaurant's people; what needs a provider cannot be offered yet (spec 3 K2).
const WITHOUT_PROVIDER: readonly PaymentMethod[] = ['offline', 'offline_debit'];

/** The ways to pay that this order can offer (S2 §2). */
export function offeredMethods(shop: ShopView, orderType: Order['orderType']): readonly PaymentMethod[] {
  return allowedPaymentMethods(shop, orderType).filter((method) => WITHOUT_PROVIDER.includes(method));
}

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
    allowedPaymentMethods: offeredMethods(shop, orderType),
    nothingToPay: priced.steps.total === 0,
    createAccount: false,
    uncoupleAccountConsent: shop.uncoupleAccountConsent,
    itemCount: suitableCount + unsuitableCount,
    unsuitableCount,
    viaPayPalButton: false,
    terms: orderType === 'delivery' ? (order.options.location?.terms ?? null) : null,
    otherBranchDelivers: false,
    minimumOrder: priced.hints.minimumOrder,
    steps: priced.steps,
    isServedToday: dateInShop(serveTime?.serveAt ?? null) === dateInShop(null),
  };
}

/** The order as it is sent (S2 §3 'Order payload'). */
export function orderRequestOf({ fields, consents, order, answers }: Submission): OrderRequest {
  const { cart, coupon, priced, orderType, serveTime } = order;
  return {
    formValues: formValues(fields, orderType === 'pickup', serveTime?.serveAt ?? null),
    orderItems: saveCart(cart).items,
    couponCode: coupon.state === 'valid' ? coupon.code : null,
    acceptAdvertising: consents.acceptAdvertising,
    skipGoogleValidation: answers.skipGoogleValidation,
    expectedTotal: answers.agreedTotal ?? priced.steps.total,
  };
}
