import { findAcceptMinutes } from '@tischlein/domain/orders';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { ORDER_ACCEPTED } from './jobs.ts';
import type { OrderDetails } from './order-details.ts';
import type { WithOrderFollowers } from './order-follower.ts';
import { changeOrder, type NewOrder, type StoredOrder } from './orders.store.ts';

/** The member of staff who takes an order on the telephone, and what they tell the guest. */
export interface TelephoneTaking {
  readonly takenBy: string;
  /** null: the usual minutes, or the requested time. */
  readonly minutes: number | null;
}

export function toTakenColumns(
  { config }: LoadedShop,
  { serveAt, deliveryType }: OrderDetails,
  telephone: TelephoneTaking | null,
): Pick<NewOrder, 'taken_by' | 'accept_minutes' | 'due_in_person'> {
  if (!telephone) return { taken_by: '', accept_minutes: null, due_in_person: 0 };
  const usual = config.opening.preparationMinutes[deliveryType];
  return {
    taken_by: telephone.takenBy,
    accept_minutes: findAcceptMinutes({ ...telephone, serveAt }, usual),
    due_in_person: 0,
  };
}

/** Accepts an order that was taken on the telephone, in the transaction in which the desk gets it (decision 054). */
export async function acceptTaken(
  { orderFollowers }: WithOrderFollowers,
  writer: Writer,
  { order, now }: { readonly order: StoredOrder; readonly now: string },
): Promise<void> {
  if (order.taken_by === '') return;
  const promised_at = order.accept_minutes === null ? order.serve_at : plusMinutes(now, order.accept_minutes);
  const isAccepted = await changeOrder(writer, order, {
    action: 'accept',
    at: now,
    doneBy: order.taken_by,
    columns: { status: 'accepted', promised_at },
    mails: order.contact.email === '' ? [] : [ORDER_ACCEPTED.create({})],
  });
  if (!isAccepted) throw new Error('an order on the telephone has changed while it was taken');
  // No other room hears of a test order (decision 046).
  if (order.purpose === 'test') return;
  for (const { moved } of orderFollowers) await moved?.(writer, order, { status: 'accepted', now });
}
