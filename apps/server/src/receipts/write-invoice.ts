import type { ReceiptDocument } from '@tischlein/contract/shop';
import { NO_CENTS, sum, toCents } from '@tischlein/domain';
import { tipVat } from '@tischlein/domain/table';
import {
  addTipVat,
  type ReceiptContent,
  receiptContent,
  type ReceiptOrder,
  type ReceiptTip,
} from '@tischlein/documents/receipts';
import { longDate, timeOfDay } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

/** From this amount on an invoice names its buyer (§ 14 (4), § 33 UStDV). */
const NAMES_BUYER_ABOVE = 25_000;

interface InvoiceToWrite extends Partial<Pick<ReceiptOrder, 'refunds' | 'status' | 'orderNumber'>> {
  readonly number: number;
  readonly now: string;
}

/** Writes the first document of an order. The buyer is part of it only where the law asks for it (S3 A4). */
export function writeInvoice(order: StoredOrder, { number, now, ...changes }: InvoiceToWrite): ReceiptDocument {
  const { quote, total, seller } = order;
  if (!seller) throw new Error(`the order ${order.order_id} has no seller`);
  const tip = toTip(order);
  const content: ReceiptContent = receiptContent({
    number,
    orderNumber: order.number,
    status: 'placed',
    deliveryType: order.delivery_type,
    placedAt: formatDateTime(order.placed_at),
    servedOn: formatDate(order.promised_at ?? order.serve_at ?? order.placed_at),
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    seller,
    buyer: total > NAMES_BUYER_ABOVE ? order.contact : null,
    quote,
    ...(order.table_number !== null && { table: order.table_number }),
    ...(tip && { tip }),
    refunds: [],
    ...changes,
  });
  return {
    kind: 'invoice',
    number,
    names: null,
    issuedAt: now,
    orderNumber: order.number,
    // A team's tip is not the seller's (S3 W13).
    gross: tip?.recipient === 'owner' ? sum([quote.steps.TOTAL, tip.amount]) : quote.steps.TOTAL,
    vat: [...addTipVat(quote.vat, tip)],
    articles: [
      ...quote.lines.map(({ name, amount, price, deposit }) => ({ name, amount, price, deposit })),
      ...quote.freeItems.map(({ name, deposit }) => ({ name, amount: 1, price: NO_CENTS, deposit })),
    ],
    content,
  };
}

function toTip({ tip, tip_recipient: recipient, quote }: StoredOrder): ReceiptTip | undefined {
  if (tip === 0 || recipient === null) return undefined;
  const amount = toCents(tip);
  return { amount, recipient, vat: tipVat(amount, quote.vat, recipient) };
}

export const formatDate = (instant: string): string => longDate(toWallTime(instant).date);

export function formatDateTime(instant: string): string {
  const { date, minute } = toWallTime(instant);
  return `${longDate(date)}, ${timeOfDay(minute)}`;
}
