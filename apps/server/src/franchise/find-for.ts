import type { ShopId } from '@tischlein/domain';
import { type AddressProblem, readLocation, type Place } from '@tischlein/domain/delivery';
import {
  type BranchLookup,
  chooseBranch,
  type FoundBranch,
  type RankedBranch,
  toFoundBranch,
} from '@tischlein/domain/franchise';
import { addressProblem } from '@tischlein/wording';
import { toPlace } from '../delivery/resolve-delivery.ts';
import type { LocatedAddress } from '../delivery/places.ts';
import type { Deps } from '../deps.ts';
import type { OrderTime } from './branch-state.ts';
import { listBranches, listRankedBranches, readBranchSites } from './branches.ts';

type FranchiseDeps = Pick<Deps, 'shops' | 'clock' | 'places' | 'publicUrl' | 'slots'>;

/** A guest's query; the location is empty to list all branches. */
export interface BranchQuery extends OrderTime {
  readonly location: string;
}

/** The branches of a franchise, best first, and the chosen one (S2 §3 Branch lookup response, §7; S3 F3). */
export async function findFor(deps: FranchiseDeps, franchise: ShopId, query: BranchQuery): Promise<BranchLookup> {
  const location = await locateGuest(deps, query.location);
  const { deliveryType, serveAt } = query;
  const ranked = listRankedBranches(deps, await readBranchSites(deps, listBranches(deps, franchise)), {
    deliveryType,
    serveAt,
    place: location.place,
  });
  const listedBranches = location.place ? ranked.slice(0, MAX_LISTED) : ranked;
  const { note, readings } = location;
  const base = {
    ...EMPTY_LOOKUP,
    ...toAddressPart(location),
    note,
    readings,
    allShops: listedBranches.map(hasSeveralSellers(ranked) ? toFoundBranch : withoutSeller),
  };
  if (location.place === null) return location.problem === null ? base : { ...base, ...toFailure(location.problem) };
  const chosen = chooseBranch(ranked, deliveryType);
  if (chosen.ok) return { ...base, ...toLookup(chosen.value) };
  const isLost = chosen.problem === 'notInRange' && location.located?.status !== 'found';
  const [best] = ranked;
  const fees = chosen.problem === 'currentlyUnavailable' && best ? toFees(best) : {};
  return { ...base, ...fees, ...toFailure(isLost ? 'notFound' : chosen.problem, best) };
}

/** A franchise whose branches are companies of their own says who sells where; one company is in the imprint. */
const hasSeveralSellers = (ranked: readonly RankedBranch[]): boolean =>
  new Set(ranked.map(({ branch }) => branch.seller)).size > 1;

function withoutSeller(ranked: RankedBranch): FoundBranch {
  const { seller, ...branch } = toFoundBranch(ranked);
  return branch;
}

/** With a location only the best branches are listed; without one, all. */
const MAX_LISTED = 100;

interface GuestLocation {
  readonly located: LocatedAddress | null;
  readonly place: Place | null;
  readonly problem: AddressProblem | null;
  readonly note: string;
  readonly readings: readonly string[];
}
const UNKNOWN_LOCATION: GuestLocation = { located: null, place: null, problem: null, note: '', readings: [] };

async function locateGuest({ places }: FranchiseDeps, location: string): Promise<GuestLocation> {
  if (location.trim() === '') return UNKNOWN_LOCATION;
  const read = readLocation(location);
  if (!read.ok) return { ...UNKNOWN_LOCATION, problem: read.problem, readings: read.readings };
  const { address, note } = read.value;
  const located = await places.locate(address);
  const { zip } = located.status === 'found' ? located.address : address;
  return { ...UNKNOWN_LOCATION, located, place: toPlace(zip, located), note };
}

const EMPTY_LOOKUP: Omit<BranchLookup, 'allShops'> = {
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
  note: '',
  readings: [],
};

function toAddressPart({ located }: GuestLocation): Partial<BranchLookup> {
  if (located?.status !== 'found') return {};
  return { addr: { ...located.address, ...located.point }, isEstimated: located.isEstimated };
}

const toLookup = (ranked: RankedBranch): Partial<BranchLookup> => ({
  found: true,
  slug: ranked.branch.slug,
  id: ranked.branch.id,
  distance: ranked.distance > 0 ? ranked.distance : null,
  ...toFees(ranked),
});

function toFees({ terms }: RankedBranch): Partial<BranchLookup> {
  if (!terms) return {};
  const { deliveryFee, minimumOrderValue, freeAfter } = terms;
  return { deliveryFee, minimumOrderValue, freeAfter };
}

function toFailure(problem: AddressProblem, best?: RankedBranch): Partial<BranchLookup> {
  return { found: null, err: problem, message: addressProblem(problem, best?.terms ?? null) };
}
