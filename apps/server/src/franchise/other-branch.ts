import type { OtherBranch } from '@tischlein/contract/shop';
import type { DeliveryTerms, Place } from '@tischlein/domain/delivery';
import { chooseBranch } from '@tischlein/domain/franchise';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { listBranches, getFranchiseId, listRankedBranches, readBranchSites } from './branches.ts';

interface RequestedDelivery {
  readonly place: Place;
  readonly serveAt: string | null;
  /** Terms of the asked shop; null: unknown. */
  readonly terms: DeliveryTerms | null;
}

/** The branch that delivers to a place outside the shop's range (S2 §5.2); null if not needed or none does. */
export async function findOtherBranch(
  deps: Pick<Deps, 'shops' | 'clock' | 'slots' | 'publicUrl'>,
  { id, config }: LoadedShop,
  { place, serveAt, terms }: RequestedDelivery,
): Promise<OtherBranch | null> {
  const franchise = getFranchiseId(config);
  if (franchise === null || terms?.minimumOrderValue !== null) return null;
  const others = listBranches(deps, franchise).filter((branch) => branch.id !== id);
  const ranked = listRankedBranches(deps, await readBranchSites(deps, others), {
    deliveryType: 'delivery',
    serveAt,
    place,
  });
  const chosen = chooseBranch(ranked, 'delivery');
  if (!chosen.ok || !chosen.value.terms) return null;
  const { slug, name, url } = chosen.value.branch;
  return { id: chosen.value.branch.id, slug, name, url, ...chosen.value.terms };
}
