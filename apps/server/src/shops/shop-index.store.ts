import type { ShopId } from '@tischlein/domain';
import { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';
import type { Pause } from './pauses.store.ts';
import { INDEX_FORMAT, type ShopEntry, type SiteConfig, type StoredEntry } from './shop-entry.ts';

// Derived here from checked documents, so they are not checked again: thousands are read at once.
const entryColumn = jsonColumn('shop_index.entry', z.custom<StoredEntry>());
const siteColumn = jsonColumn('shop_extracts.site', z.custom<SiteConfig>());
const pathsColumn = jsonColumn('shop_extracts.paths', z.custom<readonly string[]>());

/** An entry with what is read of many shops at a time. */
export interface IndexedShop {
  readonly entry: ShopEntry;
  readonly site: SiteConfig;
  readonly paths: readonly string[];
}

const SHOPS_PER_QUERY = 500;

/** The stored entries of these shops, or of all; some may be outdated. */
export async function readEntries(reader: Reader, ids: readonly ShopId[] | null): Promise<readonly ShopEntry[]> {
  const query = reader.selectFrom('shop_index').selectAll().where('format', '=', INDEX_FORMAT);
  const rows = ids
    ? await inChunks(ids, (chunk) => query.where('shop_id', 'in', chunk).execute())
    : await query.execute();
  return rows.map((row) => ({
    id: row.shop_id,
    configVersion: row.config_version,
    menuVersion: row.menu_version,
    ...entryColumn.read(row.entry),
  }));
}

/** A site as of a version of the configuration. */
export interface StoredSite {
  readonly id: ShopId;
  readonly configVersion: number;
  readonly config: SiteConfig;
  readonly pause: Pause | null;
  /** The length of its JSON. */
  readonly length: number;
}

export async function readStoredSites(reader: Reader, ids: readonly ShopId[]): Promise<readonly StoredSite[]> {
  const rows = await inChunks(ids, (chunk) =>
    reader
      .selectFrom('shop_extracts')
      .leftJoin('pauses', 'pauses.shop_id', 'shop_extracts.shop_id')
      .select(['shop_extracts.shop_id', 'config_version', 'site', 'scope', 'until'])
      .where('shop_extracts.shop_id', 'in', chunk)
      .execute(),
  );
  return rows.map(({ shop_id: id, config_version: configVersion, site, scope, until }) => ({
    id,
    configVersion,
    config: siteColumn.read(site),
    pause: scope !== null && until !== null ? { scope, until } : null,
    length: site.length,
  }));
}

/** The paths of pages by shop; of a shop that is not indexed there are none. */
export async function readPagePaths(
  reader: Reader,
  ids: readonly ShopId[],
): Promise<ReadonlyMap<ShopId, readonly string[]>> {
  const rows = await inChunks(ids, (chunk) =>
    reader.selectFrom('shop_extracts').select(['shop_id', 'paths']).where('shop_id', 'in', chunk).execute(),
  );
  return new Map(rows.map((row) => [row.shop_id, pathsColumn.read(row.paths)]));
}

/** Replaces the stored rows of these shops; other nodes may be doing the same. */
export async function writeIndexed(writer: Writer, shops: readonly IndexedShop[]): Promise<void> {
  if (shops.length === 0) return;
  // Sorted: two nodes that lock the same rows in different orders would wait for each other.
  const sorted = shops.toSorted((left, right) => (left.entry.id < right.entry.id ? -1 : 1));
  await writer
    .insertInto('shop_index')
    .values(sorted.map(toIndexRow))
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((row) => ({
        config_version: row.ref('excluded.config_version'),
        menu_version: row.ref('excluded.menu_version'),
        format: row.ref('excluded.format'),
        entry: row.ref('excluded.entry'),
      })),
    )
    .execute();
  await writer
    .insertInto('shop_extracts')
    .values(sorted.map(toExtractRow))
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((row) => ({
        config_version: row.ref('excluded.config_version'),
        menu_version: row.ref('excluded.menu_version'),
        site: row.ref('excluded.site'),
        paths: row.ref('excluded.paths'),
      })),
    )
    .execute();
}

function toIndexRow({ entry: { id, configVersion, menuVersion, ...stored } }: IndexedShop) {
  const versions = { config_version: configVersion, menu_version: menuVersion };
  return { shop_id: id, ...versions, format: INDEX_FORMAT, entry: entryColumn.write(stored) };
}

const toExtractRow = ({ entry, site, paths }: IndexedShop) => ({
  shop_id: entry.id,
  config_version: entry.configVersion,
  menu_version: entry.menuVersion,
  site: siteColumn.write(site),
  paths: pathsColumn.write(paths),
});

async function inChunks<Row>(
  ids: readonly ShopId[],
  read: (chunk: readonly ShopId[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += SHOPS_PER_QUERY)
    rows.push(...(await read(ids.slice(start, start + SHOPS_PER_QUERY))));
  return rows;
}
