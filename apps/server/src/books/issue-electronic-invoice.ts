import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { type ShopDay, toCents } from '@tischlein/domain';
import { findInvoiceHindrance, type InvoiceHindrance, toNetAmounts } from '@tischlein/domain/books';
import { findChangeState, isCalledOff } from '@tischlein/domain/orders';
import type { Seller } from '@tischlein/documents/receipts';
import { ELECTRONIC_INVOICE } from '@tischlein/wording/documents';
import { paymentMoment } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { rollback } from '../db/rollback.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import { readChanges, type StoredChange } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { toSeller } from '../orders/to-seller.ts';
import { findSeries } from '../receipts/legal-entity.ts';
import { documentColumn, lockSeries, readOrderReceipts } from '../receipts/receipts.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findValidInvoice, insertElectronicInvoice, readElectronicDocuments } from './electronic-invoices.store.ts';
import { toPayment } from './invoice-payment.ts';
import { writeAgreement } from './write-agreement.ts';
import { type ElectronicInvoice, writeXrechnung } from './write-xrechnung.ts';

interface OwnRequest {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
  readonly buyer: InvoiceBuyer;
}

type InvoiceOutcome =
  | { readonly code: 'issued'; readonly number: number; readonly xml: string }
  | { readonly code: 'hindered' };

/** Issues the XRechnung of the guest who ordered. */
export async function issueOwnInvoice(
  deps: Deps,
  shop: LoadedShop,
  { id, session, buyer }: OwnRequest,
): Promise<InvoiceOutcome | { readonly code: 'orderUnknown' }> {
  const match = await findOrder(deps, shop, { id, session });
  return match?.isOwn ? issueInvoice(deps, shop, { order: match.order, buyer }) : { code: 'orderUnknown' };
}

/**
 * Issues the XRechnung of an order beside its receipt, once for guests and staff: afterwards the valid document is returned, with the
 * buyer that it names.
 */
export async function issueInvoice(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { order, buyer }: { readonly order: StoredOrder; readonly buyer: InvoiceBuyer },
): Promise<InvoiceOutcome> {
  const issued = await findIssued(database.read, order);
  return issued ?? database.write((writer) => issueFirst(writer, { shop, known: order, buyer, now: clock.now() }));
}

async function findIssued(reader: Reader, { shop_id, order_id }: StoredOrder): Promise<InvoiceOutcome | undefined> {
  const issued = findValidInvoice(await readElectronicDocuments(reader, shop_id, order_id));
  return issued && { code: 'issued', number: issued.number, xml: issued.document };
}

interface FirstInvoice {
  readonly shop: LoadedShop;
  /** As it was before the transaction. */
  readonly known: StoredOrder;
  readonly buyer: InvoiceBuyer;
  readonly now: string;
}

async function issueFirst(writer: Writer, { shop, known, buyer, now }: FirstInvoice) {
  // A guest who accepts a change waits here, as do cancellations: an invoice and a new version never pass each other.
  await lockSeries(writer, shop.id, await findSeries(writer, known));
  const order = (await readOrder(writer, shop.id, known.order_id)) ?? known;
  const issued = await findIssued(writer, order);
  if (issued) return rollback(issued);
  const receipts = await readOrderReceipts(writer, shop.id, order.order_id);
  const [receipt] = receipts;
  const changes = await readChanges(writer, order);
  if (!receipt || findHindrance({ shop, order, receipts, changes, now }) !== null)
    return rollback({ code: 'hindered' } as const);
  const { number, issuedAt, vat } = documentColumn.read(receipt.document);
  // What follows is mailed to who has ordered, if the buyer has no mailbox for invoices.
  const reached = { ...buyer, email: buyer.email || order.contact.email };
  const xml = writeInvoice(shop, order, { number, issuedOn: toWallTime(issuedAt).date, vat, buyer: reached });
  await insertElectronicInvoice(writer, {
    shop_id: shop.id,
    order_id: order.order_id,
    issued_at: now,
    document: xml,
  });
  return { code: 'issued', number, xml } as const;
}

interface OrderToInvoice {
  readonly shop: LoadedShop;
  readonly order: StoredOrder;
  readonly receipts: readonly Pick<Row<'receipts'>, 'kind' | 'document'>[];
  readonly changes: readonly Pick<StoredChange, 'state' | 'expires_at'>[];
  readonly now: string;
}

/** Why an order cannot have a first e-invoice; null: it can. */
export function findHindrance({ shop, order, receipts, changes, now }: OrderToInvoice): InvoiceHindrance | null {
  const [receipt, ...others] = receipts;
  return findInvoiceHindrance({
    hasReceipt: receipt !== undefined && receipt.document !== '',
    isCalledOff: isCalledOff(order.status),
    isChanged: others.some(({ kind }) => kind === 'correction'),
    hasOpenChange: changes.some(
      ({ state, expires_at: expiresAt }) => findChangeState({ state, expiresAt }, order.status, now) === 'open',
    ),
    total: toCents(order.total),
    seller: completeSeller(shop, order),
  });
}

/** The seller of an order; what its company lacked that day, such as a tax number, is taken from today. */
function completeSeller(shop: LoadedShop, { seller }: StoredOrder): Seller {
  const today = toSeller(shop);
  if (!seller) return today;
  if (seller.entityId !== today.entityId) return seller;
  const { phone, email } = seller;
  const isTaxed = !!(seller.vatId ?? seller.taxNumber);
  return {
    ...seller,
    phone: phone || today.phone,
    email: email || today.email,
    ...(!isTaxed && today.taxNumber && { taxNumber: today.taxNumber }),
    ...(!isTaxed && today.vatId && { vatId: today.vatId }),
  };
}

interface InvoiceToWrite {
  readonly number: number;
  readonly issuedOn: ShopDay;
  readonly vat: Parameters<typeof toNetAmounts>[0]['vat'];
  readonly buyer: InvoiceBuyer;
  readonly note?: string;
}

/** The invoice of an order with these amounts. */
export function writeInvoice(
  shop: LoadedShop,
  order: StoredOrder,
  { number, issuedOn, vat, buyer, note = '' }: InvoiceToWrite,
): string {
  const lines = order.quote.lines.map(({ name, amount, vat: rates = [] }) => ({ name, amount, rates }));
  return writeXrechnung({
    type: '380',
    number: String(number),
    preceding: null,
    issuedOn,
    note,
    agreement: writeParties(shop, order, buyer),
    amounts: toNetAmounts({ lines, vat }, ELECTRONIC_INVOICE),
    ...toTerms(order),
  });
}

/** Seller and buyer of an order's e-invoice. */
export const writeParties = (shop: LoadedShop, order: StoredOrder, buyer: InvoiceBuyer): string =>
  writeAgreement({ seller: completeSeller(shop, order), buyer, orderReference: String(order.number) });

/** What all e-invoices of an order say alike. */
export const toTerms = (
  order: StoredOrder,
): Pick<ElectronicInvoice, 'suppliedOn' | 'isPaid' | 'paymentCode' | 'paymentName' | 'terms' | 'roundingReason'> => ({
  suppliedOn: toWallTime(order.promised_at ?? order.serve_at ?? order.placed_at).date,
  ...toPayment(order.payment_method),
  terms: order.payment_method === null ? '' : paymentMoment(order.payment_method, order.delivery_type),
  roundingReason: ELECTRONIC_INVOICE.rounding,
});
