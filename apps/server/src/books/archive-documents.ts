import type { ReceiptDocument } from '@tischlein/contract/shop';
import type { Period } from '@tischlein/domain/books';
import { type ArchivedFile, archiveIndexCsv } from '@tischlein/wording/books';
import { receiptCsv } from '@tischlein/wording/receipt';
import { createHash } from 'node:crypto';
import { toMilliseconds, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { openLogos } from '../media/open-logos.ts';
import { exportReceipts } from '../receipts/export-receipts.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readElectronicInvoices } from './electronic-invoices.store.ts';
import { makeOverviews, MOST_AT_ONCE } from './make-overviews.ts';
import { readOverviews, toOverview } from './overviews.store.ts';
import { toSpan } from './read-day.ts';
import { type FileToZip, zipFiles } from './zip-files.ts';

type ReadLogo = ReturnType<typeof openLogos>;

/** All documents of a period as a ZIP: invoices, refunds, cancellations, overviews, e-invoices, and an index with their hashes. */
export async function archiveDocuments(
  deps: Deps,
  shop: LoadedShop,
  { period, readLogo }: { readonly period: Period; readonly readLogo: ReadLogo },
): Promise<AsyncIterable<Uint8Array>> {
  await makeOverviews(deps, shop, MOST_AT_ONCE);
  const receipts = await exportReceipts(deps, shop, period);
  const files = withIndex(listFiles(deps, shop, { period, receipts, logo: await readLogo(shop) }), receipts);
  return zipFiles(files, toMilliseconds(deps.clock.now()));
}

type NamedFile = FileToZip & Omit<ArchivedFile, 'file' | 'hash'>;

async function* withIndex(files: AsyncIterable<NamedFile>, receipts: readonly ReceiptDocument[]) {
  const index: ArchivedFile[] = [];
  for await (const { name, bytes, ...facts } of files) {
    index.push({ ...facts, file: name, hash: createHash('sha256').update(bytes).digest('hex') });
    yield { name, bytes };
  }
  yield { name: 'belege.csv', bytes: Buffer.from(receiptCsv(receipts)) };
  yield { name: 'index.csv', bytes: Buffer.from(archiveIndexCsv(index)) };
}

interface FilesToList {
  readonly period: Period;
  readonly receipts: readonly ReceiptDocument[];
  readonly logo: Awaited<ReturnType<ReadLogo>>;
}

async function* listFiles(
  { database }: Deps,
  shop: LoadedShop,
  { period, receipts, logo }: FilesToList,
): AsyncGenerator<NamedFile, void, undefined> {
  const { renderReceiptPdf } = await import('../receipts/receipt-pdf.ts');
  for (const { kind, number, issuedAt, gross, content } of receipts)
    yield {
      name: `belege/${FILE_NAMES[kind]}-${number}.pdf`,
      bytes: await renderReceiptPdf({ ...content, followUps: [] }, logo),
      title: content.title,
      day: toWallTime(issuedAt).date,
      gross,
    };
  const { renderOverviewPdf } = await import('./overview-pdf.ts');
  for (const row of await readOverviews(database.read, shop.id, period))
    yield {
      name: `tagesuebersichten/tagesuebersicht-${row.number}-${row.day}.pdf`,
      bytes: await renderOverviewPdf(toOverview(row)),
      title: `Tagesübersicht Nr. ${row.number}`,
      day: row.day,
      gross: null,
    };
  const span = { from: toSpan(period.from).from, to: toSpan(period.to).to };
  for (const { number, issued_at, document } of await readElectronicInvoices(database.read, shop.id, span))
    yield {
      name: `xrechnung/xrechnung-${number}.xml`,
      bytes: Buffer.from(document),
      title: `XRechnung ${number}`,
      day: toWallTime(issued_at).date,
      gross: null,
    };
}

const FILE_NAMES = { invoice: 'beleg', payment: 'zahlung', refund: 'erstattung', cancellation: 'storno' } as const;
