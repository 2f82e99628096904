import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import type { Menu, MenuDocument } from '@tischlein/domain/menu';
import { isFreeSlug } from '@tischlein/domain/franchise';
import { listOwnMenuValues, listOwnSettings } from '@tischlein/domain/own-values';
import { isShopDomain, RESERVED_PAGES, type ShopConfig } from '@tischlein/domain/shop';
import { systemClock, toWallTime } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { mergeMenu, readFranchiseOfDocument, toPlainJson, toStoredConfig, toStoredMenu } from './branch-documents.ts';
import { readChangedOffers, readSoldMenu } from './offers-for-guests.ts';
import { recordOwnValues } from './own-values.store.ts';
import { recordPrices } from './price-history.store.ts';
import { findReadable, readFirst } from './readable-documents.ts';
import { readSavedConfig, readSavedDocuments, readSavedMenu, readSavedShop, type SavedShop } from './saved-shop.ts';
import { writeOffersDay } from './offers-day.store.ts';
import {
  isSlugTaken,
  readAddress,
  readMenusBasedOn,
  readShop,
  type StoredShop,
  writeConfig,
  writeMenu,
} from './shops.store.ts';

export type SaveShopOutcome = 'saved' | SaveShopRefusal;
type SaveShopRefusal = 'slugTaken' | 'slugReserved' | 'domainRefused' | 'pageReserved';

/** Replaces the configuration of an existing shop. A shop that leaves or joins a franchise keeps its whole menu. */
export async function replaceConfig(writer: Writer, saved: SavedShop, config: ShopConfig): Promise<SaveShopOutcome> {
  const changesFranchise = readSavedConfig(saved).franchise?.id !== config.franchise?.id;
  return writeShop(writer, config, changesFranchise ? readSavedMenu(saved) : null);
}

/** Replaces the menu of an existing shop. */
export async function replaceMenu(writer: Writer, saved: SavedShop, menu: MenuDocument): Promise<void> {
  const config = readSavedConfig(saved);
  const franchise = await findBaseFranchise(writer, config);
  const previous = await findReadable(writer, saved.own.shopId, 'menu');
  await writeMenuDocument(writer, config, { menu, franchise, previous });
}

async function findRefusal(reader: Reader, config: ShopConfig): Promise<SaveShopRefusal | null> {
  if (config.pages.some(({ id }) => RESERVED_PAGES.includes(id.toLowerCase()))) return 'pageReserved';
  if (await isSlugTaken(reader, config)) return 'slugTaken';
  const saved = await readAddress(reader, config.id);
  // Shops keep what they had before it was refused.
  if (!isFreeSlug(config.slug) && saved?.slug !== config.slug) return 'slugReserved';
  const { domain } = config;
  return domain && !isShopDomain(domain) && saved?.domain !== domain ? 'domainRefused' : null;
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
  const previousMenu = await findReadable(writer, config.id, 'menu');
  const previous = await findReadable(writer, config.id, 'config');
  const stored = franchise ? toStoredConfig(config, franchise.config) : JSON.stringify(config);
  await writeConfig(writer, config, { stored, previous });
  await recordOwnSettings(writer, config, franchise);
  if (menu) await writeMenuDocument(writer, config, { menu, franchise, previous: previousMenu });
  else if (previous !== null && previousMenu !== null)
    await recordStartedOffers(writer, { before: previous, after: config, menu: previousMenu });
  return 'saved';
}

interface MenuToStore {
  readonly menu: MenuDocument;
  readonly franchise: StoredShop | null;
  readonly previous: string | null;
}

async function writeMenuDocument(
  writer: Writer,
  config: ShopConfig,
  { menu, franchise, previous }: MenuToStore,
): Promise<void> {
  const shopId = config.id;
  const stored = franchise ? toStoredMenu(menu, franchise.shopId, franchise.menu) : JSON.stringify(menu);
  await writeMenu(writer, shopId, { stored, previous });
  const at = systemClock.now();
  await recordOwnMenuValues(writer, shopId, { menu, franchise, at });
  await writeOffersDay(writer, shopId, toWallTime(at).date);
  const isChanged = await recordPrices(writer, shopId, {
    before: previous === null ? null : readSoldMenu({ menu: parseMenu(JSON.parse(previous)), config, at }),
    after: readSoldMenu({ menu, config, at }),
    at,
  });
  if (!isChanged || franchise) return;
  // Its branches have new prices, too (decision 011).
  for (const branch of await readMenusBasedOn(writer, shopId)) {
    const branchConfig = await readBranchConfig(writer, branch.shopId);
    const read = (franchiseMenu: string) => readBranchMenu(branch.menu, franchiseMenu, { config: branchConfig, at });
    const after = read(stored);
    const before = previous === null ? null : read(previous);
    if (after) await recordPrices(writer, branch.shopId, { before, after, at });
  }
}

async function recordOwnSettings(writer: Writer, config: ShopConfig, franchise: StoredShop | null): Promise<void> {
  const base = franchise && shopConfig.safeParse(JSON.parse(franchise.config));
  const values = base?.success ? listOwnSettings(base.data, toPlainJson(config)) : [];
  await recordOwnValues(writer, config.id, { document: 'config', values, at: systemClock.now() });
}

async function recordOwnMenuValues(
  writer: Writer,
  shopId: ShopId,
  { menu, franchise, at }: Pick<MenuToStore, 'menu' | 'franchise'> & { readonly at: string },
): Promise<void> {
  const base = franchise && menuDocument.safeParse(JSON.parse(franchise.menu));
  const values = base?.success ? listOwnMenuValues(base.data, toPlainJson(menu)) : [];
  await recordOwnValues(writer, shopId, { document: 'menu', values, at });
}

const parseMenu = (whole: unknown): MenuDocument => menuDocument.parse(whole);

interface BranchSelling {
  readonly config: ShopConfig | null;
  readonly at: string;
}

/** null: the branch is unreadable; guests get an older version of it. */
const readBranchMenu = (branch: string, franchise: string, { config, at }: BranchSelling): Menu | null =>
  config &&
  (readFirst([() => readSoldMenu({ menu: parseMenu(mergeMenu(branch, franchise)), config, at })], () => {})?.value ??
    null);

async function readBranchConfig(reader: Reader, shopId: ShopId): Promise<ShopConfig | null> {
  const branch = await readSavedShop(reader, shopId);
  return branch && (readSavedDocuments(branch)?.config ?? null);
}

interface ChangedConfig {
  /** The whole configuration before, as JSON. */
  readonly before: string;
  readonly after: ShopConfig;
  readonly menu: string;
}

/** Hours, zones and order types decide which offers apply: a draft may begin with them, or end. */
async function recordStartedOffers(writer: Writer, { before, after, menu: stored }: ChangedConfig): Promise<void> {
  const menu = parseMenu(JSON.parse(stored));
  const at = systemClock.now();
  const changed = readChangedOffers({ menu, before: shopConfig.parse(JSON.parse(before)), after, at });
  if (changed) await recordPrices(writer, after.id, { ...changed, at });
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
