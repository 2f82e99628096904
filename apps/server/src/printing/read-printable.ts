import { isCalledOff } from '@tischlein/domain/orders';
import { type SlipRow, type SlipLine, wrapSlip } from '@tischlein/domain/printing';
import { createSlip, createTestSlip, type OrderOnSlip, type SlipNote } from '@tischlein/documents/slip';
import { isOpenStop } from '@tischlein/domain/tours';
import { toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { formatDueLabel } from '../orders/due-label.ts';
import { toOrderLink } from '../orders/order-code.ts';
import { toPageText } from './code-pages.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { readChanges, type StoredChange } from '../orders/order-changes.store.ts';
import { readLastStops } from '../tours/tours.store.ts';
import { formatPhone } from '../phone-number.ts';
import { partsColumn } from './print-jobs.store.ts';

/** A job as it is sent to a printer. */
export interface PrintableJob {
  readonly id: string;
  readonly rows: readonly SlipRow[];
  readonly copies: number;
  readonly encoding: Row<'printers'>['encoding'];
  readonly columns: number;
}

/** Reads the content of a slip when it is printed; null: the order is gone. */
export async function readPrintable(
  deps: Deps,
  printer: Row<'printers'>,
  job: Row<'print_jobs'>,
): Promise<PrintableJob | null> {
  const lines = await readLines(deps, printer, job);
  if (!lines) return null;
  const { copies, encoding, columns } = printer;
  return { id: job.job_id, rows: wrapSlip(toPrinted(lines, encoding), columns), copies, encoding, columns };
}

/** Lines in the letters that the printer has, before they are fitted to the paper: 'œ' becomes two. */
const toPrinted = (lines: readonly SlipLine[], encoding: PrintableJob['encoding']): readonly SlipLine[] =>
  encoding === 'raster'
    ? lines
    : lines.map((line) => ({
        ...line,
        text: toPageText(line.text, encoding),
        ...(line.end !== undefined && { end: toPageText(line.end, encoding) }),
      }));

async function readLines(
  deps: Deps,
  printer: Row<'printers'>,
  job: Row<'print_jobs'>,
): Promise<readonly SlipLine[] | null> {
  const loaded = await deps.shops.shopByRef(job.shop_id);
  const shop = loaded?.config.restaurantName ?? '';
  if (job.order_id === null || job.slip === null) return createTestSlip(printer.name, shop);
  const order = await readOrder(deps.database.read, job.shop_id, job.order_id);
  if (!order) return null;
  const parts = job.parts === null ? null : partsColumn.read(job.parts);
  const link = order.taken_by === '' || !loaded ? '' : toOrderLink(deps, loaded, order.order_id);
  const dueLabel = formatDueLabel(order, toWallTime(deps.clock.now()));
  const before = findReplaced(await readChanges(deps.database.read, order), job);
  const note = findNote(order, job, before);
  const tour = job.slip === 'driver' ? await findTour(deps, order) : null;
  return createSlip(toSlipOrder(order, { dueLabel, shop, link, before, tour }), { slip: job.slip, parts, note });
}

/** The tour that the order is on now. */
async function findTour({ database }: Deps, { shop_id, order_id }: StoredOrder): Promise<OrderOnSlip['tour']> {
  const stop = (await readLastStops(database.read, shop_id, [order_id])).get(order_id);
  return stop && isOpenStop(stop) ? { number: stop.number, position: stop.position } : null;
}

/** The version that the latest accepted change before this slip has replaced; null: the slip is not about a change. */
function findReplaced(
  changes: readonly StoredChange[],
  { created_at: createdAt, attempt }: Row<'print_jobs'>,
): OrderOnSlip['before'] {
  const change = changes.findLast(({ state, decided_at }) => state === 'accepted' && (decided_at ?? '') <= createdAt);
  // An order that was changed before it was accepted has no slip before.
  if (!change || (attempt === 1 && change.decided_at !== createdAt)) return null;
  return change.quote_before?.lines ?? null;
}

function findNote({ status }: StoredOrder, { attempt }: Row<'print_jobs'>, before: OrderOnSlip['before']): SlipNote {
  if (isCalledOff(status)) return 'calledOff';
  if (before) return 'changed';
  return attempt > 1 ? 'repeated' : null;
}

const toSlipOrder = (
  order: StoredOrder,
  words: Pick<OrderOnSlip, 'dueLabel' | 'shop' | 'link' | 'before' | 'tour'>,
): OrderOnSlip => ({
  ...words,
  number: order.number,
  deliveryType: order.delivery_type,
  contact: { ...order.contact, phone: formatPhone(order.contact.phone) },
  messageCook: order.contact.messageCook,
  messageDriver: order.contact.messageDriver,
  ...(order.quote.packaging && { packaging: order.quote.packaging }),
  table: order.table_number,
  round: order.round,
  waiter: order.waiter,
  ageCheck: order.age_check,
  paymentStatus: order.payment_status,
  paymentMethod: order.payment_method,
  total: order.quote.steps.TOTAL,
  lines: order.quote.lines,
  freeItems: order.quote.freeItems,
  group: order.quote.group ?? null,
  isTest: order.purpose === 'test',
});
