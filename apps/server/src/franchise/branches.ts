import type { ShopId } from '@tischlein/domain';
import type { Place } from '@tischlein/domain/delivery';
import { sortByRank, type RankedBranch, rankBranches, type Readiness } from '@tischlein/domain/franchise';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import type { ShopEntry, ShopSite } from '../shops/shop-entry.ts';
import { type BranchDeps, listCandidates, type OrderTime, calculateReadinessAt } from './branch-state.ts';

// Keyed by the list of all shops, which is replaced whenever a shop changes.
const branchesByList = new WeakMap<readonly ShopEntry[], ReadonlyMap<ShopId | null, readonly ShopEntry[]>>();

/** The open branches of a franchise, sorted by slug, without its overview. */
export function listBranches({ shops }: Pick<Deps, 'shops'>, franchise: ShopId): readonly ShopEntry[] {
  const all = shops.listShops();
  const byFranchise = branchesByList.get(all) ?? groupBranches(all);
  branchesByList.set(all, byFranchise);
  return byFranchise.get(franchise) ?? [];
}

const groupBranches = (all: readonly ShopEntry[]): ReadonlyMap<ShopId | null, readonly ShopEntry[]> =>
  Map.groupBy(
    all.filter((shop) => shop.franchise !== null && !shop.isFranchiseOverview && shop.state === 'open'),
    (shop) => shop.franchise,
  );

/** What finding one of these branches needs. */
export const readBranchSites = (
  { shops }: Pick<Deps, 'shops'>,
  branches: readonly ShopEntry[],
): Promise<readonly ShopSite[]> => shops.readSites(branches.map(({ id }) => id));

/** The franchise of a branch or overview; null for a single shop. */
export function getFranchiseId({ id, franchise, isFranchiseOverview }: ShopConfig): ShopId | null {
  return franchise?.id ?? (isFranchiseOverview ? id : null);
}

/** Requested times are checked for the best branches only: guests do not scroll further. */
const MAX_TIME_CHECKS = 30;

/** Branches, best first; place null: the guest's location is unknown. */
export function listRankedBranches(
  deps: BranchDeps,
  shops: readonly ShopSite[],
  { place, deliveryType, serveAt }: OrderTime & { readonly place: Place | null },
): readonly RankedBranch[] {
  const ranked = rankBranches(listCandidates(deps, shops), { deliveryType, place });
  if (serveAt === null) return ranked;
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  const checked = ranked.slice(0, MAX_TIME_CHECKS).map((each) => {
    const shop = byId.get(each.branch.id);
    if (!shop || each.readiness === 'never') return each;
    return { ...each, readiness: calculateReadinessAt(deps, shop, { deliveryType, serveAt }) };
  });
  const rest = ranked.slice(MAX_TIME_CHECKS).map((each) => ({ ...each, readiness: capAtLater(each.readiness) }));
  return sortByRank([...checked, ...rest]);
}

const capAtLater = (readiness: Readiness): Readiness => (readiness === 'never' ? 'never' : 'later');
