import type { Writer } from '../db/database.ts';
import { toCents } from '@tischlein/domain';
import { readOrderEvents } from '../orders/order-events.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { readPayments } from '../payments/payments.store.ts';
import { calculateRefundVat } from '../payments/refund-vat.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import { fillReceipt, readOrderReceipts } from './receipts.store.ts';
import { formatDate, writeInvoice } from './write-invoice.ts';

/**
 * Writes the content of a receipt from before there were documents, as it was until now: with the number of its order, its
 * refunds, and void if the order had ended. What it says needs no document of its own.
 */
export async function fillTakenOver(writer: Writer, order: StoredOrder, now: string): Promise<void> {
  const { shop_id, order_id } = order;
  const row = (await readOrderReceipts(writer, shop_id, order_id)).find(({ document }) => document === '');
  if (!row) return;
  const events = await readOrderEvents(writer, shop_id, order_id);
  const hasEnded = events.some(({ action, at }) => (action === 'refuse' || action === 'cancel') && at < now);
  const all = await readRefunds(writer, shop_id, order_id);
  const refunds = all.filter(({ state, finished_at: at }) => state === 'done' && at !== null && at < now);
  const vat = calculateRefundVat(refunds);
  const payments = (await readPayments(writer, shop_id, order_id)).filter(({ captured }) => captured > 0);
  const document = writeInvoice(order, {
    number: row.number,
    now: row.issued_at,
    ...(hasEnded && { status: 'cancelled' as const }),
    refunds: refunds.map(({ refund_id, finished_at, amount }) => ({
      on: formatDate(finished_at ?? now),
      amount: toCents(amount),
      vat: vat.get(refund_id) ?? [],
    })),
  });
  await fillReceipt(writer, row, {
    ...document,
    covers: [
      ...payments.map(({ payment_id: cause }) => ({ kind: 'payment', cause }) as const),
      ...refunds.map(({ refund_id: cause }) => ({ kind: 'refund', cause }) as const),
      ...(hasEnded ? [{ kind: 'cancellation', cause: '' } as const] : []),
    ],
  });
}
