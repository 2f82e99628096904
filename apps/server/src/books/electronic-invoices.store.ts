import type { OrderId, ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { UtcRange } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
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

export const findElectronicInvoice = (
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

/** Stores an e-invoice; of two at once the first stays. */
export const insertElectronicInvoice = (writer: Writer, row: Row<'electronic_invoices'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('electronic_invoices').values(row), ['shop_id', 'order_id']);

export type DueCorrection = Pick<
  Row<'receipts'>,
  'order_id' | 'kind' | 'cause' | 'number' | 'issued_at' | 'document'
> & {
  /** The XML of the e-invoice. */
  readonly invoice: string;
};

/** Refunds and cancellations of orders with an e-invoice that have no correction, oldest first. */
export const readDueCorrections = (reader: Reader, shopId: ShopId): Promise<DueCorrection[]> =>
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
      'electronic_invoices.document as invoice',
    ])
    .where('electronic_invoices.shop_id', '=', shopId)
    .where('done.number', 'is', null)
    .where('receipts.document', '<>', '')
    .orderBy('receipts.number')
    .execute();

/** Stores a correction, unless another process has. */
export const insertCorrection = (writer: Writer, row: Row<'electronic_corrections'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('electronic_corrections').values(row), ['shop_id', 'order_id', 'kind', 'cause']);

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

export const findCorrection = (
  reader: Reader,
  shopId: ShopId,
  { orderId, number }: { readonly orderId: OrderId; readonly number: number },
): Promise<Pick<Row<'electronic_corrections'>, 'number' | 'document'> | undefined> =>
  reader
    .selectFrom('electronic_corrections')
    .select(['number', 'document'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst();
