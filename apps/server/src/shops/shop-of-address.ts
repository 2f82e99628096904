import type { Deps } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import type { LoadedShop } from './shop-directory.ts';

/** The shop that an address names by id or slug; 404 where there is none. */
export function shopOfAddress({ shops }: Pick<Deps, 'shops'>, reference: string): LoadedShop {
  const shop = shops.shopByRef(reference);
  if (!shop) throw httpProblem('shopUnknown');
  return shop;
}
