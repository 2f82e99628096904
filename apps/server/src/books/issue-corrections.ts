import { NO_CENTS, type OrderId, subtract } from '@tischlein/domain';
import { toCorrectionAmounts } from '@tischlein/domain/books';
import { ELECTRONIC_INVOICE } from '@tischlein/wording/documents';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { documentColumn } from '../receipts/receipts.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import {
  type DueCorrection,
  type ElectronicDocument,
  findValidInvoice,
  insertCorrection,
  readDueCorrections,
  readElectronicDocuments,
} from './electronic-invoices.store.ts';
import { toTerms } from './issue-electronic-invoice.ts';
import { CORRECTION_MAIL } from '../receipts/jobs.ts';
import { readAgreement } from './write-agreement.ts';
import { readIssueDay, writeXrechnung } from './write-xrechnung.ts';

/**
 * Corrects e-invoices whose orders were refunded or cancelled, with the number and day of the receipt that says so, and
 * queues their mails; null: of all orders. What changes no turnover, such as a tip that is given back, gets no document.
 */
export async function issueCorrections(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  orderId: OrderId | null = null,
): Promise<void> {
  for (const due of await readDueCorrections(database.read, shop.id, orderId)) {
    const order = await readOrder(database.read, shop.id, due.order_id);
    const invoice = findValidInvoice(await readElectronicDocuments(database.read, shop.id, due.order_id));
    if (!order || !invoice) continue;
    const { order_id, kind, cause, number, issued_at } = due;
    const document = writeCorrection(order, { due, invoice });
    await database.write(async (writer) => {
      const row = { shop_id: shop.id, order_id, kind, cause, number, issued_at, document };
      if ((await insertCorrection(writer, row)) === 'exists' || document === '') return;
      const context = { shopId: shop.id, orderId: order_id, at: clock.now() };
      await addToOutbox(writer, context, [CORRECTION_MAIL.create({ number })]);
    });
  }
}

interface CorrectionToWrite {
  readonly due: DueCorrection;
  /** The invoice that it corrects. */
  readonly invoice: ElectronicDocument;
}

// A refund lowers the price: a credit note. A cancellation takes an invoice back: a corrected invoice.
function writeCorrection(order: StoredOrder, { due, invoice }: CorrectionToWrite): string {
  const { number, issuedAt, vat } = documentColumn.read(due.document);
  if (vat.length === 0) return '';
  const isRefund = due.kind === 'refund';
  const parts = isRefund
    ? vat.map(({ rate, gross, vat: tax }) => ({ rate, gross: subtract(NO_CENTS, gross), vat: subtract(NO_CENTS, tax) }))
    : vat;
  const name = isRefund ? ELECTRONIC_INVOICE.refund(invoice.number) : ELECTRONIC_INVOICE.cancellation(invoice.number);
  return writeXrechnung({
    type: isRefund ? '381' : '384',
    number: String(number),
    issuedOn: toWallTime(issuedAt).date,
    preceding: { number: String(invoice.number), issuedOn: readIssueDay(invoice.document) },
    agreement: readAgreement(invoice.document),
    amounts: toCorrectionAmounts(parts, name),
    ...toTerms(order),
    terms: '',
  });
}
