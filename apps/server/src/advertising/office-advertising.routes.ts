import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { readGivenConsents } from './advertising.store.ts';

/** The addresses to which a shop may send advertising; for owners. */
export const officeAdvertisingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listConsents, async ({ shop }) => {
    const rows = await readGivenConsents(deps.database.read, shop.id);
    return rows.map((row) => ({
      email: row.email,
      textVersion: row.text_version,
      requestedAt: row.requested_at,
      confirmedAt: row.confirmed_at ?? row.requested_at,
    }));
  });
};
