import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { beginShift, endShift } from './begin-shift.ts';
import { readPushKeys } from './push-keys.ts';

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
