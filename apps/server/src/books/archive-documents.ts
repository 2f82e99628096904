import type { ReceiptDocument } from '@tischlein/contract/shop';
import { addDays, type Period } from '@tischlein/domain';
import {
  type ArchivedFile,
  archiveIndexCsv,
  nameOverviewFile,
  overviewChainCsv,
  takingsCsv,
} from '@tischlein/documents/books';
import { tableCsv } from '@tischlein/documents/lists';
import { ARCHIVE_TITLES } from '@tischlein/wording/documents';
import { createHash } from 'node:crypto';
import { toUtcRange, toDayRange, toMilliseconds, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { openLogos } from '../media/open-logos.ts';
import { exportReceipts, tabulateReceipts } from '../receipts/export-receipts.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readCorrections, readElectronicInvoices } from './electronic-invoices.store.ts';
import { exportDatev } from './export-datev.ts';
import { issueCorrections } from './issue-corrections.ts';
import { makeOverviews, MOST_AT_ONCE } from './make-overviews.ts';
import { readOverviews, toOverview } from './overviews.store.ts';
import { readDocumentFacts } from './read-day.ts';
import { type FileToZip, zipFiles } from './zip-files.ts';

type ReadLogo = ReturnType<typeof openLogos>;

interface ArchiveToWrite {
  readonly period: Period;
  readonly readLogo: ReadLogo;
}

/** All documents of a period as a ZIP, with the data to add them up again, and an index with the hash of each file. */
export async function archiveDocuments(
  deps: Deps,
  shop: LoadedShop,
  { period, readLogo }: ArchiveToWrite,
): Promise<AsyncIterable<Uint8Array>> {
  await makeOverviews(deps, shop, MOST_AT_ONCE);
  await issueCorrections(deps, shop);
  const receipts = await exportReceipts(deps, shop, period);
  const logo = await readLogo(shop);
  return zipFiles(withIndex(listFiles(deps, shop, { period, receipts, logo })), toMilliseconds(deps.clock.now()));
}

type NamedFile = FileToZip & Omit<ArchivedFile, 'file' | 'hash'>;

async function* withIndex(files: AsyncIterable<NamedFile>) {
  const index: ArchivedFile[] = [];
  for await (const { name, bytes, ...facts } of files) {
    index.push({ ...facts, file: name, hash: createHash('sha256').update(bytes).digest('hex') });
    yield { name, bytes };
  }
  yield { name: 'index.csv', bytes: Buffer.from(archiveIndexCsv(index)) };
}

interface FilesToList {
  readonly period: Period;
  readonly receipts: readonly ReceiptDocument[];
  readonly logo: Awaited<ReturnType<ReadLogo>>;
}

async function* listFiles(deps: Deps, shop: LoadedShop, files: FilesToList): AsyncGenerator<NamedFile, void, void> {
  const { period, receipts, logo } = files;
  const { renderReceiptPdf } = await import('../receipts/receipt-pdf.ts');
  for (const { kind, number, issuedAt, gross, content } of receipts)
    yield {
      name: `belege/${FILE_NAMES[kind]}-${number}.pdf`,
      bytes: await renderReceiptPdf({ ...content, followUps: [] }, logo),
      title: content.title,
      day: toWallTime(issuedAt).date,
      gross,
    };
  yield* listOverviews(deps, shop, period);
  const range = toUtcRange(period);
  const invoices = await readElectronicInvoices(deps.database.read, shop.id, range);
  for (const { number, issued_at, document } of [
    ...invoices,
    ...(await readCorrections(deps.database.read, shop.id, range)),
  ])
    yield {
      name: `xrechnung/xrechnung-${number}.xml`,
      bytes: Buffer.from(document),
      title: ARCHIVE_TITLES.electronicInvoice(number),
      day: toWallTime(issued_at).date,
      gross: null,
    };
  const table = { day: period.to, gross: null };
  yield {
    ...table,
    name: 'belege.csv',
    title: ARCHIVE_TITLES.receipts,
    bytes: Buffer.from(tableCsv(tabulateReceipts(receipts))),
  };
  const takings = Buffer.from(takingsCsv(await readTakings(deps, shop, period)));
  yield { ...table, name: 'umsaetze.csv', title: ARCHIVE_TITLES.takings, bytes: takings };
  const datev = await exportDatev(deps, shop, period);
  if (datev) yield { ...table, name: 'datev.csv', title: ARCHIVE_TITLES.datev, bytes: datev };
}

const FILE_NAMES = {
  invoice: 'beleg',
  correction: 'berichtigung',
  payment: 'zahlung',
  refund: 'erstattung',
  cancellation: 'storno',
} as const;

/** Each overview as a page and as its frozen data, which its hash proves. */
async function* listOverviews(
  { database }: Pick<Deps, 'database'>,
  shop: LoadedShop,
  period: Period,
): AsyncGenerator<NamedFile, void, void> {
  const { renderOverviewPdf } = await import('./overview-pdf.ts');
  const overviews = await readOverviews(database.read, shop.id, period);
  for (const row of overviews) {
    const { number, day } = row;
    const bytes = await renderOverviewPdf(toOverview(row));
    const [page, data] = [nameOverviewFile(number, day, 'pdf'), nameOverviewFile(number, day, 'json')];
    yield { name: page, bytes, title: ARCHIVE_TITLES.overview(number), day, gross: null };
    const document = Buffer.from(row.document);
    yield { name: data, bytes: document, title: ARCHIVE_TITLES.overviewData(number), day, gross: null };
  }
  const chain = Buffer.from(
    overviewChainCsv(overviews.map((overview) => ({ ...overview, made: toWallTime(overview.made_at) }))),
  );
  yield { name: 'tagesuebersichten.csv', bytes: chain, title: ARCHIVE_TITLES.chain, day: period.to, gross: null };
}

async function readTakings({ database, clock }: Deps, shop: LoadedShop, { from, to }: Period) {
  const now = clock.now();
  const days = [];
  for (let day = from; day <= to && day <= toWallTime(now).date; day = addDays(day, 1))
    days.push({ day, documents: await readDocumentFacts({ database, shop, now }, toDayRange(day)) });
  return days;
}
