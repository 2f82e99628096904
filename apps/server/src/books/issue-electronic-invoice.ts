import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { toNetAmounts } from '@tischlein/domain/books';
import { isCalledOff } from '@tischlein/domain/orders';
import { ELECTRONIC_INVOICE } from '@tischlein/wording/documents';
import { paymentMoment } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { documentColumn, readOrderReceipts } from '../receipts/receipts.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findElectronicInvoice, insertElectronicInvoice } from './electronic-invoices.store.ts';
import { toPayment } from './invoice-payment.ts';
import { writeAgreement } from './write-agreement.ts';
import { writeXrechnung } from './write-xrechnung.ts';

interface InvoiceRequest {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
  readonly buyer: InvoiceBuyer;
}

export type InvoiceOutcome =
  | { readonly code: 'issued'; readonly number: number; readonly xml: string }
  | { readonly code: 'orderUnknown' | 'electronicInvoiceImpossible' };

/** Issues the XRechnung of an order beside its receipt, once: the same document is returned again, with its first buyer. */
export async function issueElectronicInvoice(
  { database, clock }: Deps,
  shop: LoadedShop,
  { id, session, buyer }: InvoiceRequest,
): Promise<InvoiceOutcome> {
  const match = await findOrder({ database }, shop, { id, session });
  if (!match?.isOwn) return { code: 'orderUnknown' };
  const { order } = match;
  const issued = await findElectronicInvoice(database.read, shop.id, order.order_id);
  const [receipt, ...others] = await readOrderReceipts(database.read, shop.id, order.order_id);
  if (receipt && issued) return { code: 'issued', number: receipt.number, xml: issued.document };
  // A corrected invoice is two documents, of which an XRechnung would be a third.
  if (others.some(({ kind }) => kind === 'correction')) return { code: 'electronicInvoiceImpossible' };
  if (!receipt || receipt.document === '' || !canBeIssued(order)) return { code: 'electronicInvoiceImpossible' };
  const { number, issuedAt, vat } = documentColumn.read(receipt.document);
  const document = writeInvoice(order, { number, issuedAt, vat, buyer });
  const row = { shop_id: shop.id, order_id: order.order_id, issued_at: clock.now(), document };
  const outcome = await database.write((writer) => insertElectronicInvoice(writer, row));
  if (outcome === 'inserted') return { code: 'issued', number, xml: document };
  const first = await findElectronicInvoice(database.read, shop.id, order.order_id);
  if (!first) throw new Error(`the e-invoice of ${order.order_id} is there and is not`);
  return { code: 'issued', number, xml: first.document };
}

// The seller has to name itself, with a tax number, and where it is reached (BR-CO-26, BR-DE-5 to 7).
const canBeIssued = ({ status, total, seller }: StoredOrder): boolean =>
  !isCalledOff(status) &&
  total > 0 &&
  seller !== null &&
  !!(seller.vatId ?? seller.taxNumber) &&
  !!seller.email &&
  !!seller.phone;

type Issued = Pick<ReturnType<typeof documentColumn.read>, 'number' | 'issuedAt' | 'vat'>;

function writeInvoice(
  order: StoredOrder,
  { number, issuedAt, vat, buyer }: Issued & Pick<InvoiceRequest, 'buyer'>,
): string {
  const { seller, quote, payment_method: method, delivery_type: deliveryType } = order;
  if (!seller) throw new Error(`the order ${order.order_id} has no seller`);
  const lines = quote.lines.map(({ name, amount, vat: rates = [] }) => ({ name, amount, rates }));
  return writeXrechnung({
    type: '380',
    number: String(number),
    preceding: null,
    issuedOn: toWallTime(issuedAt).date,
    suppliedOn: toWallTime(order.promised_at ?? order.serve_at ?? order.placed_at).date,
    agreement: writeAgreement({ seller, buyer, orderReference: String(order.number) }),
    amounts: toNetAmounts({ lines, vat }, ELECTRONIC_INVOICE),
    ...toPayment(method),
    terms: method === null ? '' : paymentMoment(method, deliveryType),
    roundingReason: ELECTRONIC_INVOICE.rounding,
  });
}
