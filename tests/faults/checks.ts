import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../../apps/server/src/db/tables.ts';
import { type Findings, within10Seconds } from './findings.ts';
import type { FaultShop } from './fault-shop.ts';

/** Reads the orders placed with this key. */
export async function readOrderIds(shop: FaultShop, key: string): Promise<string[]> {
  const { read } = shop.database();
  const rows = await read.selectFrom('order_keys').select('order_id').where('key', '=', key).execute();
  return rows.map(({ order_id }) => order_id);
}

/** Reads the only attempt to pay an order. */
export async function readOnlyPayment(shop: FaultShop, orderId: string): Promise<Row<'payments'>> {
  const { read } = shop.database();
  const rows = await read
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId as never)
    .execute();
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} payments of ${orderId}`);
  return rows[0];
}

/** Counts the stored provider messages of a payment. */
export async function countMessages(shop: FaultShop, payment: Row<'payments'>): Promise<number> {
  const { read } = shop.database();
  const rows = await read
    .selectFrom('payment_inbox')
    .select('event_id')
    .where('payment_id', '=', payment.payment_id)
    .execute();
  return rows.length;
}

interface MailCounts {
  /** Outbox rows. */
  readonly asked: number;
  readonly done: number;
  /** Mail files. A repeated mail has the same file name. */
  readonly written: number;
}

/** Counts the mails of one kind for an order. */
export async function countMails(shop: FaultShop, orderId: string, kind = 'orderPlaced'): Promise<MailCounts> {
  const { read } = shop.database();
  const rows = await read
    .selectFrom('outbox')
    .select(['outbox_id', 'kind', 'done_at'])
    .where('order_id', '=', orderId as never)
    .execute();
  const mails = rows.filter((row) => row.kind === kind);
  const files = await readdir(join(shop.place.dataDir, 'mail')).catch(() => []);
  return {
    asked: mails.length,
    done: mails.filter(({ done_at }) => done_at !== null).length,
    written: files.filter((name) => mails.some(({ outbox_id }) => name.endsWith(`_${outbox_id}.json`))).length,
  };
}

/** Checks that exactly one mail of this kind is sent soon. */
export async function checkMailed(
  shop: FaultShop,
  { found, orderId, kind }: { readonly found: Findings; readonly orderId: string; readonly kind?: string },
): Promise<void> {
  const mails = await within10Seconds(
    () => countMails(shop, orderId, kind),
    ({ done, asked }) => done > 0 && done === asked,
  );
  found.mustBe('mails', mails, { asked: 1, done: 1, written: 1 });
}

/** Checks that the desk has the order once. */
export async function checkOnDesk(shop: FaultShop, found: Findings, orderId: string): Promise<void> {
  const answer = await shop.desk.call({ method: 'GET', path: '/api/office/shop/roma/orders' });
  found.mustBe('on the desk', answer?.body.orders?.filter(({ id }) => id === orderId).length, 1);
}
