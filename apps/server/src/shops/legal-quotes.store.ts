import type { ShopId } from '@tischlein/domain';
import type { TextQuotes } from '@tischlein/domain/shop';
import { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';

const quotesColumn = jsonColumn('legal_quotes.quotes', z.record(z.string(), z.string()));

/** What the texts of a shop quote, by the id of the page. */
export type PageQuotes = Readonly<Record<string, TextQuotes>>;

/** The quotes of a shop; of a page that has none of its own, those of the franchise that its words come from. */
export async function readQuotes(
  reader: Reader,
  shopId: ShopId,
  franchiseId: ShopId | null = null,
): Promise<PageQuotes> {
  const rows = await reader
    .selectFrom('legal_quotes')
    .selectAll()
    .where('shop_id', 'in', [shopId, ...(franchiseId === null ? [] : [franchiseId])])
    .execute();
  const pick = (id: ShopId | null): PageQuotes =>
    Object.fromEntries(
      rows.filter((row) => row.shop_id === id).map((row) => [row.page_id, quotesColumn.read(row.quotes)]),
    );
  return { ...pick(franchiseId), ...pick(shopId) };
}

/** Replaces the quotes of a shop. Returns whether anything has changed. */
export async function writeQuotes(writer: Writer, shopId: ShopId, quotes: PageQuotes): Promise<boolean> {
  const before = await readQuotes(writer, shopId);
  const changed = Object.entries(quotes).filter(
    ([page, each]) => JSON.stringify(before[page]) !== JSON.stringify(each),
  );
  const gone = Object.keys(before).filter((page) => quotes[page] === undefined);
  for (const [page_id, each] of changed)
    await writer
      .insertInto('legal_quotes')
      .values({ shop_id: shopId, page_id, quotes: quotesColumn.write(each) })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'page_id']).doUpdateSet({ quotes: quotesColumn.write(each) }),
      )
      .execute();
  if (gone.length > 0)
    await writer.deleteFrom('legal_quotes').where('shop_id', '=', shopId).where('page_id', 'in', gone).execute();
  return changed.length + gone.length > 0;
}

/** The shops whose texts have been recorded. */
export async function listShopsWithQuotes(reader: Reader): Promise<ReadonlySet<ShopId>> {
  const rows = await reader.selectFrom('legal_quotes').select('shop_id').distinct().execute();
  return new Set(rows.map(({ shop_id: id }) => id));
}
