import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import { CommandProblem } from './command-line.ts';

/** The shop with this slug or id; without a reference the only one. Fails with a list of shops. */
export async function findShop(shops: ShopDirectory, reference: string | null): Promise<LoadedShop> {
  const [only, ...others] = shops.listShops();
  const wanted = reference ?? (others.length === 0 ? only?.id : undefined);
  const shop = wanted === undefined ? null : await shops.shopByRef(wanted);
  if (shop) return shop;
  const slugs = shops.listShops().map(({ slug }) => slug);
  const problem = reference === null ? COMMAND_SENTENCES.shopMissing : `${COMMAND_SENTENCES.shopUnknown}: ${reference}`;
  throw new CommandProblem(`${problem}. ${COMMAND_SENTENCES.shopsThatExist}: ${slugs.join(', ') || '–'}`);
}
