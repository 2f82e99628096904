import { listAuditDetails } from '@tischlein/domain/audit';
import { describeConfigChanges } from '@tischlein/wording/office';
import { describeChange, fileChange } from '../db/open-change.ts';
import { type LegalEntityId, type ShopId, shopId } from '@tischlein/domain';
import { findConfigArea } from '@tischlein/domain/staff';
import type { ShopConfig, ShopState } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce } from '../db/insert-once.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import type { Row } from '../db/tables.ts';
import { type Pause, readPause } from './pauses.store.ts';
import { readStock } from './stock.store.ts';
import type { StoredStock } from './stocked-menu.ts';

export interface StoredShop {
  readonly shopId: ShopId;
  readonly slug: string;
  readonly domain: string | null;
  /** ShopConfig as JSON; for a branch, its difference from the franchise. */
  readonly config: string;
  /** MenuDocument as JSON; for a branch, its difference from the franchise. */
  readonly menu: string;
  /** The last readable configuration before this one, whole. */
  readonly previousConfig: string | null;
  /** The last readable menu before this one, whole. */
  readonly previousMenu: string | null;
  /** null: not decided yet. */
  readonly state: ShopState | null;
  readonly legalEntityId: LegalEntityId | null;
  /** LegalEntity as JSON. */
  readonly legalEntity: string | null;
  readonly configVersion: number;
  readonly menuVersion: number;
  readonly periodVersion: number;
  readonly ratingsVersion: number;
  readonly pause: Pause | null;
  readonly stock: StoredStock;
}

const shopQuery = (reader: Reader) =>
  reader
    .selectFrom('shops')
    .innerJoin('menus', 'menus.shop_id', 'shops.shop_id')
    .innerJoin('shop_counters', 'shop_counters.shop_id', 'shops.shop_id')
    .leftJoin('legal_entities', 'legal_entities.entity_id', 'shops.legal_entity_id')
    .select([
      'shops.shop_id as shopId',
      'shops.slug',
      'shops.domain',
      'shops.config',
      'shops.previous_config as previousConfig',
      'menus.document as menu',
      'menus.previous_document as previousMenu',
      'shops.state',
      'shops.legal_entity_id as legalEntityId',
      'legal_entities.document as legalEntity',
      'shop_counters.config_version as configVersion',
      'shop_counters.menu_version as menuVersion',
      'shop_counters.period_version as periodVersion',
      'shop_counters.stock_version as stockVersion',
      'shop_counters.ratings_version as ratingsVersion',
    ]);

export async function readShop(reader: Reader, shopId: ShopId): Promise<StoredShop | null> {
  const shop = await shopQuery(reader).where('shops.shop_id', '=', shopId).executeTakeFirst();
  if (!shop) return null;
  const { stockVersion: version, ...stored } = shop;
  const stock = { entries: await readStock(reader, shopId), version };
  return { ...stored, pause: await readPause(reader, shopId), stock };
}

/** Short name and domain of a shop; null: there is none yet. */
export async function readAddress(
  reader: Reader,
  shopId: ShopId,
): Promise<{ readonly slug: string; readonly domain: string | null } | null> {
  const row = reader.selectFrom('shops').select(['slug', 'domain']).where('shop_id', '=', shopId);
  return (await row.executeTakeFirst()) ?? null;
}

/** The versions and counters of every shop. */
export const readCounters = (reader: Reader): Promise<Row<'shop_counters'>[]> =>
  reader.selectFrom('shop_counters').selectAll().execute();

/** The rows of shops whose last change has a higher number; the latest changes of a shop are in its row. */
export const readCountersSince = (reader: Reader, change: number): Promise<Row<'shop_counters'>[]> =>
  reader.selectFrom('shop_counters').selectAll().where('change', '>', change).execute();

/** The stored menus of the branches of a franchise, as differences from its menu. */
export const readMenusBasedOn = (
  reader: Reader,
  franchiseId: ShopId,
): Promise<{ readonly shopId: ShopId; readonly menu: string }[]> =>
  reader
    .selectFrom('menus')
    .select(['shop_id as shopId', 'document as menu'])
    .where('document', 'like', `{"differsFrom":"${franchiseId}"%`)
    .orderBy('shop_id')
    .execute();

/** The stored documents of the branches whose part is a difference from that of a franchise. */
export const readBranches = (
  reader: Reader,
  franchiseId: ShopId,
  part: 'config' | 'menu',
): Promise<{ readonly config: string; readonly menu: string }[]> =>
  reader
    .selectFrom('shops')
    .innerJoin('menus', 'menus.shop_id', 'shops.shop_id')
    .select(['shops.config', 'menus.document as menu'])
    .where(part === 'config' ? 'shops.config' : 'menus.document', 'like', `{"differsFrom":"${franchiseId}"%`)
    .orderBy('shops.shop_id')
    .execute();

/** Returns whether another shop has this slug or domain. */
export async function isSlugTaken(reader: Reader, config: ShopConfig): Promise<boolean> {
  const other = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where((row) => row.or([row('slug', '=', config.slug), row('domain', '=', config.domain ?? null)]))
    .where('shop_id', '!=', config.id)
    .executeTakeFirst();
  return other !== undefined;
}

/** A document to store, and the readable one to keep. */
export interface DocumentToStore {
  readonly stored: string;
  readonly previous: string | null;
}

/** Upserts the configuration of a shop; a new shop is a draft. */
export async function writeConfig(
  writer: Writer,
  config: ShopConfig,
  { stored, previous }: DocumentToStore,
): Promise<void> {
  const row = { slug: config.slug, domain: config.domain ?? null, config: stored, previous_config: previous };
  if (previous !== null) {
    const [before, after] = [JSON.parse(previous), JSON.parse(JSON.stringify(config))];
    describeChange(describeConfigChanges(before, after));
    fileChange(findConfigArea(listAuditDetails(before, after).map(({ topic }) => topic)));
  }
  await writer
    .insertInto('shops')
    .values({ shop_id: config.id, ...row, state: 'draft' })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
  await raiseVersion(writer, config.id, 'config_version');
}

/** Takes a short name for a new shop, whose documents follow in the same transaction; false: another shop has it. */
export async function claimSlug(writer: Writer, slug: string): Promise<boolean> {
  const row = { shop_id: shopId(slug), slug, domain: null, config: '{}', state: 'draft' } as const;
  return (await insertOnce(writer.insertInto('shops').values(row), 'any')) === 'inserted';
}

/** Upserts the menu of a shop. */
export async function writeMenu(writer: Writer, shopId: ShopId, { stored, previous }: DocumentToStore): Promise<void> {
  const row = { document: stored, previous_document: previous };
  await writer
    .insertInto('menus')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
  await raiseVersion(writer, shopId, 'menu_version');
}

export async function writeState(writer: Writer, shopId: ShopId, state: ShopState): Promise<void> {
  describeChange([{ topic: 'state', name: '', before: null, after: state }]);
  await writer.updateTable('shops').set({ state }).where('shop_id', '=', shopId).execute();
  await raiseVersion(writer, shopId, 'config_version');
}

/** The state as it is stored; a shop that is not there is a draft. */
export async function readState(reader: Reader, shopId: ShopId): Promise<ShopState> {
  const [row] = await selectState(reader, { shopId });
  return row?.state ?? 'draft';
}

const selectState = prepareQuery((reader: Reader, { shopId }: { readonly shopId: ShopId }) =>
  reader.selectFrom('shops').select('state').where('shop_id', '=', shopId),
);

/** Open shops that depend on a document: the shop itself and the branches of a franchise. */
export async function listOpenShopsBasedOn(reader: Reader, shopId: ShopId): Promise<readonly ShopId[]> {
  const based = `{"differsFrom":"${shopId}"%`;
  const rows = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where('state', '=', 'open')
    .where((row) => row.or([row('shop_id', '=', shopId), row('config', 'like', based)]))
    .execute();
  return rows.map((row) => row.shop_id);
}

/** Names of the payment providers at which a shop has an account. */
export async function readProviders(reader: Reader, shopId: ShopId): Promise<readonly string[]> {
  const rows = await reader.selectFrom('payment_accounts').select('provider').where('shop_id', '=', shopId).execute();
  return rows.map(({ provider }) => provider);
}

/** Call it after changing data that belongs to the configuration but is stored elsewhere. */
export const raiseConfigVersion = (writer: Writer, shopId: ShopId): Promise<void> =>
  raiseVersion(writer, shopId, 'config_version');

/**
 * Locks the counters of a shop until the transaction ends, so that edits of one shop wait for each other. SQLite has one
 * writer anyway.
 */
export async function lockCounters(writer: Writer, shopId: ShopId): Promise<void> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ config_version: row.ref('config_version') }))
    .where('shop_id', '=', shopId)
    .execute();
}

/** Makes every process reload. */
export async function raiseVersion(
  writer: Writer,
  shopId: ShopId,
  version: 'config_version' | 'menu_version' | 'period_version' | 'ratings_version',
): Promise<void> {
  const first = {
    config_version: 1,
    menu_version: 1,
    period_version: 1,
    stock_version: 0,
    ratings_version: 0,
    order_number: 0,
    event_sequence: 0,
    table_version: 0,
    offers_day: '',
  } as const;
  await writer
    .insertInto('shop_counters')
    .values({ shop_id: shopId, ...first })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((row) => ({ [version]: row(`shop_counters.${version}`, '+', 1) })),
    )
    .execute();
}
