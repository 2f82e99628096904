import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { RESERVED_PAGES, type ShopConfig } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readFranchiseOfDocument, toStoredConfig, toStoredMenu } from './branch-documents.ts';
import { findReadable } from './readable-documents.ts';
import { isSlugTaken, readShop, type StoredShop, writeConfig, writeMenu } from './shops.store.ts';

type SaveDeps = Pick<Deps, 'database' | 'shops'>;
export type SaveShopOutcome = 'saved' | SaveShopRefusal;
type SaveShopRefusal = 'slugTaken' | 'pageReserved';

/** Saves the configuration of an existing shop. */
export async function saveShop(deps: SaveDeps, config: ShopConfig): Promise<SaveShopOutcome> {
  return save(deps, async (writer) => {
    const before = deps.shops.shopByRef(config.id);
    const changesFranchise = before !== null && before.config.franchise?.id !== config.franchise?.id;
    return writeShop(writer, config, changesFranchise ? before.menuDocument : null);
  });
}

export async function saveMenu(deps: SaveDeps, shopId: ShopId, menu: MenuDocument): Promise<void> {
  const config = deps.shops.shopByRef(shopId)?.config;
  await save(deps, async (writer) => {
    const franchise = config ? await findBaseFranchise(writer, config) : null;
    await writeMenu(writer, shopId, {
      stored: franchise ? toStoredMenu(menu, franchise.shopId, franchise.menu) : JSON.stringify(menu),
      previous: await findReadable(writer, shopId, 'menu'),
    });
  });
}

async function findRefusal(reader: Reader, config: ShopConfig): Promise<SaveShopRefusal | null> {
  if (config.pages.some(({ id }) => RESERVED_PAGES.includes(id.toLowerCase()))) return 'pageReserved';
  return (await isSlugTaken(reader, config)) ? 'slugTaken' : null;
}

/**
 * Creates a shop or replaces its configuration; menu null: the menu stays as it is. A branch stores only its differences
 * from the franchise.
 */
export async function writeShop(
  writer: Writer,
  config: ShopConfig,
  menu: MenuDocument | null,
): Promise<SaveShopOutcome> {
  const refusal = await findRefusal(writer, config);
  if (refusal) return refusal;
  const franchise = await findBaseFranchise(writer, config);
  const previousMenu = menu && (await findReadable(writer, config.id, 'menu'));
  await writeConfig(writer, config, {
    stored: franchise ? toStoredConfig(config, franchise.config) : JSON.stringify(config),
    previous: await findReadable(writer, config.id, 'config'),
  });
  if (!menu) return 'saved';
  const stored = franchise ? toStoredMenu(menu, franchise.shopId, franchise.menu) : JSON.stringify(menu);
  await writeMenu(writer, config.id, { stored, previous: previousMenu });
  return 'saved';
}

// Only an overview is a franchise; a branch cannot be based on another branch.
async function findBaseFranchise(
  reader: Reader,
  { id, franchise, isFranchiseOverview }: ShopConfig,
): Promise<StoredShop | null> {
  if (!franchise || franchise.id === id || isFranchiseOverview) return null;
  const stored = await readShop(reader, franchise.id);
  return stored && readFranchiseOfDocument(stored.config) === null ? stored : null;
}

async function save<Result>(deps: SaveDeps, work: (writer: Writer) => Promise<Result>): Promise<Result> {
  const result = await deps.database.write(work);
  await deps.shops.refresh();
  return result;
}
