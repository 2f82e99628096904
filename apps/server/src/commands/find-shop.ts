import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import { CommandProblem } from './command-line.ts';

/** The shop with this slug or id; without a reference the only one. Fails with a list of shops. */
export function findShop(shops: ShopDirectory, reference: string | null): LoadedShop {
  const [only, ...others] = shops.allShops();
  const shop = reference === null ? others.length === 0 && only : shops.shopByRef(reference);
  if (shop) return shop;
  const slugs = shops.allShops().map(({ config }) => config.slug);
  const problem = reference === null ? COMMAND_SENTENCES.shopMissing : `${COMMAND_SENTENCES.shopUnknown}: ${reference}`;
  throw new CommandProblem(`${problem}. ${COMMAND_SENTENCES.shopsThatExist}: ${slugs.join(', ') || '–'}`);
}
