import type { OrderPayment, PaymentTasks, Refund } from '@tischlein/contract/office';
import { orderId, subtract, sum, toCents } from '@tischlein/domain';
import { listUnitRefunds } from '@tischlein/domain/payments';
import { paidWords, paymentStatusWords, paymentTaskWords, refundWords } from '@tischlein/wording';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readStaff } from '../staff/staff.store.ts';
import { contactColumn } from '../orders/order-columns.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { listRefundableLines } from './refund-order.ts';
import { refundLinesColumn, refundVatColumn } from './refund-vat.ts';
import { readPaymentEvents, readPayments } from './payments.store.ts';
import { readPaymentTasks, readRefunds } from './refunds.store.ts';
import { calculateRefundable } from './request-refund.ts';

/** Returns everything the desk sees about an order's money, or null if there is no such order. */
export async function readOrderPayment(deps: Deps, shop: LoadedShop, id: string): Promise<OrderPayment | null> {
  const { read } = deps.database;
  const order = await readOrder(read, shop.id, orderId(id));
  if (!order) return null;
  const payments = await readPayments(read, shop.id, order.order_id);
  const refunds = await readRefunds(read, shop.id, order.order_id);
  const events = await readPaymentEvents(read, shop.id, order.order_id);
  const names = new Map((await readStaff(read)).map(({ id: staffId, email }) => [staffId, email]));
  const refunded = sum(payments.map((payment) => toCents(payment.refunded)));
  return {
    orderId: order.order_id,
    number: order.number,
    guestName: order.contact.name,
    placedAt: order.placed_at,
    words: paidWords(order.payment_method, { status: order.payment_status, refunded }),
    captured: sum(payments.map((payment) => toCents(payment.captured))),
    refunded,
    refundable: sum(payments.map((payment) => calculateRefundable(payment, refunds))),
    lines: listRefundableLines(order, refunds).map(({ position, price, refunded: refundedOfLine }) => ({
      position,
      name: order.quote.lines[position]?.name ?? '',
      left: subtract(price, refundedOfLine),
      units: [
        ...listUnitRefunds({ price, refunded: refundedOfLine, amount: order.quote.lines[position]?.amount ?? 1 }),
      ],
    })),
    refunds: refunds.map((row) => toRefund(row, names.get(row.requested_by) ?? null)),
    history: events.map(({ at, to_status: status, cause }) => ({
      at,
      status,
      words: paymentStatusWords(status),
      cause,
    })),
  };
}

const toRefund = (row: Row<'refunds'>, requestedBy: string | null): Refund => ({
  id: row.refund_id,
  amount: toCents(row.amount),
  reason: row.reason,
  lines: refundLinesColumn.read(row.lines),
  vat: refundVatColumn.read(row.vat),
  state: row.state,
  words: refundWords(row.state),
  requestedAt: row.requested_at,
  finishedAt: row.finished_at,
  requestedBy,
});

/** Lists the open payment tasks of the desk. */
export async function listPaymentTasks(deps: Deps, shop: LoadedShop): Promise<PaymentTasks> {
  const rows = await readPaymentTasks(deps.database.read, shop.id);
  return rows.map(({ order_id, number, contact, kind, created_at, table_number: table, lost }) => {
    const { name: guestName, phone } = contactColumn.read(contact);
    const amount = kind === 'refundLost' ? toCents(Number(lost)) : null;
    const task = { orderId: order_id, number, guestName, phone, kind, table, amount, createdAt: created_at };
    return { ...task, ...paymentTaskWords(kind) };
  });
}
