import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireStaff } from '../staff/staff-session.http.ts';
import { beginShift, endShift } from './begin-shift.ts';
import { readPushKeys } from './push-keys.ts';

/** Messages about orders without an answer to the browsers of a shift. */
export const shiftRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShiftKey, async (request, reply) => {
    await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    const { publicKey } = await readPushKeys(deps);
    return { publicKey };
  });

  route(app, calls.beginShift, async (request) => {
    const outcome = await beginShift(deps, await requireStaff(request, deps), request.body);
    if (outcome !== 'done') throw httpProblem(outcome);
  });

  route(app, calls.endShift, async (request) => {
    await requireStaff(request, deps);
    await endShift(deps, request.body.endpoint);
  });
};
