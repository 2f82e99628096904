import * as calls from '@tischlein/contract/calls';
import type { ShiftRequest } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { type SignedIn, worksFor } from '../staff/sessions.ts';
import { readPushKeys } from './push-keys.ts';
import { canEncryptFor, isPushEndpoint, toSubscriptionId } from './push-endpoint.ts';
import { deleteShift, replaceShift } from './shift.store.ts';

/** Messages about orders without an answer to the browsers of a shift. */
export const shiftRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShiftKey, async () => {
    const { publicKey } = await readPushKeys(deps);
    return { publicKey };
  });

  route(app, calls.beginShift, async ({ staff, body }) => {
    const outcome = await beginShift(deps, staff, body);
    return outcome === 'done' ? undefined : refuse(outcome);
  });

  route(app, calls.endShift, async ({ body }) => {
    await endShift(deps, body.endpoint);
  });
};

type ShiftDeps = Pick<Deps, 'database' | 'shops' | 'clock'>;

/** Has a browser of staff told about unanswered orders, for as long as its session lasts. */
async function beginShift(
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
const endShift = ({ database }: ShiftDeps, endpoint: string): Promise<void> =>
  database.write((writer) => deleteShift(writer, toSubscriptionId(endpoint)));
