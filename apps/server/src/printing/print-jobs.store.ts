import type { OrderId, ShopId } from '@tischlein/domain';
import { nextPrintState, PRINT_LEASE_SECONDS, type PrintEvent, readPrintState } from '@tischlein/domain/printing';
import { z } from 'zod';
import { plusSeconds } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import { jsonColumn } from '../db/json-column.ts';
import type { Row } from '../db/tables.ts';
import type { PrinterKey } from './printers.store.ts';

export const partsColumn = jsonColumn('print_jobs.parts', z.array(z.string()));

/** Queues a job, unless this attempt of the same slip of the order is queued already. */
export const insertPrintJob = (writer: Writer, row: Row<'print_jobs'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('print_jobs').values(row), ['shop_id', 'printer_id', 'order_id', 'slip', 'attempt']);

export const readPrintJob = (reader: Reader, shopId: ShopId, jobId: string): Promise<Row<'print_jobs'> | undefined> =>
  reader
    .selectFrom('print_jobs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();

/** The oldest job of a printer in this state; a job in doubt counts as handed out. */
export const readOldestJob = (
  reader: Reader,
  { shop_id, printer_id }: PrinterKey,
  state: 'queued' | 'handedOut',
): Promise<Row<'print_jobs'> | undefined> =>
  reader
    .selectFrom('print_jobs')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .where('state', '=', state)
    .orderBy('created_at')
    .orderBy('job_id')
    .executeTakeFirst();

/** Whether the printer is busy: a job is handed out and its lease has not expired. */
export const isAtWork = async (reader: Reader, printer: PrinterKey, now: string): Promise<boolean> =>
  (await selectJobsAtWork(reader, printer, now).executeTakeFirst()) !== undefined;

const selectJobsAtWork = (reader: Reader, { shop_id, printer_id }: PrinterKey, now: string) =>
  reader
    .selectFrom('print_jobs')
    .select('job_id')
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .where('state', '=', 'handedOut')
    .where('lease_until', '>', now);

/**
 * Changes the state of a job as the rules say; null: they do not allow it, or another process was first. A printer that asks
 * two nodes at once gets one job, so that slips keep their order.
 */
export async function movePrintJob(
  writer: Writer,
  job: Row<'print_jobs'>,
  { event, now }: { readonly event: PrintEvent; readonly now: string },
): Promise<Row<'print_jobs'> | null> {
  const state = nextPrintState(readPrintState({ state: job.state, leaseUntil: job.lease_until }, now), event);
  if (!state) return null;
  const columns =
    state === 'handedOut' ? { state, lease_until: plusSeconds(now, PRINT_LEASE_SECONDS) } : { state, done_at: now };
  const moved = await writer
    .updateTable('print_jobs')
    .set(columns)
    .where('shop_id', '=', job.shop_id)
    .where('job_id', '=', job.job_id)
    .where('state', '=', job.state)
    .$if(state === 'handedOut', (update) =>
      update.where(({ not, exists }) => not(exists(selectJobsAtWork(writer, job, now)))),
    )
    .returningAll()
    .executeTakeFirst();
  return moved ?? null;
}

/** Jobs that wait, print, or need a decision; oldest first. */
export const readOpenJobs = (reader: Reader, shopId: ShopId): Promise<Row<'print_jobs'>[]> =>
  reader
    .selectFrom('print_jobs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['queued', 'handedOut', 'failed'])
    .orderBy('created_at')
    .orderBy('job_id')
    .execute();

/** The number of times a slip of an order was queued for a printer. */
export async function countAttempts(
  reader: Reader,
  { shop_id, printer_id, order_id, slip }: Pick<Row<'print_jobs'>, 'shop_id' | 'printer_id' | 'order_id' | 'slip'>,
): Promise<number> {
  const { attempts } = await reader
    .selectFrom('print_jobs')
    .select(({ fn }) => fn.max('attempt').as('attempts'))
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .where('order_id', '=', order_id)
    .where('slip', '=', slip)
    .executeTakeFirstOrThrow();
  return Number(attempts ?? 0);
}

/** An order that is called off is not cooked: what waits for it is not printed. */
export const cancelJobsOfOrder = (
  writer: Writer,
  { shopId, orderId, now }: { readonly shopId: ShopId; readonly orderId: OrderId; readonly now: string },
): Promise<unknown> =>
  writer
    .updateTable('print_jobs')
    .set({ state: 'cancelled', done_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'queued')
    .execute();

/** The slips of an order that a printer got, whether it has printed them or not; each once. */
export const readHandedOutSlips = (
  reader: Reader,
  shopId: ShopId,
  orderId: OrderId,
): Promise<Pick<Row<'print_jobs'>, 'shop_id' | 'printer_id' | 'order_id' | 'slip' | 'parts'>[]> =>
  reader
    .selectFrom('print_jobs')
    .select(['shop_id', 'printer_id', 'order_id', 'slip', 'parts'])
    .distinct()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['handedOut', 'printed', 'failed'])
    .orderBy('printer_id')
    .orderBy('slip')
    .execute();

/** The jobs that wait for a printer, oldest first. */
export const readWaitingJobs = (reader: Reader, { shop_id, printer_id }: PrinterKey): Promise<Row<'print_jobs'>[]> =>
  reader
    .selectFrom('print_jobs')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .where('state', '=', 'queued')
    .orderBy('created_at')
    .orderBy('job_id')
    .execute();

/** The numbers of orders, for naming their jobs. */
export async function readOrderNumbers(
  reader: Reader,
  shopId: ShopId,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, number>> {
  if (orders.length === 0) return new Map();
  const rows = await reader
    .selectFrom('orders')
    .select(['order_id', 'number'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .execute();
  return new Map(rows.map(({ order_id, number }) => [order_id, number]));
}
