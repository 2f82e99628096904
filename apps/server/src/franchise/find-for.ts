import type { ShopId } from '@tischlein/domain';
import { type AddressProblem, parseLocation, type Place } from '@tischlein/domain/delivery';
import { type BranchLookup, chooseBranch, toFoundBranch, type RankedBranch } from '@tischlein/domain/franchise';
import { addressProblem } from '@tischlein/wording';
import { placeOf } from '../delivery/delivery-to.ts';
import type { LocatedAddress } from '../delivery/places.ts';
import type { Deps } from '../deps.ts';
import type { OrderTime } from './branch-state.ts';
import { branchesOf, rankedBranches } from './branches.ts';

type FranchiseDeps = Pick<Deps, 'shops' | 'clock' | 'places' | 'publicUrl' | 'slots'>;

/** What a guest of a franchise wants; the location as typed, empty where he only wants the list. */
export interface BranchWish extends OrderTime {
  readonly location: string;
}

/** The branches of a franchise for a guest's wish, the best first, and the one that is found (S2 §3, §7; spec 3 F3). */
export async function findFor(deps: FranchiseDeps, franchise: ShopId, wish: BranchWish): Promise<BranchLookup> {
  const where = await whereIs(deps, wish.location);
  const { deliveryType, serveAt } = wish;
  const ranked = rankedBranches(deps, branchesOf(deps, franchise), { deliveryType, serveAt, place: where.place });
  const shown = where.place ? ranked.slice(0, MOST_LISTED) : ranked;
  const listed = { ...NOBODY, ...whereabouts(where), allShops: shown.map(toFoundBranch) };
  if (where.place === null) return where.problem === null ? listed : { ...listed, ...failed(where.problem) };
  const chosen = chooseBranch(ranked, deliveryType);
  if (chosen.ok) return { ...listed, ...lookupOf(chosen.value) };
  const isLost = chosen.problem === 'notInRange' && where.located?.status !== 'found';
  const [best] = ranked;
  const fees = chosen.problem === 'currentlyUnavailable' && best ? feesOf(best) : {};
  return { ...listed, ...fees, ...failed(isLost ? 'notFound' : chosen.problem, best) };
}

/** Whoever said where he is gets the nearest; without a place there is no nearest, and the list is whole. */
const MOST_LISTED = 100;

interface Where {
  readonly located: LocatedAddress | null;
  readonly place: Place | null;
  readonly problem: AddressProblem | null;
}
const NOWHERE: Where = { located: null, place: null, problem: null };

async function whereIs({ places }: FranchiseDeps, location: string): Promise<Where> {
  if (location.trim() === '') return NOWHERE;
  const address = parseLocation(location);
  if (!address.ok) return { ...NOWHERE, problem: address.problem };
  const located = await places.locate(address.value);
  const { zip } = located.status === 'found' ? located.address : address.value;
  return { located, place: placeOf(zip, located), problem: null };
}

const NOBODY: Omit<BranchLookup, 'allShops'> = {
  addr: null,
  found: false,
  slug: null,
  id: null,
  distance: null,
  isEstimated: false,
  deliveryFee: null,
  minimumOrderValue: null,
  freeAfter: null,
  err: null,
  message: null,
};

function whereabouts({ located }: Where): Partial<BranchLookup> {
  if (located?.status !== 'found') return {};
  return { addr: { ...located.address, ...located.point }, isEstimated: located.isEstimated };
}

const lookupOf = (ranked: RankedBranch): Partial<BranchLookup> => ({
  found: true,
  slug: ranked.branch.slug,
  id: ranked.branch.id,
  distance: ranked.distance > 0 ? ranked.distance : null,
  ...feesOf(ranked),
});

function feesOf({ terms }: RankedBranch): Partial<BranchLookup> {
  if (!terms) return {};
  const { deliveryFee, minimumOrderValue, freeAfter } = terms;
  return { deliveryFee, minimumOrderValue, freeAfter };
}

function failed(problem: AddressProblem, best?: RankedBranch): Partial<BranchLookup> {
  return { found: null, err: problem, message: addressProblem(problem, best?.terms ?? null) };
}
