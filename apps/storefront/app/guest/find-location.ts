import * as calls from '@tischlein/contract/calls';
import type { Problem } from '@tischlein/contract/problems';
import { toCents } from '@tischlein/domain';
import { type Address, ADDRESS_PROBLEMS, type AddressProblem, type DeliveryTerms } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { GuestLocation } from './order-options.ts';
import { send } from '../api/send.ts';

/** Result of looking up the guest's location. */
export type LocationAnswer =
  | ({ readonly ok: true; readonly location: GuestLocation } & Pick<ReadPlace, 'note'>)
  | (LocationProblem & {
      /** An address that is known but not delivered to. */
      readonly place?: ReadPlace;
    });

interface ReadPlace {
  readonly address: Address;
  /** What the driver needs at the door, from the typed location. */
  readonly note: string;
}

/** Why a location is refused: a code of S2 §8, or a message from the server. */
export type LocationProblem =
  | {
      readonly ok: false;
      readonly problem: AddressProblem;
      readonly terms: DeliveryTerms | null;
      /** With `unclear`: what the location can mean. */
      readonly readings?: readonly string[] | undefined;
    }
  | { readonly ok: false; readonly problem: null; readonly message: string };

/** Asks the shop to read a typed location, and for its delivery terms (S2 §4, §5, §8 Address dialog). */
export async function findLocation(shop: string, period: DeliveryPeriod, typed: string): Promise<LocationAnswer> {
  const answer = await send(calls.findDeliveryTerms, { params: { shop }, body: { location: typed } });
  if (!answer.ok) return refused(answer.status, answer.problem);
  const { deliveryFee, minimumOrderValue, freeAfter, addr, note } = answer.value;
  const place = { address: addr, note };
  if (minimumOrderValue === null) return { ok: false, problem: 'notInRange', terms: null, place };
  const terms = {
    deliveryFee: toCents(deliveryFee),
    minimumOrderValue: toCents(minimumOrderValue),
    freeAfter: freeAfter === null ? null : toCents(freeAfter),
  };
  const canDeliver = period.allowDelivery || period.validServeTimes.delivery.length > 0;
  if (!canDeliver) return { ok: false, problem: 'currentlyUnavailable', terms, place };
  return { ok: true, location: { address: addr, terms }, note };
}

/** S2 §5: 'HTTP 400 uses the server's error text as the error key; 404 gives notFound'. */
function refused(status: number, { code, message, readings }: Problem): LocationAnswer {
  const known = ADDRESS_PROBLEMS.find((problem) => problem === code);
  if (known) return { ok: false, problem: known, terms: null, readings };
  return status === 404 ? { ok: false, problem: 'notFound', terms: null } : { ok: false, problem: null, message };
}
