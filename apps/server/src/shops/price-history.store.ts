import { type ShopId, toCents } from '@tischlein/domain';
import { DELIVERY_TYPES, type DeliveryType, isPrepacked, type Menu, type PricesBefore } from '@tischlein/domain/menu';
import {
  articleKey,
  findPriceBeforeReduction,
  listArticlePrices,
  type OfferTarget,
  type PricedArticle,
} from '@tischlein/domain/offers';
import type { ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';
import { toMilliseconds } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { jsonColumn } from '../db/json-column.ts';
import type { Row } from '../db/tables.ts';

const cents = z.int().min(0).transform(toCents);
const articlePrice = z.object({ listPrice: cents, steadyPrice: cents, lowestPrice: cents });
const pricesColumn = jsonColumn('price_history.prices', z.partialRecord(z.enum(DELIVERY_TYPES), articlePrice));

/** The since of prices that were in force before the history began. */
const BEFORE_HISTORY = '1970-01-01T00:00:00.000Z';
const ROWS_AT_ONCE = 500;
const NOT_SOLD = '{}';

type ArticleRow = Pick<Row<'price_history'>, 'kind' | 'item_id' | 'size_id'>;
interface SavedMenu {
  /** The menu before; null: none, or it was not readable. */
  readonly before: Menu | null;
  readonly after: Menu;
  readonly at: string;
}

/** Records each price that a saved menu changes, in its transaction (PAngV § 11, S3 L4). Returns whether there are any. */
export async function recordPrices(writer: Writer, shopId: ShopId, { before, after, at }: SavedMenu): Promise<boolean> {
  const known = await readCurrent(writer, shopId);
  const baseline = known.length === 0 && before ? toRows(shopId, before, BEFORE_HISTORY) : [];
  await insertInParts(writer, baseline);
  const current = new Map([...known, ...baseline].map((row) => [toKey(row), row]));
  const wanted = new Map(toRows(shopId, after, at).map((row) => [toKey(row), row]));
  const gone = [...current.values()]
    .filter((row) => row.prices !== NOT_SOLD && !wanted.has(toKey(row)))
    .map((row) => ({ ...row, since: at, prices: NOT_SOLD }));
  const changed = [...[...wanted.values()].filter((row) => current.get(toKey(row))?.prices !== row.prices), ...gone];
  for (const row of changed) {
    const replaced = current.get(toKey(row));
    if (replaced) await endPrice(writer, replaced, at);
  }
  await insertInParts(writer, changed);
  return changed.length > 0;
}

/** What reductions may be announced from, where that is not the list price. */
export async function readPricesBefore(
  reader: Reader,
  shopId: ShopId,
  { menu, config }: { readonly menu: Menu; readonly config: Pick<ShopConfig, 'dishDeposits' | 'lowestPriceForDishes'> },
): Promise<PricesBefore> {
  if (menu.dailyDishes.length === 0 && menu.offers.every(({ kind }) => kind !== 'dishDiscount')) return {};
  const reduced = listArticlePrices(menu).filter(({ prices }) =>
    Object.values(prices).some(({ listPrice, lowestPrice }) => lowestPrice < listPrice),
  );
  if (reduced.length === 0) return {};
  const ids = [...new Set(reduced.map(({ target }) => toArticleRow(target).item_id))];
  const rows = await reader
    .selectFrom('price_history')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('item_id', 'in', ids)
    .orderBy('since')
    .execute();
  const histories = Map.groupBy(rows, toKey);
  const { lowestPriceForDishes: coversDishes = true, dishDeposits } = config;
  return Object.fromEntries(
    reduced.flatMap((article) => {
      const { target } = article;
      const rule = { isPrepacked: 'dish' in target && isPrepacked(target.dish, { dishDeposits }), coversDishes };
      const history = histories.get(toKey(toArticleRow(target))) ?? [];
      return DELIVERY_TYPES.flatMap((type) => {
        const hasLongDiscount = article.longDiscounts.includes(type);
        const before = findPriceBeforeReduction(toRecords(history, article, type), { ...rule, hasLongDiscount });
        return before === undefined ? [] : [[articleKey(target, type), before] as const];
      });
    }),
  );
}

// Without a history, the prices in force have been there for an unknown time.
function toRecords(rows: readonly Row<'price_history'>[], { prices }: PricedArticle, type: DeliveryType) {
  if (rows.length === 0) return [{ sinceMs: 0, price: prices[type] ?? null }];
  return rows.map((row) => ({
    sinceMs: toMilliseconds(row.since),
    price: pricesColumn.read(row.prices)[type] ?? null,
  }));
}

const readCurrent = (reader: Reader, shopId: ShopId): Promise<Row<'price_history'>[]> =>
  reader.selectFrom('price_history').selectAll().where('shop_id', '=', shopId).where('until', 'is', null).execute();

function toRows(shopId: ShopId, menu: Menu, since: string): Row<'price_history'>[] {
  return listArticlePrices(menu).map(({ target, prices }) => ({
    shop_id: shopId,
    ...toArticleRow(target),
    since,
    until: null,
    prices: pricesColumn.write(prices),
  }));
}

const toArticleRow = (target: OfferTarget): ArticleRow =>
  'combo' in target
    ? { kind: 'combo', item_id: target.combo.id, size_id: '' }
    : { kind: 'dish', item_id: target.dish.id, size_id: target.sizeId ?? '' };

const toKey = ({ kind, item_id, size_id }: ArticleRow): string => JSON.stringify([kind, item_id, size_id]);

// A price that changes twice within a millisecond was never in force.
async function endPrice(writer: Writer, row: Row<'price_history'>, at: string): Promise<void> {
  const { shop_id, kind, item_id, size_id, since } = row;
  const isOver = since < at;
  const key = { shop_id, kind, item_id, size_id, since };
  if (isOver)
    await writer
      .updateTable('price_history')
      .set({ until: at })
      .where((where) => where.and(key))
      .execute();
  else
    await writer
      .deleteFrom('price_history')
      .where((where) => where.and(key))
      .execute();
}

async function insertInParts(writer: Writer, rows: readonly Row<'price_history'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await insertRows(writer, 'price_history', rows.slice(start, start + ROWS_AT_ONCE));
}
