import { type ReceiptDocument, receiptDocument } from '@tischlein/contract/shop';
import type { OrderId, ShopId } from '@tischlein/domain';
import { sql } from 'kysely';
import type { UtcRange } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce } from '../db/insert-once.ts';
import { insertRows } from '../db/insert-rows.ts';
import { jsonColumn } from '../db/json-column.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import type { Row } from '../db/tables.ts';
import { listShopsOfSeries, type Series } from './legal-entity.ts';

export const documentColumn = jsonColumn<ReceiptDocument>('receipts.document', receiptDocument);

/** The receipts of an order in the order of their numbers; the invoice is the first. */
export const readOrderReceipts = (reader: Reader, shopId: ShopId, orderId: OrderId): Promise<Row<'receipts'>[]> =>
  reader
    .selectFrom('receipts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy((row) => row.case().when('kind', '=', 'invoice').then(0).else(1).end())
    .orderBy('number')
    .execute();

/** The receipts that a shop issued in a period, oldest first. */
export const readIssuedReceipts = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<Row<'receipts'>[]> =>
  reader
    .selectFrom('receipts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();

/** Locks a series until the transaction ends and returns its last number; numbers of a rolled-back one are drawn again. */
export async function lockSeries(writer: Writer, shopId: ShopId, series: Series): Promise<number> {
  const last = (await readLastNumber(writer, series)) ?? (await createSeries(writer, shopId, series));
  // A shop that changed its entity may have used higher numbers elsewhere.
  return Math.max(last, await findHighest(writer, shopId));
}

async function readLastNumber(writer: Writer, { series }: Series): Promise<number | undefined> {
  const [locked] = await lockRow(writer, { series });
  return locked?.last;
}

const lockRow = prepareQuery((writer: Writer, { series }: Pick<Series, 'series'>) =>
  writer
    .updateTable('receipt_series')
    .set((row) => ({ last_number: row.ref('last_number') }))
    .where('series', '=', series)
    .returning('last_number as last'),
);

// It continues behind the highest number that any shop of the entity has used.
async function createSeries(writer: Writer, shopId: ShopId, series: Series): Promise<number> {
  let last = 0;
  for (const shop of await listShopsOfSeries(writer, shopId, series))
    last = Math.max(last, await findHighest(writer, shop));
  const insert = writer.insertInto('receipt_series').values({ series: series.series, last_number: last });
  if ((await insertOnce(insert, ['series'])) === 'inserted') return last;
  const known = await readLastNumber(writer, series);
  if (known === undefined) throw new Error(`the series ${series.series} is there and is not`);
  return known;
}

async function findHighest(reader: Reader, shopId: ShopId): Promise<number> {
  const [row] = await selectHighest(reader, { shopId });
  return row?.number ?? 0;
}

const selectHighest = prepareQuery((reader: Reader, { shopId }: { readonly shopId: ShopId }) =>
  reader.selectFrom('receipts').select('number').where('shop_id', '=', shopId).orderBy('number', 'desc').limit(1),
);

/** Draws the next number of a series for a document that is inserted in this transaction. */
export async function drawReceiptNumber(writer: Writer, shopId: ShopId, series: Series): Promise<number> {
  const [drawn] = await raiseNumber(writer, { shopId, series: series.series });
  if (drawn) return drawn.number;
  await createSeries(writer, shopId, series);
  return drawReceiptNumber(writer, shopId, series);
}

interface SeriesOfShop extends Pick<Series, 'series'> {
  readonly shopId: ShopId;
}

// A shop that changed its entity may have used higher numbers elsewhere.
const raiseNumber = prepareQuery((writer: Writer, { shopId, series }: SeriesOfShop) => {
  const highest = sql`coalesce((select number from receipts where shop_id = ${shopId} order by number desc limit 1), 0)`;
  return writer
    .updateTable('receipt_series')
    .set({ last_number: sql<number>`case when last_number >= ${highest} then last_number else ${highest} end + 1` })
    .where('series', '=', series)
    .returning('last_number as number');
});

/** Inserts a document with a number that `drawReceiptNumber` has drawn. */
export const insertReceipt = (writer: Writer, row: Row<'receipts'>): Promise<void> =>
  insertRows(writer, 'receipts', [row]);

/** Inserts documents with the numbers behind the last one that `lockSeries` returned. */
export async function insertReceipts(
  writer: Writer,
  { series }: Series,
  rows: readonly Row<'receipts'>[],
): Promise<void> {
  await insertRows(writer, 'receipts', rows);
  await setLastNumber(writer, { series, last: rows.at(-1)?.number ?? 0 });
}

const setLastNumber = prepareQuery(
  (writer: Writer, { series, last }: Pick<Series, 'series'> & { readonly last: number }) =>
    writer.updateTable('receipt_series').set({ last_number: last }).where('series', '=', series),
);

/** Writes the content of a receipt from before, once. */
export async function fillReceipt(writer: Writer, row: Row<'receipts'>, document: ReceiptDocument): Promise<void> {
  await writer
    .updateTable('receipts')
    .set({ document: documentColumn.write(document) })
    .where('shop_id', '=', row.shop_id)
    .where('order_id', '=', row.order_id)
    .where('kind', '=', row.kind)
    .where('cause', '=', row.cause)
    .where('document', '=', '')
    .execute();
}
