import type { OrderId, ShopId } from '@tischlein/domain';
import type { ElectronicInvoiceRow } from '../db/book-tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { Span } from './facts.store.ts';

/** The e-invoices that were issued in this time, with the numbers of their receipts. */
export const readElectronicInvoices = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: Span,
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
): Promise<ElectronicInvoiceRow | undefined> =>
  reader
    .selectFrom('electronic_invoices')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Stores an e-invoice; of two at once the first stays. */
export async function insertElectronicInvoice(writer: Writer, row: ElectronicInvoiceRow): Promise<void> {
  await writer
    .insertInto('electronic_invoices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'order_id']).doNothing())
    .execute();
}
