import type { ShopId } from '@tischlein/domain';
import type { Place } from '@tischlein/domain/delivery';
import { sortByRank, type RankedBranch, rankBranches, type Readiness } from '@tischlein/domain/franchise';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type BranchDeps, candidatesOf, type OrderTime, readinessAt } from './branch-state.ts';

// The list of all shops is another one when any of them changed.
const branchesOfLists = new WeakMap<readonly LoadedShop[], ReadonlyMap<ShopId | undefined, readonly LoadedShop[]>>();

/** The branches of a franchise in the order of their slugs; its overview is none. */
export function branchesOf({ shops }: Pick<Deps, 'shops'>, franchise: ShopId): readonly LoadedShop[] {
  const all = shops.allShops();
  const known = branchesOfLists.get(all);
  if (known) return known.get(franchise) ?? [];
  const branches = all.filter(({ config }) => config.franchise && !config.isFranchiseOverview);
  branchesOfLists.set(
    all,
    Map.groupBy(branches, ({ config }) => config.franchise?.id),
  );
  return branchesOf({ shops }, franchise);
}

/** The franchise that a shop is the overview or a branch of; null: it stands alone. */
export function franchiseOf({ id, franchise, isFranchiseOverview }: ShopConfig): ShopId | null {
  return franchise?.id ?? (isFranchiseOverview ? id : null);
}

/** A chosen time is looked up for the nearest of those that come into question: nobody scrolls further. */
const LOOKED_UP = 30;

/** The branches, the best for an order at a place first; place null: nobody knows where the guest is. */
export function rankedBranches(
  deps: BranchDeps,
  shops: readonly LoadedShop[],
  { place, deliveryType, serveAt }: OrderTime & { readonly place: Place | null },
): readonly RankedBranch[] {
  const ranked = rankBranches(candidatesOf(deps, shops), { deliveryType, place });
  if (serveAt === null) return ranked;
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  const looked = ranked.slice(0, LOOKED_UP).map((each) => {
    const shop = byId.get(each.branch.id);
    if (!shop || each.readiness === 'never') return each;
    return { ...each, readiness: readinessAt(deps, shop, { deliveryType, serveAt }) };
  });
  const rest = ranked.slice(LOOKED_UP).map((each) => ({ ...each, readiness: laterAtBest(each.readiness) }));
  return sortByRank([...looked, ...rest]);
}

const laterAtBest = (readiness: Readiness): Readiness => (readiness === 'never' ? 'never' : 'later');
