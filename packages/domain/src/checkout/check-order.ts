import { type Cents, atLeast, NO_CENTS, subtract } from '../money.ts';
import type { DeliveryTerms } from '../delivery-terms.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Hints, PriceSteps } from '../pricing/priced-cart.ts';
import { supportsDeliveryType } from '../shop/supports-delivery-type.ts';
import type { ShopConfig } from '../shop/shop-config.ts';
import { isOnlineMethod } from '../shop/payment-method.ts';
import { type FormContext, type FormProblem, checkForm } from './check-form.ts';
import type { CheckoutFormValues } from './form-values.ts';
import { type LeastAmounts, missedLeastAmount } from './least-amounts.ts';
import { paymentMethodMinimum } from './payment-methods.ts';

/** Reasons why an order cannot be placed. */
export type OrderProblem =
  /** isGone: something was chosen, but nothing of it can be had any more. */
  | { readonly code: 'cartEmpty'; readonly isGone?: true }
  | { readonly code: 'deliveryTypeNotSupported'; readonly deliveryType: DeliveryType }
  | { readonly code: 'usePayPalButton' }
  | { readonly code: 'outOfDeliveryArea'; readonly otherBranchDelivers: boolean }
  | { readonly code: 'minimumNotReached'; readonly minimumOrderValue: Cents | null; readonly missing: Cents }
  | { readonly code: 'formInvalid'; readonly problems: readonly FormProblem[] }
  | { readonly code: 'tableNotPaid' }
  | { readonly code: 'paymentMethodMinimumNotReached'; readonly minimumOrderValue: Cents; readonly missing: Cents }
  /** The provider of the method takes no less. */
  | { readonly code: 'amountTooSmall'; readonly leastAmount: Cents }
  | { readonly code: 'confirmationNeeded'; readonly about: 'pickup' | 'otherDay' }
  | { readonly code: 'itemsUnsuitable'; readonly which: 'all' | 'some'; readonly deliveryType: DeliveryType };

/** Who orders for a table, and whether they pay later (S3 L9, W8, W12). */
export interface OrderingAtTable {
  /** A waiter, a guest who scanned the table's code, or one who typed its number. */
  readonly access: 'waiter' | 'scanned' | 'typed';
  readonly payLater: boolean;
  /** The shop offers guests 'Bei der Bedienung'. */
  readonly payAtTable: boolean;
}

/** An order about to be placed, with everything it is checked against. Browser and server run the same checks. */
export interface OrderToCheck extends FormContext {
  readonly values: CheckoutFormValues;
  readonly config: Pick<
    ShopConfig,
    'supportDelivery' | 'supportPickup' | 'supportDineIn' | 'paymentMethodsPickupMinimumOrderValue'
  >;
  /** Units in the cart, including those unsuitable for the order type. */
  readonly itemCount: number;
  /** Of the carts of a group, what cannot be had (S3 G19). */
  readonly leftOutCount?: number;
  readonly unsuitableCount: number;
  /** The guest chose 'Trotzdem fortfahren'. */
  readonly acceptsWithoutUnsuitable: boolean;
  /** Submitted with the provider's own button. */
  readonly viaPayPalButton: boolean;
  readonly terms: DeliveryTerms | null;
  readonly otherBranchDelivers: boolean;
  readonly minimumOrder: Hints['minimumOrder'];
  readonly steps: Pick<PriceSteps, 'afterCartDiscount' | 'couponValue'>;
  /** What the method pays: total and tip. */
  readonly amountToPay: Cents;
  readonly leastAmounts: LeastAmounts;
  /** How the guest is known to sit at a table; null: no table order. */
  readonly table: OrderingAtTable | null;
  readonly isServedToday: boolean;
  /** The guest confirmed the pickup or the other day (S3 O5). */
  readonly isConfirmed: boolean;
}

/**
 * Returns the first problem: an empty cart, then the order of S2 §5; form problems come together (S3 K7). null: the
 * order can be placed.
 */
export function checkOrder(order: OrderToCheck): OrderProblem | null {
  for (const check of CHECKS) {
    const problem = check(order);
    if (problem) return problem;
  }
  return null;
}

type Check = (order: OrderToCheck) => OrderProblem | null;

const CHECKS: readonly Check[] = [
  cartIsFilled,
  typeIsSupported,
  payPalHasItsButton,
  addressIsInArea,
  minimumIsReached,
  formIsValid,
  tableIsPaid,
  paymentMethodMinimumIsReached,
  providerTakesAmount,
  isConfirmed,
  itemsAreSuitable,
];

function cartIsFilled({ itemCount, leftOutCount = 0 }: OrderToCheck): OrderProblem | null {
  if (itemCount > 0) return null;
  return leftOutCount > 0 ? { code: 'cartEmpty', isGone: true } : { code: 'cartEmpty' };
}

function typeIsSupported({ config, deliveryType }: OrderToCheck): OrderProblem | null {
  return supportsDeliveryType(config, deliveryType) ? null : { code: 'deliveryTypeNotSupported', deliveryType };
}

// With nothing to pay, no methods and no button are shown, so an earlier choice is ignored (S3 T11).
function payPalHasItsButton({
  values,
  viaPayPalButton,
  nothingToPay,
  isByTelephone,
}: OrderToCheck): OrderProblem | null {
  const isByPayPal = values.paymentMethod === 'PayPal_Platform' && !nothingToPay;
  return isByPayPal && !viaPayPalButton && !isByTelephone ? { code: 'usePayPalButton' } : null;
}

function addressIsInArea({ deliveryType, terms, otherBranchDelivers }: OrderToCheck): OrderProblem | null {
  const isOut = deliveryType === 'delivery' && terms !== null && terms.minimumOrderValue === null;
  return isOut ? { code: 'outOfDeliveryArea', otherBranchDelivers } : null;
}

// An unknown minimum counts as not reached for delivery only (S2 §5.3, S3 O4).
function minimumIsReached({ deliveryType, minimumOrder }: OrderToCheck): OrderProblem | null {
  const isUnknown = deliveryType === 'delivery' && minimumOrder.minimumOrderValue === null;
  const isMissed = deliveryType !== 'dineIn' && minimumOrder.minimumOrderValue !== null && minimumOrder.missing > 0;
  if (!isUnknown && !isMissed) return null;
  return {
    code: 'minimumNotReached',
    minimumOrderValue: minimumOrder.minimumOrderValue,
    missing: minimumOrder.missing,
  };
}

function formIsValid(order: OrderToCheck): OrderProblem | null {
  const problems = checkForm(order.values, order);
  return problems.length > 0 ? { code: 'formInvalid', problems } : null;
}

/** 'Table orders need one of: a table token (W4), a waiter's session, or payment online in advance' (S3 L9, W8, W12). */
function tableIsPaid({ deliveryType, table, ...order }: OrderToCheck): OrderProblem | null {
  if (deliveryType !== 'dineIn') return null;
  return table && mayOrder(table, order) ? null : { code: 'tableNotPaid' };
}

function mayOrder(
  { access, payLater, payAtTable }: OrderingAtTable,
  { values: { paymentMethod }, nothingToPay }: Pick<OrderToCheck, 'values' | 'nothingToPay'>,
): boolean {
  if (payLater) return access === 'waiter' || (access === 'scanned' && payAtTable);
  if (nothingToPay) return access !== 'typed';
  return paymentMethod !== null && isOnlineMethod(paymentMethod);
}

function paymentMethodMinimumIsReached(order: OrderToCheck): OrderProblem | null {
  const { config, values, deliveryType, steps, nothingToPay } = order;
  const minimumOrderValue = nothingToPay ? null : paymentMethodMinimum(config, values.paymentMethod, deliveryType);
  if (minimumOrderValue === null) return null;
  const missing = atLeast(subtract(minimumOrderValue, subtract(steps.afterCartDiscount, steps.couponValue)), NO_CENTS);
  return missing > 0 ? { code: 'paymentMethodMinimumNotReached', minimumOrderValue, missing } : null;
}

function providerTakesAmount({ leastAmounts, values, amountToPay, table }: OrderToCheck): OrderProblem | null {
  if (table?.payLater) return null;
  const leastAmount = missedLeastAmount(leastAmounts, values.paymentMethod, amountToPay);
  return leastAmount === null ? null : { code: 'amountTooSmall', leastAmount };
}

function isConfirmed(order: OrderToCheck): OrderProblem | null {
  if (order.isConfirmed || order.isByTelephone || order.deliveryType === 'dineIn') return null;
  if (!order.isServedToday) return { code: 'confirmationNeeded', about: 'otherDay' };
  return order.deliveryType === 'pickup' ? { code: 'confirmationNeeded', about: 'pickup' } : null;
}

function itemsAreSuitable({
  itemCount,
  unsuitableCount,
  acceptsWithoutUnsuitable,
  deliveryType,
}: OrderToCheck): OrderProblem | null {
  if (unsuitableCount >= itemCount) return { code: 'itemsUnsuitable', which: 'all', deliveryType };
  return unsuitableCount > 0 && !acceptsWithoutUnsuitable
    ? { code: 'itemsUnsuitable', which: 'some', deliveryType }
    : null;
}
