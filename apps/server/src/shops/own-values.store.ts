import { createHash } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import { type OwnValue, toPathKey } from '@tischlein/domain/own-values';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';

/** Since when a branch has a value of its own, and which value the franchise had then. */
export interface OwnValueMark {
  readonly since: string;
  readonly franchiseHash: string;
}

interface ToRecord {
  readonly document: 'config' | 'menu';
  readonly values: readonly OwnValue[];
  readonly at: string;
}

const ROWS_AT_ONCE = 100;

/**
 * Records the own values of a branch whose document was saved. One that stays as it is keeps its mark: what the franchise changes
 * later is seen by it.
 */
export async function recordOwnValues(
  writer: Writer,
  shopId: ShopId,
  { document, values, at }: ToRecord,
): Promise<void> {
  const known = await writer
    .selectFrom('own_values')
    .select(['path', 'here_hash'])
    .where('shop_id', '=', shopId)
    .where('document', '=', document)
    .execute();
  const before = new Map(known.map(({ path, here_hash }) => [path, here_hash]));
  const rows = values.map(({ path, franchise, here }) => ({
    shop_id: shopId,
    document,
    path: toPathKey(path),
    franchise_hash: hashValue(franchise),
    here_hash: hashValue(here),
    since: at,
  }));
  const own = new Set(rows.map(({ path }) => path));
  const changed = rows.filter(({ path, here_hash }) => before.get(path) !== here_hash);
  const gone = [...before.keys()].filter((path) => !own.has(path));
  const replaced = [...gone, ...changed.map(({ path }) => path).filter((path) => before.has(path))];
  for (const paths of toChunks(replaced))
    await writer.deleteFrom('own_values').where('shop_id', '=', shopId).where('path', 'in', paths).execute();
  for (const chunk of toChunks(changed)) await insertRows(writer, 'own_values', chunk);
}

/** Marks values as seen: the franchise has what it has now. */
export async function confirmOwnValues(writer: Writer, shopId: ShopId, values: readonly OwnValue[]): Promise<void> {
  for (const { path, franchise } of values)
    await writer
      .updateTable('own_values')
      .set({ franchise_hash: hashValue(franchise) })
      .where('shop_id', '=', shopId)
      .where('path', '=', toPathKey(path))
      .execute();
}

/** The marks of these shops, by path. */
export async function readOwnValueMarks(
  reader: Reader,
  shopIds: readonly ShopId[],
): Promise<ReadonlyMap<ShopId, ReadonlyMap<string, OwnValueMark>>> {
  const marks = new Map<ShopId, Map<string, OwnValueMark>>(shopIds.map((id) => [id, new Map()]));
  for (const ids of toChunks(shopIds)) {
    const rows = await reader
      .selectFrom('own_values')
      .select(['shop_id', 'path', 'since', 'franchise_hash'])
      .where('shop_id', 'in', ids)
      .execute();
    for (const row of rows)
      marks.get(row.shop_id)?.set(row.path, { since: row.since, franchiseHash: row.franchise_hash });
  }
  return marks;
}

/** The hash of a mark: that of another value says that the franchise has changed since the branch set its own. */
export const hashValue = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, sortFields) ?? '')
    .digest('base64url')
    .slice(0, 22);

const sortFields = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1))) : value;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toChunks = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, index) =>
    items.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
