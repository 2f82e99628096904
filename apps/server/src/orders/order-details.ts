import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import type { CheckoutFormValues } from '@tischlein/domain/checkout';
import { joinNotes, separateDoor } from '@tischlein/domain/delivery';
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
    const values = formValues.isPickup ? formValues : withoutDoor(formValues);
    return { deliveryType, serveAt, values: { ...values, serveAt }, table };
  }
  const values = {
    ...formValues,
    messageCook,
    paymentMethod: payLaterMethod ?? paymentMethod ?? formValues.paymentMethod,
  };
  return { deliveryType: 'dineIn', serveAt: null, values: { ...values, serveAt: null }, table };
}

/** Words about the door become the note for the driver: a house number is a number. */
function withoutDoor<Values extends CheckoutFormValues>(values: Values): Values {
  const { address, note } = separateDoor(values);
  const { messageDriver } = values;
  const isSaid = note === '' || messageDriver.includes(note);
  return { ...values, ...address, messageDriver: isSaid ? messageDriver : joinNotes([note, messageDriver]) };
}

// An hour that occurs twice in autumn means the first one (docs/reliability.md I13).
function toWholeMinute(serveAt: string): string {
  const { date, minute } = toWallTime(serveAt);
  return toInstant(date, minute) ?? toUtc(serveAt);
}
