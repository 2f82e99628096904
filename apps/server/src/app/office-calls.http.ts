import type { FastifyPluginAsync } from 'fastify';
import { recordChanges } from '../audit/record-changes.http.ts';
import type { RoutesOptions } from '../deps.ts';
import { ROOMS } from './rooms.ts';

/** Calls for signed-in staff. */
export const officeCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  recordChanges(app, options.deps);
  for (const routes of ROOMS.flatMap(({ officeCalls: calls = [] }) => calls)) await routes(app, options);
};
