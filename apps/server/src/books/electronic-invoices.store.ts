import type { OrderId, ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { UtcRange } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';

/** The e-invoices that were issued in this time, with the numbers of their receipts. */
export const readElectronicInvoices = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<{ readonly number: number; readonly issued_at: string; readonly document: string }[]> =>
  reader
    .selectFrom('electronic_invoices')
    .innerJoin('receipts', (join) =>
      join
        .onRef('receipts.shop_id', '=', 'electronic_invoices.shop_id')
        .onRef('receipts.order_id', '=', 'electronic_invoices.order_id')
        .on('receipts.kind', '=', 'invoice'),
    )
    .select(['receipts.number', 'electronic_invoices.issued_at', 'electronic_invoices.document'])
    .where('electronic_invoices.shop_id', '=', shopId)
    .where('electronic_invoices.issued_at', '>=', from)
    .where('electronic_invoices.issued_at', '<', to)
    .orderBy('electronic_invoices.issued_at')
    .execute();

const findElectronicInvoice = (
  reader: Reader,
  shopId: ShopId,
  orderId: OrderId,
): Promise<Row<'electronic_invoices'> | undefined> =>
  reader
    .selectFrom('electronic_invoices')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** An e-invoice, or what corrects one. */
export interface ElectronicDocument extends Pick<
  Row<'electronic_corrections'>,
  'kind' | 'cause' | 'number' | 'document'
> {
  readonly issuedAt: string;
}

const CORRECTION_COLUMNS = ['kind', 'cause', 'number', 'issued_at as issuedAt', 'document'] as const;

/** The e-invoices of an order and what corrects them, in the order of their numbers. */
export async function readElectronicDocuments(
  reader: Reader,
  shopId: ShopId,
  orderId: OrderId,
): Promise<readonly ElectronicDocument[]> {
  const first = await findElectronicInvoice(reader, shopId, orderId);
  if (!first) return [];
  const receipt = await reader
    .selectFrom('receipts')
    .select('number')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow();
  const others = await reader
    .selectFrom('electronic_corrections')
    .select(CORRECTION_COLUMNS)
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('document', '<>', '')
    .orderBy('number')
    .execute();
  const { issued_at: issuedAt, document } = first;
  return [{ kind: 'invoice', cause: '', number: receipt.number, issuedAt, document }, ...others];
}

/** What the cause of the receipts says that a correction by the restaurant has made. */
export const toReissueCauses = (key: string) => ({ takenBack: `${key}:takenBack`, issued: `${key}:issued` });

/** Whether a document is an invoice: the first one, or one that has replaced it. */
export const isInvoice = ({ kind, cause }: Pick<ElectronicDocument, 'kind' | 'cause'>): boolean =>
  kind === 'invoice' || (kind === 'correction' && cause.endsWith(':issued'));

/** The e-invoice of an order that is valid: the first one, or the last that has replaced it. */
export const findValidInvoice = (documents: readonly ElectronicDocument[]): ElectronicDocument | undefined =>
  documents.findLast(isInvoice);

/** Stores the first e-invoice of an order, in a transaction that has locked the series of its receipts. */
export const insertElectronicInvoice = (writer: Writer, row: Row<'electronic_invoices'>): Promise<void> =>
  insertRows(writer, 'electronic_invoices', [row]);

export type DueCorrection = Pick<Row<'receipts'>, 'order_id' | 'kind' | 'cause' | 'number' | 'issued_at' | 'document'>;

/** Refunds and cancellations of orders with an e-invoice that have no correction, oldest first; null: of all orders. */
export const readDueCorrections = (
  reader: Reader,
  shopId: ShopId,
  orderId: OrderId | null = null,
): Promise<DueCorrection[]> =>
  reader
    .selectFrom('electronic_invoices')
    .innerJoin('receipts', (join) =>
      join
        .onRef('receipts.shop_id', '=', 'electronic_invoices.shop_id')
        .onRef('receipts.order_id', '=', 'electronic_invoices.order_id')
        .on('receipts.kind', 'in', ['refund', 'cancellation']),
    )
    .leftJoin('electronic_corrections as done', (join) =>
      join
        .onRef('done.shop_id', '=', 'receipts.shop_id')
        .onRef('done.order_id', '=', 'receipts.order_id')
        .onRef('done.kind', '=', 'receipts.kind')
        .onRef('done.cause', '=', 'receipts.cause'),
    )
    .select([
      'receipts.order_id',
      'receipts.kind',
      'receipts.cause',
      'receipts.number',
      'receipts.issued_at',
      'receipts.document',
    ])
    .where('electronic_invoices.shop_id', '=', shopId)
    .where('done.number', 'is', null)
    .where((row) => row.and(orderId === null ? [] : [row('receipts.order_id', '=', orderId)]))
    .where('receipts.document', '<>', '')
    .orderBy('receipts.number')
    .execute();

/** Stores a correction, unless another process has. */
export const insertCorrection = (writer: Writer, row: Row<'electronic_corrections'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('electronic_corrections').values(row), ['shop_id', 'order_id', 'kind', 'cause']);

/** Stores the documents of a correction by the restaurant, whose numbers were drawn in this transaction. */
export const insertReissue = (writer: Writer, rows: readonly Row<'electronic_corrections'>[]): Promise<void> =>
  insertRows(writer, 'electronic_corrections', rows);

/** The corrections that were issued in this time; those that changed no turnover have no document. */
export const readCorrections = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<Pick<Row<'electronic_corrections'>, 'number' | 'issued_at' | 'document'>[]> =>
  reader
    .selectFrom('electronic_corrections')
    .select(['number', 'issued_at', 'document'])
    .where('shop_id', '=', shopId)
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .where('document', '<>', '')
    .orderBy('number')
    .execute();
