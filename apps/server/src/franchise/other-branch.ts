import type { OtherBranch } from '@tischlein/contract/shop';
import type { DeliveryTerms, Place } from '@tischlein/domain/delivery';
import { chooseBranch } from '@tischlein/domain/franchise';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { branchesOf, franchiseOf, rankedBranches } from './branches.ts';

/** A delivery that a shop was asked for. */
interface WantedDelivery {
  readonly place: Place;
  readonly serveAt: string | null;
  /** What it costs from this shop; null: nobody can say. */
  readonly terms: DeliveryTerms | null;
}

/** The branch that delivers to a place out of a shop's own reach (S2 §5.2); null: the shop does itself, or none does. */
export function otherBranchFor(
  deps: Pick<Deps, 'shops' | 'clock' | 'slots' | 'publicUrl'>,
  { id, config }: LoadedShop,
  { place, serveAt, terms }: WantedDelivery,
): OtherBranch | null {
  const franchise = franchiseOf(config);
  if (franchise === null || terms?.minimumOrderValue !== null) return null;
  const others = branchesOf(deps, franchise).filter((branch) => branch.id !== id);
  const ranked = rankedBranches(deps, others, { deliveryType: 'delivery', serveAt, place });
  const chosen = chooseBranch(ranked, 'delivery');
  if (!chosen.ok || !chosen.value.terms) return null;
  const { slug, name, url } = chosen.value.branch;
  return { id: chosen.value.branch.id, slug, name, url, ...chosen.value.terms };
}
