import { shopConfig } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { averageRatings } from '@tischlein/domain/feedback';
import { findDishesLackingParticulars, type Menu } from '@tischlein/domain/menu';
import { listMissingDuties, type ShopConfig } from '@tischlein/domain/shop';
import type { Reader } from '../db/database.ts';
import { encodeJson } from '../http/encoded-body.ts';
import { readFranchiseOfDocument, mergeConfig } from './branch-documents.ts';
import { toLegalEntity } from './legal-entities.store.ts';
import type { SharedMenus } from './load-menus.ts';
import { readWithoutDrafts } from './offers-for-guests.ts';
import { readQuotes } from './legal-quotes.store.ts';
import { readPricesBefore } from './price-history.store.ts';
import { toPublicConfig } from './public-config.ts';
import { readRatingSums } from './ratings.store.ts';
import { findBaseDocument, listVersions, readFirst, type StoredVersion } from './readable-documents.ts';
import { readTexts, type ShopTexts } from './read-texts.ts';
import type { LoadedShop, ShopSource } from './shop-directory.ts';
import { resolveShopPayments } from './shop-payments.ts';
import { readShop, type StoredShop } from './shops.store.ts';
import { type MenuExtras, type StockedMenu, applyStock } from './stocked-menu.ts';
import { findTrackingHost } from './tracking-host.ts';

/** A stored shop without a readable version, and the versions that were tried. */
export interface UnreadableShop extends Versions {
  readonly id: ShopId;
  readonly slug: string;
  readonly domain: string | null;
}
export type Versions = Pick<LoadedShop, 'configVersion' | 'menuVersion' | 'franchiseId'>;

interface LoaderParts {
  readonly menus: SharedMenus;
  /** Gets the error of a shop whose latest version is unreadable. */
  readonly report: (shop: Versions & Pick<LoadedShop, 'id'>, error: unknown) => void;
}

/** Creates a reporter that says once, not with each loading, that a version is unreadable. */
export function createUnreadableReporter({ events }: Pick<ShopSource, 'events'>): LoaderParts['report'] {
  const reported = new Map<ShopId, string>();
  return ({ id, configVersion, menuVersion }, error) => {
    const version = `${configVersion} ${menuVersion}`;
    if (reported.get(id) !== version) events.shopUnreadable(id, error);
    reported.set(id, version);
  };
}

export type ShopLoader = (shopId: ShopId) => Promise<LoadedShop | UnreadableShop | null>;

/** Loads shops one by one as they are stored now; a franchise is read once. */
export function createShopLoader(source: ShopSource, { menus, report: reportUnreadable }: LoaderParts): ShopLoader {
  const { database, clock, usableAccounts } = source;
  const franchises = new Map<ShopId, Promise<StoredShop | null>>();
  const findFranchise = (stored: StoredShop): Promise<StoredShop | null> | null => {
    const id = readFranchiseOfDocument(stored.config) ?? readFranchiseOfDocument(stored.menu);
    if (id === null) return null;
    const reading = franchises.get(id) ?? readShop(database.read, id);
    franchises.set(id, reading);
    return reading;
  };
  return async (shopId) => {
    const stored = await readShop(database.read, shopId);
    if (!stored) return null;
    const franchise = await findFranchise(stored);
    const versions = toVersions(stored, franchise);
    const report = (error: unknown): void => reportUnreadable({ id: shopId, ...versions }, error);
    const readLatest = <Value>(kind: 'config' | 'menu', read: (version: StoredVersion) => Value) =>
      readFirst(
        listVersions(stored, franchise, kind).map((version) => () => read(version)),
        report,
      );
    const config = readLatest('config', readConfig);
    const menu = readLatest('menu', menus.parse);
    // One unreadable shop must not affect the others.
    if (!config || !menu) return { ...versions, id: shopId, slug: stored.slug, domain: stored.domain };
    const payments = resolveShopPayments(config.value, await usableAccounts(shopId));
    const now = clock.now();
    const about = { menu: readWithoutDrafts(menu.value, config.value, now), config: config.value };
    const fullMenu = menus.prepare(
      menu.value,
      await readExtras(database.read, shopId, { ...about, whole: menu.value.menu }),
    );
    const read = { config: config.value, payments, fullMenu, franchiseId: versions.franchiseId };
    const described = await describeShop(source, stored, read);
    const parts = { ...described, ...applyStock(fullMenu, { config: config.value, stock: stored.stock, now }) };
    return toLoadedShop(stored, franchise, { ...parts, isDegraded: !config.isLatest || !menu.isLatest });
  };
}

type ReadParts = Pick<LoadedShop, 'config' | 'payments' | 'fullMenu' | 'franchiseId'>;

/** The company of a shop, its texts, and what it lacks. */
async function describeShop(source: ShopSource, stored: StoredShop, { fullMenu, franchiseId, ...read }: ReadParts) {
  const described = {
    ...read,
    legalEntity: toLegalEntity(stored),
    trackingHost: findTrackingHost(read.config, source.trackingHost),
  };
  const quotes = await readQuotes(source.database.read, stored.shopId, franchiseId);
  const installation = await source.readInstallation();
  // A dish that has sold out is still sold.
  const texts = readTexts({ ...described, menuDocument: fullMenu.document }, { installation, quotes });
  const facts = { ...described, menu: fullMenu.menu, payable: read.payments.offered, texts: texts.textStates };
  return { ...described, ...texts, missing: listMissingDuties(facts) };
}

type AboutMenu = Parameters<typeof readPricesBefore>[2] & {
  /** With the offers that are drafts. */
  readonly whole: Menu;
};

async function readExtras(reader: Reader, shopId: ShopId, { whole, ...about }: AboutMenu): Promise<MenuExtras> {
  return {
    pricesBefore: await readPricesBefore(reader, shopId, about),
    ratings: averageRatings(await readRatingSums(reader, shopId)),
    lacking: [...findDishesLackingParticulars(whole, about.config)],
  };
}

const readConfig = ({ stored, franchise }: StoredVersion): ShopConfig =>
  shopConfig.parse(mergeConfig(stored.config, findBaseDocument(stored, 'config', franchise)));

/** The versions of a shop include those of its franchise. */
const toVersions = (stored: StoredShop, franchise: StoredShop | null): Versions => ({
  configVersion: stored.configVersion + (franchise?.configVersion ?? 0),
  menuVersion: stored.menuVersion + (franchise?.menuVersion ?? 0),
  franchiseId: franchise && franchise.shopId,
});

function toLoadedShop(
  stored: StoredShop,
  franchise: StoredShop | null,
  parts: StockedMenu &
    ShopTexts &
    Pick<LoadedShop, 'config' | 'legalEntity' | 'missing' | 'payments' | 'trackingHost' | 'isDegraded'>,
): LoadedShop {
  const state = stored.state ?? 'draft';
  return {
    id: stored.shopId,
    state,
    ...parts,
    ...toVersions(stored, franchise),
    periodVersion: stored.periodVersion,
    ratingsVersion: stored.ratingsVersion,
    pause: stored.pause,
    configBody: encodeJson(toPublicConfig({ ...parts, state })),
  };
}
