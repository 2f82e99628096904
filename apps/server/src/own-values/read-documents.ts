import type { ShopId } from '@tischlein/domain';
import type { ShopDocuments } from '@tischlein/domain/own-values';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  readSavedConfig,
  readSavedDocuments,
  readSavedMenu,
  readSavedShop,
  type SavedShop,
} from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** The documents of a shop as its office edits them. */
export const toDocuments = ({ config, menuDocument: menu }: LoadedShop): ShopDocuments => ({ config, menu });

export const readDocuments = (saved: SavedShop): ShopDocuments => ({
  config: readSavedConfig(saved),
  menu: readSavedMenu(saved),
});

/** The shop that a branch follows; null: none. */
export const findFranchise = async (
  { shops }: Pick<Deps, 'shops'>,
  { franchiseId }: Pick<LoadedShop, 'franchiseId'>,
): Promise<LoadedShop | null> => (franchiseId === null ? null : shops.shopByRef(franchiseId));

type Versions = Pick<LoadedShop, 'configVersion' | 'menuVersion'>;

/**
 * What a change of values is based on: both documents of a branch and those of its franchise, which count in its versions. A copy is also
 * based on the branch that it comes from: a copy has the values of its preview.
 */
export const toValuesVersion = (shop: Versions, source: Versions | null = null): string =>
  [shop, ...(source ? [source] : [])]
    .map(({ configVersion, menuVersion }) => `${configVersion}-${menuVersion}`)
    .join('-');

/** The versions of a shop as it is saved, counted like those of a loaded one. */
export const toSavedVersions = ({ own, franchise }: SavedShop): Versions => ({
  configVersion: own.configVersion + (franchise?.configVersion ?? 0),
  menuVersion: own.menuVersion + (franchise?.menuVersion ?? 0),
});

/** The branch that values come from, as it is saved; null: they come from the franchise. */
export const readSource = async (reader: Reader, from: ShopId | null): Promise<SavedShop | null> =>
  from === null ? null : readSavedShop(reader, from);

/** The documents of the franchise that is locked with its branch; null: it follows none, or the franchise is unreadable. */
export function readFranchiseDocuments({ franchise }: SavedShop): ShopDocuments | null {
  return franchise && readSavedDocuments({ own: franchise, franchise: null });
}
