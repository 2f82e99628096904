import { menuDocument } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { type Menu, type MenuDocument, readMenu } from '@tischlein/domain/menu';
import { withOffersOn } from '@tischlein/domain/offers';
import { RESERVED_PAGES, type ShopConfig } from '@tischlein/domain/shop';
import { systemClock, toWallTime } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { mergeMenu, readFranchiseOfDocument, toStoredConfig, toStoredMenu } from './branch-documents.ts';
import { requireValidBranches } from './check-branches.ts';
import { recordPrices } from './price-history.store.ts';
import { findReadable, readFirst } from './readable-documents.ts';
import { readSavedConfig, readSavedMenu, type SavedShop } from './saved-shop.ts';
import { writeOffersDay } from './offers-day.store.ts';
import { isSlugTaken, readMenusBasedOn, readShop, type StoredShop, writeConfig, writeMenu } from './shops.store.ts';

export type SaveShopOutcome = 'saved' | SaveShopRefusal;
type SaveShopRefusal = 'slugTaken' | 'pageReserved';

/** Replaces the configuration of an existing shop. A shop that leaves or joins a franchise keeps its whole menu. */
export async function replaceConfig(writer: Writer, saved: SavedShop, config: ShopConfig): Promise<SaveShopOutcome> {
  const changesFranchise = readSavedConfig(saved).franchise?.id !== config.franchise?.id;
  return writeShop(writer, config, changesFranchise ? readSavedMenu(saved) : null);
}

/** Replaces the menu of an existing shop. */
export async function replaceMenu(writer: Writer, saved: SavedShop, menu: MenuDocument): Promise<void> {
  const franchise = await findBaseFranchise(writer, readSavedConfig(saved));
  const previous = await findReadable(writer, saved.own.shopId, 'menu');
  await writeMenuDocument(writer, saved.own.shopId, { menu, franchise, previous });
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
  const previous = await findReadable(writer, config.id, 'config');
  const stored = franchise ? toStoredConfig(config, franchise.config) : JSON.stringify(config);
  await requireValidBranches(writer, config.id, { part: 'config', after: stored });
  await writeConfig(writer, config, { stored, previous });
  if (menu) await writeMenuDocument(writer, config.id, { menu, franchise, previous: previousMenu });
  return 'saved';
}

interface MenuToStore {
  readonly menu: MenuDocument;
  readonly franchise: StoredShop | null;
  readonly previous: string | null;
}

async function writeMenuDocument(
  writer: Writer,
  shopId: ShopId,
  { menu, franchise, previous }: MenuToStore,
): Promise<void> {
  const stored = franchise ? toStoredMenu(menu, franchise.shopId, franchise.menu) : JSON.stringify(menu);
  await requireValidBranches(writer, shopId, { part: 'menu', after: stored });
  await writeMenu(writer, shopId, { stored, previous });
  const at = systemClock.now();
  await writeOffersDay(writer, shopId, toWallTime(at).date);
  const isChanged = await recordPrices(writer, shopId, {
    before: previous === null ? null : parseMenu(JSON.parse(previous), at),
    after: readMenuOn(menu, at),
    at,
  });
  if (!isChanged || franchise) return;
  // Its branches have new prices, too (decision 011).
  for (const branch of await readMenusBasedOn(writer, shopId)) {
    const after = readBranchMenu(branch.menu, stored, at);
    const before = previous === null ? null : readBranchMenu(branch.menu, previous, at);
    if (after) await recordPrices(writer, branch.shopId, { before, after, at });
  }
}

const parseMenu = (whole: unknown, at: string): Menu => readMenuOn(menuDocument.parse(whole), at);

/** Its prices are those with the offers of the day. */
const readMenuOn = (menu: MenuDocument, at: string): Menu => readMenu(withOffersOn(menu, toWallTime(at).date)).menu;

/** null: the branch is unreadable; guests get an older version of it. */
const readBranchMenu = (branch: string, franchise: string, at: string): Menu | null =>
  readFirst([() => parseMenu(mergeMenu(branch, franchise), at)], () => {})?.value ?? null;

// Only an overview is a franchise; a branch cannot be based on another branch.
async function findBaseFranchise(
  reader: Reader,
  { id, franchise, isFranchiseOverview }: ShopConfig,
): Promise<StoredShop | null> {
  if (!franchise || franchise.id === id || isFranchiseOverview) return null;
  const stored = await readShop(reader, franchise.id);
  return stored && readFranchiseOfDocument(stored.config) === null ? stored : null;
}
