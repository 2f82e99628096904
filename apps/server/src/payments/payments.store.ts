import type { PaymentProviderName } from '@tischlein/contract/office';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { OnlinePaymentStatus } from '@tischlein/domain/payments';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Row } from '../db/tables.ts';

export const insertPayment = (writer: Writer, row: Row<'payments'>): Promise<void> =>
  insertRows(writer, 'payments', [row]);

export async function readPayment(reader: Reader, shopId: ShopId, paymentId: string): Promise<Row<'payments'> | null> {
  const row = await reader
    .selectFrom('payments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads all attempts of an order, the first one first. */
export const readPayments = (reader: Reader, shopId: ShopId, orderId: OrderId): Promise<Row<'payments'>[]> =>
  reader
    .selectFrom('payments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute();

/** Locks the attempts of an order until the end of the transaction and reads them. */
export async function lockPayments(writer: Writer, shopId: ShopId, orderId: OrderId): Promise<Row<'payments'>[]> {
  await writer
    .updateTable('payments')
    .set((row) => ({ looks: row.ref('looks') }))
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  return readPayments(writer, shopId, orderId);
}

/** Finds the payment of a provider message, or null if it is not known yet. */
export async function findPayment(
  reader: Reader,
  { shopId, provider }: { readonly shopId: ShopId; readonly provider: PaymentProviderName },
  { reference, ourId }: { readonly reference: string | null; readonly ourId: string | null },
): Promise<Row<'payments'> | null> {
  const ofProvider = reader
    .selectFrom('payments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider);
  const byReference = reference && (await ofProvider.where('reference', '=', reference).executeTakeFirst());
  const byId = byReference || (ourId && (await ofProvider.where('payment_id', '=', ourId).executeTakeFirst()));
  return byId || null;
}

/** New column values of a payment, and the statuses it moves through. */
export interface PaymentChange {
  readonly moves: readonly OnlinePaymentStatus[];
  readonly cause: string;
  readonly at: string;
  readonly columns: Partial<Omit<Row<'payments'>, 'shop_id' | 'payment_id' | 'order_id' | 'status' | 'version'>>;
}

/**
 * Updates a payment and its history. Returns false, with nothing changed, if its version has changed since it was
 * read.
 */
export async function changePayment(writer: Writer, payment: Row<'payments'>, change: PaymentChange): Promise<boolean> {
  const { moves, cause, at, columns } = change;
  const changed = await writer
    .updateTable('payments')
    .set({ ...columns, status: moves.at(-1) ?? payment.status, version: payment.version + moves.length })
    .where('shop_id', '=', payment.shop_id)
    .where('payment_id', '=', payment.payment_id)
    .where('version', '=', payment.version)
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows === 0n) return false;
  await insertRows(
    writer,
    'payment_events',
    moves.map((to, index) => ({
      shop_id: payment.shop_id,
      payment_id: payment.payment_id,
      version: payment.version + index + 1,
      from_status: moves[index - 1] ?? payment.status,
      to_status: to,
      cause,
      at,
    })),
  );
  return true;
}

/** Expires an attempt now, and makes it due for a poll. */
export async function expirePayment(writer: Writer, payment: Row<'payments'>, at: string): Promise<void> {
  await writer
    .updateTable('payments')
    .set({ expires_at: at, look_at: at, looks: 0 })
    .where('shop_id', '=', payment.shop_id)
    .where('payment_id', '=', payment.payment_id)
    .where('expires_at', '>', at)
    .execute();
}

/** Inserts a provider message, unless it is known. */
export const insertMessage = (writer: Writer, row: Row<'payment_inbox'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('payment_inbox').values(row), ['shop_id', 'provider', 'event_id']);

export async function isMessageKnown(
  reader: Reader,
  {
    shopId,
    provider,
    eventId,
  }: { readonly shopId: ShopId; readonly provider: PaymentProviderName; readonly eventId: string },
): Promise<boolean> {
  const row = await reader
    .selectFrom('payment_inbox')
    .select('event_id')
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Assigns messages that arrived before the reference was known. Returns whether there were any. */
export async function matchMessages(writer: Writer, payment: Row<'payments'>, reference: string): Promise<boolean> {
  const matched = await writer
    .updateTable('payment_inbox')
    .set({ payment_id: payment.payment_id })
    .where('shop_id', '=', payment.shop_id)
    .where('provider', '=', payment.provider)
    .where((row) => row.or([row('payment_id', 'is', null), row('payment_id', '=', payment.payment_id)]))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return matched.numUpdatedRows > 0n;
}

/** Reads the history of an order's payments, oldest first. */
export const readPaymentEvents = (reader: Reader, shopId: ShopId, orderId: OrderId): Promise<Row<'payment_events'>[]> =>
  reader
    .selectFrom('payment_events')
    .selectAll('payment_events')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.shop_id', '=', 'payment_events.shop_id')
        .onRef('payments.payment_id', '=', 'payment_events.payment_id'),
    )
    .where('payments.shop_id', '=', shopId)
    .where('payments.order_id', '=', orderId)
    .orderBy('payments.attempt')
    .orderBy('payment_events.version')
    .execute();
