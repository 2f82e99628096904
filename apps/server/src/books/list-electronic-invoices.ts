import type { ElectronicInvoices } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { InvoiceHindrance } from '@tischlein/domain/books';
import { isCalledOff } from '@tischlein/domain/orders';
import type { Deps } from '../deps.ts';
import { readChanges } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { cancelRest } from '../receipts/issue-receipts.ts';
import { documentColumn, readOrderReceipts } from '../receipts/receipts.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import {
  findValidInvoice,
  isInvoice,
  readElectronicDocuments,
  type ElectronicDocument,
} from './electronic-invoices.store.ts';
import { findHindrance } from './issue-electronic-invoice.ts';
import { readBuyer } from './write-agreement.ts';

/** The e-invoices of an order, and whether one can be made or corrected; null: the shop has no such order. */
export async function listElectronicInvoices(
  { database: { read }, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  id: string,
): Promise<ElectronicInvoices | null> {
  const order = await readOrder(read, shop.id, orderId(id));
  if (!order || order.released_at === null) return null;
  const receipts = await readOrderReceipts(read, shop.id, order.order_id);
  const written = receipts
    .filter(({ document }) => document !== '')
    .map(({ document }) => documentColumn.read(document));
  const documents = await readElectronicDocuments(read, shop.id, order.order_id);
  const valid = findValidInvoice(documents);
  return {
    documents: documents.flatMap((each) => {
      const receipt = written.find(({ number }) => number === each.number);
      if (!receipt) return [];
      const { number, issuedAt } = each;
      return { number, kind: toKind(each), issuedAt, gross: receipt.gross, isCurrent: number === valid?.number };
    }),
    buyer: valid ? readBuyer(valid.document) : null,
    hindrance: valid
      ? findCorrectionHindrance(order, written)
      : findHindrance({ shop, order, receipts, changes: await readChanges(read, order), now: clock.now() }),
  };
}

function toKind(document: ElectronicDocument): ElectronicInvoices['documents'][number]['kind'] {
  if (isInvoice(document)) return 'invoice';
  if (document.kind === 'refund') return 'refund';
  return document.kind === 'cancellation' ? 'cancellation' : 'takenBack';
}

function findCorrectionHindrance(
  { status }: StoredOrder,
  written: Parameters<typeof cancelRest>[0],
): InvoiceHindrance | null {
  if (isCalledOff(status)) return 'calledOff';
  return cancelRest(written).amount === 0 ? 'nothingToPay' : null;
}
