import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import type { CheckoutFormValues } from '@tischlein/domain/checkout';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { toInstant, toUtc, toWallTime } from '../clock.ts';

/** Everything a guest chose besides the cart: order type, time, contact. */
export interface OrderDetails {
  readonly deliveryType: DeliveryType;
  /** UTC, a whole minute; null: as soon as possible. */
  readonly serveAt: string | null;
  readonly values: CheckoutFormValues;
  readonly table: number | null;
}

/**
 * Reads the details from an order payload. An order with a table has its own note and payment method (S2 §3 Order
 * payload), or the preset one of rounds that are paid later.
 */
export function readOrderDetails(
  { formValues, table, messageCook, paymentMethod }: ParsedOrderRequest,
  payLaterMethod: PaymentMethod | null = null,
): OrderDetails {
  if (table === null) {
    const deliveryType = formValues.isPickup ? 'pickup' : 'delivery';
    const serveAt = formValues.serveAt && toWholeMinute(formValues.serveAt);
    return { deliveryType, serveAt, values: { ...formValues, serveAt }, table };
  }
  const values = {
    ...formValues,
    messageCook,
    paymentMethod: payLaterMethod ?? paymentMethod ?? formValues.paymentMethod,
  };
  return { deliveryType: 'dineIn', serveAt: null, values: { ...values, serveAt: null }, table };
}

// An hour that occurs twice in autumn means the first one (docs/reliability.md I13).
function toWholeMinute(serveAt: string): string {
  const { date, minute } = toWallTime(serveAt);
  return toInstant(date, minute) ?? toUtc(serveAt);
}
