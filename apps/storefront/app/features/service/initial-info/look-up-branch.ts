import type { BranchLookup } from '@tischlein/domain/franchise';
import { writeLocation } from '@tischlein/domain/delivery';
import { type FoundBranch, suggestBranch } from '@tischlein/domain/franchise';
import { toCents } from '@tischlein/domain';
import type { LocationProblem } from '../../../guest/find-location.ts';
import { findBranches } from '../../../ordering/find-branches.ts';
import type { GuestLocation } from '../../../guest/order-options.ts';
import type { OrderSettings } from '../../../ordering/use-order-settings.ts';
import type { ShopPage } from '../../../context/shop-context.ts';

type BranchSearchResult =
  | { readonly kind: 'problem'; readonly problem: LocationProblem }
  /** For deliveries: the branch that delivers (S2 §4 Submit flow). */
  | { readonly kind: 'found'; readonly branch: FoundBranch; readonly lookup: BranchLookup }
  /** To be confirmed, or chosen from the list. */
  | {
      readonly kind: 'suggested';
      readonly branch: FoundBranch;
      readonly page: 'suggested_franchise' | 'list_franchises';
      readonly lookup: BranchLookup;
    };

/** Looks up a branch for the order (S2 §4 Submit flow, S3 F3). */
export async function lookUpBranch(
  page: ShopPage,
  settings: OrderSettings,
  location: string,
): Promise<BranchSearchResult> {
  const answer = await findBranches(page, settings, location);
  if (!answer.ok) return { kind: 'problem', problem: { ok: false, problem: null, message: answer.problem.message } };
  const lookup = answer.value;
  if (lookup.err) return { kind: 'problem', problem: toProblem(lookup.err, lookup) };
  const found = lookup.allShops.find(({ id }) => id === lookup.id);
  if (settings.orderType === 'delivery' && found) return { kind: 'found', branch: found, lookup };
  const wish = { deliveryType: settings.orderType, isForLater: settings.serveTime !== null };
  const suggestion = suggestBranch(lookup.allShops, wish);
  if (!suggestion) return { kind: 'problem', problem: { ok: false, problem: 'notFound', terms: null } };
  return { kind: 'suggested', ...suggestion, lookup };
}

/** The guest's location as normalised by the search; null: not found. */
export function locationIn(lookup: BranchLookup): GuestLocation | null {
  const terms = termsIn(lookup);
  if (!lookup.addr || !terms) return null;
  const { street, streetNumber, zip, city } = lookup.addr;
  return { address: { street, streetNumber, zip, city }, terms };
}

/** The location to hand over: normalised if found, otherwise as typed. */
export const writtenLocation = ({ addr, note }: BranchLookup, typed: string): string =>
  addr ? writeLocation(addr, note) : typed;

const toProblem = (problem: NonNullable<BranchLookup['err']>, lookup: BranchLookup): LocationProblem => ({
  ok: false,
  problem,
  terms: termsIn(lookup),
  readings: lookup.readings,
});

function termsIn({ deliveryFee, minimumOrderValue, freeAfter }: BranchLookup): GuestLocation['terms'] | null {
  if (deliveryFee === null || minimumOrderValue === null) return null;
  return {
    deliveryFee: toCents(deliveryFee),
    minimumOrderValue: toCents(minimumOrderValue),
    freeAfter: freeAfter === null ? null : toCents(freeAfter),
  };
}
