import type { ElectronicCorrection } from '@tischlein/contract/office';
import type { ReceiptDocument } from '@tischlein/contract/shop';
import { type Cents, NO_CENTS, orderId, subtract } from '@tischlein/domain';
import { listBuyerChanges, toCorrectionAmounts } from '@tischlein/domain/books';
import { isCalledOff } from '@tischlein/domain/orders';
import type { VatPart } from '@tischlein/domain/pricing';
import { followUpContent } from '@tischlein/documents/receipts';
import { ELECTRONIC_INVOICE } from '@tischlein/wording/documents';
import { isDeepStrictEqual } from 'node:util';
import { toWallTime } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { continueChange, nameChange } from '../db/open-change.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { cancelRest, toReceiptRow } from '../receipts/issue-receipts.ts';
import { CORRECTION_MAIL, ELECTRONIC_INVOICE_MAIL } from '../receipts/jobs.ts';
import { findSeries, type Series } from '../receipts/legal-entity.ts';
import { documentColumn, insertReceipts, lockSeries, readOrderReceipts } from '../receipts/receipts.store.ts';
import { formatDateTime } from '../receipts/write-invoice.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import {
  type ElectronicDocument,
  findValidInvoice,
  insertReissue,
  readDueCorrections,
  readElectronicDocuments,
  toReissueCauses,
} from './electronic-invoices.store.ts';
import { issueCorrections } from './issue-corrections.ts';
import { toTerms, writeInvoice, writeParties } from './issue-electronic-invoice.ts';
import { readAgreement, readBuyer } from './write-agreement.ts';
import { readIssueDay, writeXrechnung } from './write-xrechnung.ts';

type CorrectionOutcome =
  | 'corrected'
  | 'orderUnknown'
  | 'electronicInvoiceHindered'
  | 'electronicInvoiceReplaced'
  | 'electronicInvoiceUnchanged'
  | 'idempotencyKeyReused';

const MOST_ATTEMPTS = 5;

/**
 * Takes the e-invoice of an order back and issues another one with the right buyer: two documents of the books with numbers of
 * their own that name what they replace (§ 14 (4) and (6) UStG), and that change no turnover together. Both are mailed.
 */
export async function correctElectronicInvoice(
  deps: Pick<Deps, 'database' | 'clock' | 'outbox'>,
  shop: LoadedShop,
  { id, ...wish }: ElectronicCorrection & { readonly id: string },
): Promise<CorrectionOutcome> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    // What refunds and cancellations lack corrects the invoice that has been valid until now.
    // They are no part of this change, which may be refused.
    await continueChange(null, () => issueCorrections(deps, shop, orderId(id)));
    const outcome = await deps.database.write((writer) => reissue(writer, { shop, id, wish, now: deps.clock.now() }));
    if (outcome === 'othersFirst') continue;
    deps.outbox.wake();
    return outcome;
  }
  throw new Error(`the corrections of ${id} do not end`);
}

interface Reissue {
  readonly shop: LoadedShop;
  readonly id: string;
  readonly wish: ElectronicCorrection;
  readonly now: string;
}

async function reissue(writer: Writer, { shop, id, wish, now }: Reissue) {
  const known = await readOrder(writer, shop.id, orderId(id));
  if (!known) return rollback('orderUnknown');
  const series = await findSeries(writer, known);
  // Refunds, cancellations and other corrections of this order wait here.
  const last = await lockSeries(writer, shop.id, series);
  const order = (await readOrder(writer, shop.id, known.order_id)) ?? known;
  const documents = await readElectronicDocuments(writer, shop.id, order.order_id);
  const repeated = documents.find(({ cause }) => cause === toReissueCauses(wish.key).issued);
  const wanted = readBuyer(writeParties(shop, order, wish.buyer));
  if (repeated) {
    return rollback(isDeepStrictEqual(readBuyer(repeated.document), wanted) ? 'corrected' : 'idempotencyKeyReused');
  }
  const invoice = findValidInvoice(documents);
  if (invoice?.number !== wish.number) return rollback('electronicInvoiceReplaced');
  if ((await readDueCorrections(writer, shop.id, order.order_id)).length > 0) return rollback('othersFirst');
  const rows = await readOrderReceipts(writer, shop.id, order.order_id);
  const written = rows.map(({ document }) => documentColumn.read(document));
  const rest = cancelRest(written);
  if (isCalledOff(order.status) || rest.amount === 0) return rollback('electronicInvoiceHindered');
  const changes = listBuyerChanges(readBuyer(invoice.document), wanted);
  if (changes.length === 0) return rollback('electronicInvoiceUnchanged');
  const pair = writePair({ shop, order, first: written[0], invoice, wish, rest, last, now });
  const reachesOldAddress = changes.some((field) => field !== 'email');
  await savePair(writer, { order, series, pair, now, reachesOldAddress });
  return 'corrected' as const;
}

interface PairToWrite {
  readonly shop: LoadedShop;
  readonly order: StoredOrder;
  /** The receipt of the order. */
  readonly first: ReceiptDocument | undefined;
  /** The invoice that is replaced. */
  readonly invoice: ElectronicDocument;
  readonly wish: ElectronicCorrection;
  /** What takes back everything that refunds have left. */
  readonly rest: { readonly vat: readonly VatPart[]; readonly amount: Cents };
  /** The last number of the series. */
  readonly last: number;
  readonly now: string;
}

interface Written {
  readonly cause: string;
  readonly receipt: ReceiptDocument;
  readonly document: string;
}

/** The taking back and the new invoice, as documents of the books and as XRechnung. */
function writePair(pair: PairToWrite): readonly [Written, Written] {
  const { shop, order, invoice, wish, rest, last, now } = pair;
  const causes = toReissueCauses(wish.key);
  const vat = rest.vat.map(negate);
  const notes = {
    takenBack: ELECTRONIC_INVOICE.takesBack(invoice.number, wish.reason),
    issued: ELECTRONIC_INVOICE.replaces(invoice.number, wish.reason),
  };
  const takenBack = writeXrechnung({
    ...toTerms(order),
    terms: '',
    type: '384',
    number: String(last + 1),
    issuedOn: toWallTime(now).date,
    note: notes.takenBack,
    preceding: { number: String(invoice.number), issuedOn: readIssueDay(invoice.document) },
    agreement: readAgreement(invoice.document),
    amounts: toCorrectionAmounts(rest.vat, ELECTRONIC_INVOICE.takenBack(invoice.number)),
  });
  const { buyer } = wish;
  const issuedOn = toWallTime(now).date;
  const issued = writeInvoice(shop, order, { number: last + 2, issuedOn, vat, buyer, note: notes.issued });
  return [
    {
      cause: causes.takenBack,
      receipt: writeReceipt(pair, { ...rest, number: last + 1, note: notes.takenBack }),
      document: takenBack,
    },
    {
      cause: causes.issued,
      receipt: writeReceipt(pair, {
        vat,
        amount: subtract(NO_CENTS, rest.amount),
        number: last + 2,
        note: notes.issued,
      }),
      document: issued,
    },
  ];
}

interface ReceiptToWrite {
  readonly vat: readonly VatPart[];
  readonly amount: Cents;
  readonly number: number;
  readonly note: string;
}

function writeReceipt(
  { order, first, now }: PairToWrite,
  { vat, amount, number, note }: ReceiptToWrite,
): ReceiptDocument {
  if (!first) throw new Error(`the order ${order.order_id} has no receipt`);
  const content = followUpContent({
    kind: 'correction',
    number,
    issuedAt: formatDateTime(now),
    first: { ...first.content, issuedAt: formatDateTime(first.issuedAt) },
    orderNumber: order.number,
    amount,
    tip: NO_CENTS,
    paymentMethod: order.payment_method,
    vat,
  });
  return {
    kind: 'correction',
    number,
    names: first.number,
    issuedAt: now,
    orderNumber: order.number,
    gross: amount,
    vat: [...vat],
    articles: [],
    content: { ...content, notes: [note] },
  };
}

interface PairToSave {
  readonly order: StoredOrder;
  readonly series: Series;
  readonly pair: readonly [Written, Written];
  readonly now: string;
  /** false: only the address was wrong, so mails to it are lost. */
  readonly reachesOldAddress: boolean;
}

async function savePair(writer: Writer, { order, series, pair, now, reachesOldAddress }: PairToSave): Promise<void> {
  const { shop_id, order_id } = order;
  const receipts = pair.map(({ cause, receipt }) =>
    toReceiptRow(order, { series, cause: { kind: 'correction', cause }, document: receipt }),
  );
  await insertReceipts(writer, series, receipts);
  await insertReissue(
    writer,
    pair.map(({ cause, receipt: { number }, document }) => ({
      shop_id,
      order_id,
      kind: 'correction',
      cause,
      number,
      issued_at: now,
      document,
    })),
  );
  nameChange(String(order.number));
  const [takenBack, issued] = pair;
  await addToOutbox(writer, { shopId: shop_id, orderId: order_id, at: now }, [
    CORRECTION_MAIL.create({
      number: takenBack.receipt.number,
      ...(!reachesOldAddress && { addressOf: issued.receipt.number }),
    }),
    ELECTRONIC_INVOICE_MAIL.create({ number: issued.receipt.number }),
  ]);
}

const negate = ({ rate, gross, vat }: VatPart): VatPart => ({
  rate,
  gross: subtract(NO_CENTS, gross),
  vat: subtract(NO_CENTS, vat),
});
