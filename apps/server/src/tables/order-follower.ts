import {
  type BillId,
  billPartId,
  billRefundId,
  type OrderId,
  orderId,
  type ShopId,
  subtract,
  toCents,
} from '@tischlein/domain';
import { isCalledOff } from '@tischlein/domain/orders';
import { sumGross } from '@tischlein/domain/pricing';
import { type Bill, changeBill, partAmount, refundedRates, sumPaidBack, toBillLines } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { randomUUID } from 'node:crypto';
import type { Writer } from '../db/database.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { abandonEnded } from '../orders/abandoned-orders.store.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import { changeOrder, readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { saveAtTable } from '../orders/table-orders.store.ts';
import {
  AUTOMATIC,
  type Author,
  findOrderBills,
  lockBill,
  lockOpenBill,
  openBill,
  readBills,
  saveBill,
} from './bills.store.ts';
import type { EntryItem } from './bill-column.ts';
import { REFUND_PAYER, REFUND_ROUND } from './jobs.ts';
import { lineTitle } from './line-words.ts';
import { findMovedTo, lockTables } from './tables.store.ts';

/** Keeps the bills of tables in step with orders, in the orders' own transactions. */
export const tableFollower: OrderFollower = {
  released: async (writer, order, now) => {
    if (order.purpose === 'billPart') return settlePart(writer, order, now);
    if (order.table_number !== null) await bookRound(writer, { ...order, table_number: order.table_number }, now);
  },
  ended: async (writer, order, { now, by }) => {
    if (order.purpose === 'goods' && order.table_number !== null) await refundRound(writer, order, { now, by });
  },
  settled: async (writer, { shop_id, order_id }, now) => {
    const order = await readOrder(writer, shop_id, order_id);
    if (order?.purpose === 'billPart' && isNeverPaid(order)) await releasePart(writer, order, now);
  },
};

/** Books a round on its table's bill; one that was paid with the order is paid there, too (S3 W7, W8). */
async function bookRound(
  writer: Writer,
  order: StoredOrder & { readonly table_number: number },
  now: string,
): Promise<void> {
  const { shop_id: shopId, order_id, number, quote } = order;
  const table = await lockGuestsTable(writer, order);
  const before = (await lockOpenBill(writer, shopId, table)) ?? (await openBill(writer, shopId, { table, now }));
  const lines = toBillLines({
    order: order_id,
    number,
    lines: quote.lines.map((line) => ({ ...line, name: lineTitle(line) })),
    vat: quote.vat,
    freeItems: TABLE.freeItems,
  });
  const booked = requireOk(changeBill(before.bill, { type: 'book', lines }));
  const isPaid = order.pays_later === 0 && order.total > 0;
  const after = isPaid ? payRound(booked, order) : booked;
  await saveBill(writer, before, {
    after,
    action: 'book',
    author: toAuthor(order),
    detail: {
      amount: order.total,
      items: lines.map(({ name, units }) => ({ round: order_id, item: `${units}× ${name}` })),
    },
    now,
    isBooking: true,
  });
  await saveAtTable(writer, order, { round: before.rounds + 1, table_number: table });
}

/** Locks the table of a round: its guests may have moved while they paid for it (S3 W15). */
async function lockGuestsTable(
  writer: Writer,
  { shop_id: shopId, table_number: ordered, placed_at: since }: StoredOrder & { readonly table_number: number },
): Promise<number> {
  await lockTables(writer, shopId, [ordered]);
  const table = await findMovedTo(writer, { shopId, table: ordered }, since);
  if (table !== ordered) await lockTables(writer, shopId, [table]);
  return table;
}

/** A part for exactly the lines of a round that was paid with its order; the order is the part's id. */
function payRound(bill: Bill, { order_id, ...order }: StoredOrder): Bill {
  const tip = toCents(order.tip);
  const own = bill.lines.filter(({ round, rates }) => round === order_id && sumGross(rates) > 0);
  const id = billPartId(order_id);
  const units = own.map((line) => ({ line: line.id, units: line.units }));
  const what = { kind: 'units', units } as const;
  const reserved = requireOk(changeBill(bill, { type: 'pay', id, channel: 'online', what, tip }));
  return requireOk(changeBill(reserved, { type: 'settle', id }));
}

/** The money of a part has come. Nothing is cooked for it, so its order is done. */
async function settlePart(writer: Writer, order: StoredOrder, now: string): Promise<void> {
  const stored = await lockOrderBill(writer, order);
  const after = requireOk(changeBill(stored.bill, { type: 'settle', id: billPartId(order.order_id) }));
  const detail = { part: order.order_id, amount: order.total };
  await saveBill(writer, stored, { after, action: 'settle', author: toAuthor(order), detail, now });
  const columns = { status: 'handedOver' } as const;
  await changeOrder(writer, { ...order, released_at: now }, { action: 'handOver', at: now, columns, mails: [] });
}

/** Its money will be refunded, if it comes at all. */
const isNeverPaid = ({ status, released_at: releasedAt, given_up_at: givenUpAt }: StoredOrder): boolean =>
  releasedAt === null && (givenUpAt !== null || isCalledOff(status));

async function releasePart(writer: Writer, order: StoredOrder, now: string): Promise<void> {
  await abandonEnded(writer, order, now);
  const stored = await lockOrderBill(writer, order);
  const part = stored.bill.parts.find(({ id }) => orderId(id) === order.order_id);
  if (part?.status !== 'reserved') return;
  const after = requireOk(changeBill(stored.bill, { type: 'release', id: part.id }));
  const detail = { part: part.id, amount: partAmount(part) };
  await saveBill(writer, stored, { after, action: 'release', author: AUTOMATIC, detail, now });
}

async function lockOrderBill(writer: Writer, { shop_id: shopId, order_id }: StoredOrder) {
  const bills = await readBills(writer, shopId, await findOrderBills(writer, shopId, order_id));
  const holding = bills.find(({ bill }) => bill.parts.some(({ id }) => orderId(id) === order_id));
  if (!holding) throw new Error(`no bill has the part ${order_id}`);
  await lockTables(writer, shopId, [holding.bill.table]);
  const locked = await lockBill(writer, shopId, holding.bill.id);
  if (!locked) throw new Error(`no bill ${holding.bill.id}`);
  return locked;
}

interface EndOfRound {
  readonly now: string;
  /** Who ended it. */
  readonly by: string;
}

/**
 * Refunds the lines of a round that the kitchen does not make. What its own order has paid goes back with the order; other
 * parts are paid back by jobs. While a guest pays for one of the lines, a job tries again.
 */
async function refundRound(writer: Writer, order: StoredOrder, end: EndOfRound): Promise<void> {
  const { shop_id: shopId, order_id } = order;
  const isDone = await listRefundLines(writer, { shopId, orderId: order_id }, end);
  if (!isDone) await addToOutbox(writer, { shopId, orderId: order_id, at: end.now }, [REFUND_ROUND.create({})]);
}

/** Returns false if a guest is paying for one of the lines. */
export async function listRefundLines(
  writer: Writer,
  { shopId, orderId: round }: { readonly shopId: ShopId; readonly orderId: OrderId },
  { now }: Pick<EndOfRound, 'now'>,
): Promise<boolean> {
  const found = await readBills(writer, shopId, await findOrderBills(writer, shopId, round));
  const holding = found.filter(({ bill }) => bill.lines.some((line) => line.round === round));
  const [first, ...others] = holding.map(({ bill }) => bill.table);
  if (first === undefined) return true;
  await lockTables(writer, shopId, [first, ...others]);
  let isDone = true;
  for (const { bill } of holding)
    if (!(await refundLinesOn(writer, { shopId, billId: bill.id, round }, now))) isDone = false;
  return isDone;
}

interface RoundOnBill {
  readonly shopId: ShopId;
  readonly billId: BillId;
  readonly round: OrderId;
}

async function refundLinesOn(writer: Writer, { shopId, billId, round }: RoundOnBill, now: string): Promise<boolean> {
  const stored = await lockBill(writer, shopId, billId);
  if (!stored) return true;
  let after = stored.bill;
  let isDone = true;
  const items: EntryItem[] = [];
  for (const line of stored.bill.lines.filter((each) => each.round === round)) {
    const left = subtract(sumGross(line.rates), sumGross(refundedRates(after, line.id)));
    if (left === 0) continue;
    const refund = { type: 'refund', id: billRefundId(randomUUID()), line: line.id, amount: left } as const;
    const changed = changeBill(after, refund);
    if (!changed.ok) {
      isDone = false;
      continue;
    }
    after = changed.value;
    const paidBack = sumPaidBack(after, after.refunds.slice(-1));
    items.push({ round, item: `${line.units}× ${line.name}`, paidBack });
  }
  if (after === stored.bill) return isDone;
  const amount = sumRefunds(after) - sumRefunds(stored.bill);
  await saveBill(writer, stored, { after, action: 'refund', author: AUTOMATIC, detail: { items, amount }, now });
  await payPartsBack(writer, { shopId, before: stored.bill, after, except: round }, now);
  return isDone;
}

const sumRefunds = ({ refunds }: Bill): number => refunds.reduce((total, { rates }) => total + sumGross(rates), 0);

interface RefundedBill {
  readonly shopId: ShopId;
  readonly before: Bill;
  readonly after: Bill;
  /** The order whose own money goes back otherwise. */
  readonly except?: OrderId;
}

/** Queues the refunds of online parts that new refunds of a bill pay back (S3 C37). */
export async function payPartsBack(
  writer: Writer,
  { shopId, before, after, except }: RefundedBill,
  now: string,
): Promise<void> {
  for (const refund of after.refunds.slice(before.refunds.length))
    for (const { part, rates } of refund.paidBack) {
      const isOnline = after.parts.some(({ id, channel }) => id === part && channel === 'online');
      const payer = orderId(part);
      if (!isOnline || payer === except) continue;
      const job = REFUND_PAYER.create({ refund: refund.id, line: refund.line, amount: sumGross(rates) });
      await addToOutbox(writer, { shopId, orderId: payer, at: now }, [job]);
    }
}

const toAuthor = ({ waiter, purpose, contact }: StoredOrder): Author =>
  waiter !== '' && purpose === 'goods' ? { kind: 'waiter', name: waiter } : { kind: 'guest', name: contact.name };

function requireOk<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error('the bill refuses what its rules allow');
  return result.value;
}
