import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaymentRow } from '../../apps/server/src/db/payment-tables.ts';
import { type Findings, within10Seconds } from './findings.ts';
import type { House } from './house.ts';

/** The orders that this key leads to. */
export async function ordersOf(house: House, key: string): Promise<string[]> {
  const { read } = house.database();
  const rows = await read.selectFrom('order_keys').select('order_id').where('key', '=', key).execute();
  return rows.map(({ order_id }) => order_id);
}

/** The only attempt to pay an order. */
export async function paymentOf(house: House, orderId: string): Promise<PaymentRow> {
  const { read } = house.database();
  const rows = await read
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId as never)
    .execute();
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} payments of ${orderId}`);
  return rows[0];
}

/** How many of a provider's messages were kept. */
export async function messagesOf(house: House, payment: PaymentRow): Promise<number> {
  const { read } = house.database();
  const rows = await read
    .selectFrom('payment_inbox')
    .select('event_id')
    .where('payment_id', '=', payment.payment_id)
    .execute();
  return rows.length;
}

interface MailsSeen {
  /** In the outbox. */
  readonly asked: number;
  readonly done: number;
  /** Files of theirs; the same mail sent again has the same name. */
  readonly written: number;
}

/** The mails of one kind that follow an order. */
export async function mailsOf(house: House, orderId: string, kind = 'orderPlaced'): Promise<MailsSeen> {
  const { read } = house.database();
  const rows = await read
    .selectFrom('outbox')
    .select(['outbox_id', 'kind', 'done_at'])
    .where('order_id', '=', orderId as never)
    .execute();
  const mails = rows.filter((row) => row.kind === kind);
  const files = await readdir(join(house.place.dataDir, 'mail')).catch(() => []);
  return {
    asked: mails.length,
    done: mails.filter(({ done_at }) => done_at !== null).length,
    written: files.filter((name) => mails.some(({ outbox_id }) => name.endsWith(`_${outbox_id}.json`))).length,
  };
}

/** One mail of this kind is sent, soon. */
export async function mustBeMailed(
  house: House,
  { found, orderId, kind }: { readonly found: Findings; readonly orderId: string; readonly kind?: string },
): Promise<void> {
  const mails = await within10Seconds(
    () => mailsOf(house, orderId, kind),
    ({ done, asked }) => done > 0 && done === asked,
  );
  found.mustBe('mails', mails, { asked: 1, done: 1, written: 1 });
}

/** The desk has the order once. */
export async function mustBeOnDesk(house: House, found: Findings, orderId: string): Promise<void> {
  const answer = await house.desk.call({ method: 'GET', path: '/api/office/shop/roma/orders' });
  found.mustBe('on the desk', answer?.body.orders?.filter(({ id }) => id === orderId).length, 1);
}
