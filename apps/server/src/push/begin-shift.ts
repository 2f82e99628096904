import type { ShiftRequest } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { type SignedIn, worksFor } from '../staff/sessions.ts';
import { canEncryptFor, isPushEndpoint, toSubscriptionId } from './push-endpoint.ts';
import { deleteShift, replaceShift } from './shift.store.ts';

type ShiftDeps = Pick<Deps, 'database' | 'shops' | 'clock'>;

/** Has a browser of staff told about unanswered orders, for as long as its session lasts. */
export async function beginShift(
  { database, shops, clock }: ShiftDeps,
  staff: SignedIn,
  { desk, shops: references, subscription: { endpoint, keys } }: ShiftRequest,
): Promise<'done' | 'shopUnknown' | 'pushInvalid'> {
  const find = (reference: string): ShopId | null => {
    const id = shops.findEntry(reference)?.id;
    return id && worksFor(staff, id) ? id : null;
  };
  const deskId = find(desk);
  const shopIds = references.map(find).filter((id) => id !== null);
  if (!deskId || shopIds.length < references.length) return 'shopUnknown';
  if (!isPushEndpoint(endpoint) || !canEncryptFor(keys)) return 'pushInvalid';
  await database.write((writer) =>
    replaceShift(writer, [...new Set(shopIds)], {
      subscription_id: toSubscriptionId(endpoint),
      session_hash: staff.tokenHash,
      desk_id: deskId,
      endpoint,
      ...keys,
      created_at: clock.now(),
    }),
  );
  return 'done';
}

/** Ends the messages to a browser, if there are any. */
export const endShift = ({ database }: ShiftDeps, endpoint: string): Promise<void> =>
  database.write((writer) => deleteShift(writer, toSubscriptionId(endpoint)));
