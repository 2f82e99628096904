import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import { CommandProblem } from './command-line.ts';

/** The shop with this slug or id; says which there are where there is none. */
export function shopNamed(shops: ShopDirectory, reference: string): LoadedShop {
  const shop = shops.shopByRef(reference);
  if (shop) return shop;
  const slugs = shops.allShops().map(({ config }) => config.slug);
  throw new CommandProblem(
    `${COMMAND_SENTENCES.shopUnknown}: ${reference}. ${COMMAND_SENTENCES.shopsThatExist}: ${slugs.join(', ') || '–'}`,
  );
}
