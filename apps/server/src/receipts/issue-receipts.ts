import type { ReceiptDocument } from '@tischlein/contract/shop';
import { type Cents, NO_CENTS, type OrderId, type ShopId, subtract, sum, toCents } from '@tischlein/domain';
import { isCalledOff, listDueReceipts, type ReceiptCause } from '@tischlein/domain/orders';
import { addUpByRate, type VatPart } from '@tischlein/domain/pricing';
import { addTipVat, followUpContent, type Seller } from '@tischlein/documents/receipts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { OrderFollower, OrderKey } from '../orders/order-follower.ts';
import { readChanges, type StoredChange } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { readPayments } from '../payments/payments.store.ts';
import { calculateRefundVat } from '../payments/refund-vat.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import { findSeries, type Series } from './legal-entity.ts';
import {
  documentColumn,
  drawReceiptNumber,
  insertReceipt,
  insertReceipts,
  lockSeries,
  readOrderReceipts,
} from './receipts.store.ts';
import { calculateCorrection, listNewLines } from './correction.ts';
import { fillTakenOver } from './taken-over.ts';
import { findReturnedTip } from './returned-tip.ts';
import { formatDateTime, writeInvoice } from './write-invoice.ts';

export const receiptFollower: OrderFollower = {
  placed: (writer, _shop, order) => issueInvoice(writer, order),
  settled: issueReceipts,
};

/** Issues the only document that an order without online payment can have when it is placed. */
async function issueInvoice(writer: Writer, order: StoredOrder): Promise<void> {
  const { placed_at: now } = order;
  if (order.released_at === null || order.seller === null || order.pays_later === 1) return;
  const series = await findSeries(writer, order);
  const number = await drawReceiptNumber(writer, order.shop_id, series);
  const issued = { cause: INVOICE, document: writeInvoice(order, { number, now }) };
  await insertReceipt(writer, toReceiptRow(order, { series, ...issued }));
}

const INVOICE: ReceiptCause = { kind: 'invoice', cause: '' };

/**
 * Issues the documents that an order lacks, in the transaction that made them due: killed before its commit, neither the
 * change nor the number exists (S3 L3). Numbers come from a locked row, so that a series has no gaps on either engine.
 */
export async function issueReceipts(writer: Writer, { shop_id, order_id }: OrderKey, now: string): Promise<void> {
  const order = await readOrder(writer, shop_id, order_id);
  // Orders of the first versions have no seller; their receipt is written when it is read.
  // A round on a bill is paid by parts, or at the till, which writes its receipt (S3 W11).
  if (!order || order.released_at === null || order.seller === null || order.pays_later === 1) return;
  if ((await findDue(writer, order)).due.length === 0) return;
  await fillTakenOver(writer, order, now);
  const series = await findSeries(writer, order);
  const last = await lockSeries(writer, shop_id, series);
  // Read again behind the lock: another transaction may have issued them.
  const state = await findDue(writer, order);
  const written: ReceiptDocument[] = state.issued.map(({ document }) => documentColumn.read(document));
  const rows: Row<'receipts'>[] = [];
  for (const [index, cause] of state.due.entries()) {
    const document = writeDocument({ ...state, order, cause, written, number: last + index + 1, now });
    written.push(document);
    rows.push(toReceiptRow(order, { series, cause, document }));
  }
  if (rows.length > 0) await insertReceipts(writer, series, rows);
}

interface IssuedDocument {
  readonly series: Series;
  readonly cause: ReceiptCause;
  readonly document: ReceiptDocument;
}

export const toReceiptRow = (
  { shop_id, order_id }: OrderKey,
  { series: { series }, cause, document }: IssuedDocument,
): Row<'receipts'> => ({
  shop_id,
  order_id,
  ...cause,
  series,
  number: document.number,
  issued_at: document.issuedAt,
  document: documentColumn.write(document),
});

interface OrderState {
  readonly issued: readonly Row<'receipts'>[];
  readonly due: readonly ReceiptCause[];
  readonly payments: readonly Row<'payments'>[];
  readonly refunds: readonly Row<'refunds'>[];
  /** Accepted by the guest, oldest first. */
  readonly changes: readonly StoredChange[];
}

async function findDue(writer: Writer, order: StoredOrder): Promise<OrderState> {
  const { shop_id, order_id } = order;
  const issued = await readOrderReceipts(writer, shop_id, order_id);
  const payments = (await readPayments(writer, shop_id, order_id)).filter(({ captured }) => captured > 0);
  const refunds = (await readRefunds(writer, shop_id, order_id)).filter(({ state }) => state === 'done');
  const changes = (await readChanges(writer, order)).filter(({ state }) => state === 'accepted');
  const covered = issued.flatMap(({ document }) =>
    document === '' ? [] : (documentColumn.read(document).covers ?? []),
  );
  const facts = {
    isReleased: order.released_at !== null,
    isEnded: isCalledOff(order.status),
    changes: changes.map(({ change_id }) => change_id),
    payments: payments.map(({ payment_id }) => payment_id),
    refunds: refunds.map(({ refund_id }) => refund_id),
  };
  return { issued, due: listDueReceipts(facts, [...issued, ...covered]), payments, refunds, changes };
}

interface DocumentToWrite extends OrderState {
  readonly order: StoredOrder;
  readonly cause: ReceiptCause;
  /** The documents before this one, the invoice first. */
  readonly written: readonly ReceiptDocument[];
  readonly number: number;
  readonly now: string;
}

function writeDocument(input: DocumentToWrite): ReceiptDocument {
  const { order, cause, written, number, now, payments, refunds, changes } = input;
  const { kind } = cause;
  const [invoice] = written;
  if (kind === 'invoice' || !invoice) return writeInvoice(order, { number, now });
  const payment = payments.find(({ payment_id }) => payment_id === cause.cause);
  const refund = refunds.find(({ refund_id }) => refund_id === cause.cause);
  const tip = refund && findReturnedTip(order, refunds, refund);
  const { vat, amount } = calculateAmounts(input, { payment, refund, tip });
  const paidBy = payment ?? payments.find(({ payment_id }) => payment_id === refund?.payment_id);
  return {
    kind,
    number,
    names: invoice.number,
    issuedAt: now,
    orderNumber: order.number,
    gross: amount,
    vat: [...vat],
    articles: [],
    content: followUpContent({
      kind,
      number,
      issuedAt: formatDateTime(now),
      first: { ...invoice.content, issuedAt: formatDateTime(invoice.issuedAt) },
      orderNumber: order.number,
      amount,
      tip: subtract(NO_CENTS, tip?.amount ?? NO_CENTS),
      paymentMethod: paidBy?.method ?? order.payment_method,
      vat,
      ...(kind === 'correction' && { lines: listNewLines(order, { changes, cause: cause.cause, number, now }) }),
    }),
  };
}

interface MovedMoney {
  readonly payment: Row<'payments'> | undefined;
  readonly refund: Row<'refunds'> | undefined;
  readonly tip: ReturnType<typeof findReturnedTip> | undefined;
}

function calculateAmounts(
  { cause: { kind, cause }, written, refunds, changes }: DocumentToWrite,
  { payment, refund, tip }: MovedMoney,
): { readonly vat: readonly VatPart[]; readonly amount: Cents } {
  if (kind === 'payment') return { vat: [], amount: toCents(payment?.captured ?? 0) };
  if (kind === 'correction') return calculateCorrection(changes, cause);
  if (kind === 'cancellation') return cancelRest(written);
  const isCorrected =
    changes.some(({ change_id }) => change_id === cause) ||
    written.some((document) => document.kind === 'cancellation');
  const vat = isCorrected ? [] : addTipVat(calculateRefundVat(refunds).get(cause) ?? [], tip);
  return { vat: vat.map(negate), amount: subtract(NO_CENTS, toCents(refund?.amount ?? 0)) };
}

/** Everything that the invoice says and refunds have not taken back. */
export function cancelRest(written: readonly ReceiptDocument[]): { readonly vat: VatPart[]; readonly amount: Cents } {
  const all = written.flatMap(({ vat }) => vat);
  const vat = addUpByRate(all).map(({ rate, gross }) => {
    const own = all.filter((part) => part.rate === rate);
    return negate({ rate, gross, vat: sum(own.map((part) => part.vat)) });
  });
  return { vat, amount: sum(vat.map(({ gross }) => gross)) };
}

const negate = ({ rate, gross, vat }: VatPart): VatPart => ({
  rate,
  gross: subtract(NO_CENTS, gross),
  vat: subtract(NO_CENTS, vat),
});

interface ReceiptsToRead {
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly now: string;
  /** For orders that do not have one. */
  readonly seller: Seller;
}

/** The receipts of one order, after the content of one from before has been written. */
export async function readReceipts(
  writer: Writer,
  { shopId, orderId, now, seller }: ReceiptsToRead,
): Promise<readonly Row<'receipts'>[]> {
  const order = await readOrder(writer, shopId, orderId);
  if (order) await fillTakenOver(writer, { ...order, seller: order.seller ?? seller }, now);
  return readOrderReceipts(writer, shopId, orderId);
}
