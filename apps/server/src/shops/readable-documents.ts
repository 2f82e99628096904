import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import { mergeConfig, mergeMenu, readFranchiseOfDocument } from './branch-documents.ts';
import { readCounters, readShop, type StoredShop } from './shops.store.ts';

type ShopPart = 'config' | 'menu';

/** The stored franchise of a shop; null if the shop is stored whole. */
function readFranchise(reader: Reader, { config, menu }: StoredShop): Promise<StoredShop | null> {
  const id = readFranchiseOfDocument(config) ?? readFranchiseOfDocument(menu);
  return id === null ? Promise.resolve(null) : readShop(reader, id);
}

/** The document that a stored one is based on; null if it is stored whole. */
export function findBaseDocument(stored: StoredShop, part: ShopPart, franchise: StoredShop | null): string | null {
  if (readFranchiseOfDocument(stored[part]) === null) return null;
  if (!franchise) throw new Error(`the franchise of ${stored.shopId} is not there`);
  return franchise[part];
}

/** The last readable version of a part, whole, to be kept when it is overwritten; null if there is none. */
export async function findReadable(reader: Reader, shopId: ShopId, part: ShopPart): Promise<string | null> {
  const stored = await readShop(reader, shopId);
  if (!stored) return null;
  return readWhole(stored, part, await readFranchise(reader, stored)) ?? findPrevious(stored, part);
}

/** Slugs of the shops without any readable version. */
export async function findUnreadableShops(reader: Reader): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (const { shop_id: shopId } of await readCounters(reader)) {
    const documents = [await findReadable(reader, shopId, 'config'), await findReadable(reader, shopId, 'menu')];
    if (documents.includes(null)) slugs.push((await readShop(reader, shopId))?.slug ?? shopId);
  }
  return slugs;
}

function readWhole(stored: StoredShop, part: ShopPart, franchise: StoredShop | null): string | null {
  try {
    const base = findBaseDocument(stored, part, franchise);
    const whole = part === 'config' ? mergeConfig(stored.config, base) : mergeMenu(stored.menu, base);
    return JSON.stringify((part === 'config' ? shopConfig : menuDocument).parse(whole));
  } catch {
    // Unreadable: the previous version counts.
    return null;
  }
}

const findPrevious = ({ previousConfig, previousMenu }: StoredShop, part: ShopPart): string | null =>
  part === 'config' ? previousConfig : previousMenu;

/** A stored shop with the franchise that it is based on. */
export interface StoredVersion {
  readonly stored: StoredShop;
  readonly franchise: StoredShop | null;
}

/** The versions of a document to try: the latest, then the last readable ones of the franchise and of the shop. */
export function listVersions(
  stored: StoredShop,
  franchise: StoredShop | null,
  part: ShopPart,
): readonly StoredVersion[] {
  const replace = (shop: StoredShop): StoredShop[] => {
    const previous = part === 'config' ? shop.previousConfig : shop.previousMenu;
    return previous === null ? [] : [{ ...shop, [part]: previous }];
  };
  return [
    { stored, franchise },
    ...(franchise ? replace(franchise).map((older) => ({ stored, franchise: older })) : []),
    ...replace(stored).map((older) => ({ stored: older, franchise: null })),
  ];
}

/** Reads the first version that is readable; `report` gets the error of the latest. */
export function readFirst<Value>(
  versions: readonly (() => Value)[],
  report: (error: unknown) => void,
): { readonly value: Value; readonly isLatest: boolean } | null {
  for (const [index, read] of versions.entries()) {
    try {
      return { value: read(), isLatest: index === 0 };
    } catch (error) {
      if (index === 0) report(error);
    }
  }
  return null;
}
