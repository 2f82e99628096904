import type { ShopId } from '@tischlein/domain';
import type { Place } from '@tischlein/domain/delivery';
import { sortByRank, type RankedBranch, rankBranches, type Readiness } from '@tischlein/domain/franchise';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type BranchDeps, listCandidates, type OrderTime, calculateReadinessAt } from './branch-state.ts';

// Keyed by the list of all shops, which is replaced whenever a shop changes.
const branchesByList = new WeakMap<readonly LoadedShop[], ReadonlyMap<ShopId | undefined, readonly LoadedShop[]>>();

/** The open branches of a franchise, sorted by slug, without its overview. */
export function listBranches({ shops }: Pick<Deps, 'shops'>, franchise: ShopId): readonly LoadedShop[] {
  const all = shops.allShops();
  const known = branchesByList.get(all);
  if (known) return known.get(franchise) ?? [];
  const branches = all.filter(
    ({ config, state }) => config.franchise && !config.isFranchiseOverview && state === 'open',
  );
  branchesByList.set(
    all,
    Map.groupBy(branches, ({ config }) => config.franchise?.id),
  );
  return listBranches({ shops }, franchise);
}

/** The franchise of a branch or overview; null for a single shop. */
export function getFranchiseId({ id, franchise, isFranchiseOverview }: ShopConfig): ShopId | null {
  return franchise?.id ?? (isFranchiseOverview ? id : null);
}

/** Requested times are checked for the best branches only: guests do not scroll further. */
const MAX_TIME_CHECKS = 30;

/** Branches, best first; place null: the guest's location is unknown. */
export function listRankedBranches(
  deps: BranchDeps,
  shops: readonly LoadedShop[],
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
