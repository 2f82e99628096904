import * as calls from '@tischlein/contract/calls';
import { toCents } from '@tischlein/domain';
import { ADDRESS_PROBLEMS, type AddressProblem, type DeliveryTerms, parseLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { GuestLocation } from './order-options.ts';
import { send } from '../api/send.ts';

/** Result of looking up the guest's location. */
export type LocationAnswer = { readonly ok: true; readonly location: GuestLocation } | LocationProblem;

/** Why a location is refused: a code of S2 §8, or a message from the server. */
export type LocationProblem =
  | { readonly ok: false; readonly problem: AddressProblem; readonly terms: DeliveryTerms | null }
  | { readonly ok: false; readonly problem: null; readonly message: string };

/** Parses a typed location and asks the shop for its delivery terms (S2 §4, §5, §8 Address dialog). */
export async function findLocation(shop: string, period: DeliveryPeriod, typed: string): Promise<LocationAnswer> {
  const parsed = parseLocation(typed);
  if (!parsed.ok) return { ok: false, problem: parsed.problem, terms: null };
  const answer = await send(calls.findDeliveryTerms, { params: { shop }, body: { location: typed } });
  if (!answer.ok) return refused(answer.status, answer.problem.code, answer.problem.message);
  const { deliveryFee, minimumOrderValue, freeAfter, addr } = answer.value;
  if (minimumOrderValue === null) return { ok: false, problem: 'notInRange', terms: null };
  const terms = {
    deliveryFee: toCents(deliveryFee),
    minimumOrderValue: toCents(minimumOrderValue),
    freeAfter: freeAfter === null ? null : toCents(freeAfter),
  };
  const canDeliver = period.allowDelivery || period.validServeTimes.delivery.length > 0;
  if (!canDeliver) return { ok: false, problem: 'currentlyUnavailable', terms };
  return { ok: true, location: { address: addr, terms } };
}

/** S2 §5: 'HTTP 400 uses the server's error text as the error key; 404 gives notFound'. */
function refused(status: number, code: string | number, message: string): LocationAnswer {
  const known = ADDRESS_PROBLEMS.find((problem) => problem === code);
  if (known) return { ok: false, problem: known, terms: null };
  return status === 404 ? { ok: false, problem: 'notFound', terms: null } : { ok: false, problem: null, message };
}
