import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import { mergeConfig, mergeMenu, readFranchiseOfDocument } from './branch-documents.ts';
import { findBaseDocument, listVersions, readFirst } from './readable-documents.ts';
import { lockCounters, readShop, type StoredShop } from './shops.store.ts';

/** A shop as it is saved, with the franchise its documents are based on. */
export interface SavedShop {
  readonly own: StoredShop;
  /** null if no document is based on one. */
  readonly franchise: StoredShop | null;
}

/** Locks a shop and its franchise against other edits until the transaction ends, and reads them. */
export async function lockShop(writer: Writer, shopId: ShopId): Promise<SavedShop> {
  await lockCounters(writer, shopId);
  const own = await requireStored(writer, shopId);
  const franchiseId = findFranchise(own);
  if (franchiseId === null) return { own, franchise: null };
  await lockCounters(writer, franchiseId);
  return { own, franchise: await requireStored(writer, franchiseId) };
}

/** The whole configuration; if that is unreadable, the last one that is not. */
export const readSavedConfig = (shop: SavedShop): ShopConfig =>
  readPart(shop, 'config', (whole) => shopConfig.parse(whole));

/** The whole menu; if that is unreadable, the last one that is not. */
export const readSavedMenu = (shop: SavedShop): MenuDocument =>
  readPart(shop, 'menu', (whole) => menuDocument.parse(whole));

/** A shop and its franchise as they are saved, without a lock; null: no such shop. */
export async function readSavedShop(reader: Reader, shopId: ShopId): Promise<SavedShop | null> {
  const own = await readShop(reader, shopId);
  const franchiseId = own && findFranchise(own);
  return own && { own, franchise: franchiseId === null ? null : await readShop(reader, franchiseId) };
}

/** The whole configuration and menu; null: no version of them is readable. */
export function readSavedDocuments(
  shop: SavedShop,
): { readonly config: ShopConfig; readonly menu: MenuDocument } | null {
  const config = findPart(shop, 'config', (whole) => shopConfig.parse(whole));
  const menu = findPart(shop, 'menu', (whole) => menuDocument.parse(whole));
  return config && menu && { config, menu };
}

function readPart<Part>(shop: SavedShop, part: 'config' | 'menu', parse: (whole: unknown) => Part): Part {
  const read = findPart(shop, part, parse);
  if (!read) throw new Error(`the shop ${shop.own.shopId} is not readable`);
  return read;
}

function findPart<Part>(
  { own, franchise }: SavedShop,
  part: 'config' | 'menu',
  parse: (whole: unknown) => Part,
): Part | null {
  const merge = part === 'config' ? mergeConfig : mergeMenu;
  const versions = listVersions(own, franchise, part).map(
    (version) => () => parse(merge(version.stored[part], findBaseDocument(version.stored, part, version.franchise))),
  );
  return readFirst(versions, () => {})?.value ?? null;
}

/** Counts the changes of a menu, which is too large to hash in a transaction; a franchise's changes count too. */
export const countMenuChanges = ({ own, franchise }: SavedShop): number =>
  own.menuVersion + (franchise?.menuVersion ?? 0);

/** The menu with its version. It is read only if it is asked for: a menu may have thousands of dishes. */
export const toVersionedMenu = (saved: SavedShop) => ({
  version: String(countMenuChanges(saved)),
  get document() {
    return readSavedMenu(saved);
  },
});

const findFranchise = ({ config, menu }: StoredShop): ShopId | null =>
  readFranchiseOfDocument(config) ?? readFranchiseOfDocument(menu);

async function requireStored(reader: Reader, shopId: ShopId): Promise<StoredShop> {
  const stored = await readShop(reader, shopId);
  if (!stored) throw new Error(`the shop ${shopId} is not there`);
  return stored;
}
