import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import type { CheckoutFormValues } from '@tischlein/domain/checkout';
import type { DeliveryType } from '@tischlein/domain/menu';
import { toInstant, toUtc, toWallTime } from '../clock.ts';

/** What a guest wants beside the cart: how, when and to whom. */
export interface OrderDetails {
  readonly deliveryType: DeliveryType;
  /** UTC, a whole minute; null: as soon as possible. */
  readonly serveAt: string | null;
  readonly values: CheckoutFormValues;
  readonly table: number | null;
}

/** Reads the wish out of an order payload; one with a table is served there, with its own note and payment method (S2 §3). */
export function readOrderDetails({ formValues, table, messageCook, paymentMethod }: ParsedOrderRequest): OrderDetails {
  if (table === null) {
    const deliveryType = formValues.isPickup ? 'pickup' : 'delivery';
    const serveAt = formValues.serveAt && toWholeMinute(formValues.serveAt);
    return { deliveryType, serveAt, values: { ...formValues, serveAt }, table };
  }
  const values = { ...formValues, messageCook, paymentMethod: paymentMethod ?? formValues.paymentMethod };
  return { deliveryType: 'dineIn', serveAt: null, values: { ...values, serveAt: null }, table };
}

// An hour that comes twice is served in its first (reliability I13).
function toWholeMinute(serveAt: string): string {
  const { date, minute } = toWallTime(serveAt);
  return toUtc(toInstant(date, minute) ?? serveAt);
}
