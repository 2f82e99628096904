import { advertisingConsents } from '@tischlein/contract/office';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { requireOwnShop } from '../staff/staff-session.http.ts';
import { readGivenConsents } from './advertising.store.ts';

const CONSENTS = {
  tags: ['office'],
  summary: 'Addresses that have confirmed advertising and not withdrawn it, with what they agreed to and when',
  params: z.object({ shop: z.string() }),
  response: { 200: advertisingConsents },
};

/** The addresses to which a shop may send advertising; for owners. */
export const officeAdvertisingRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/advertising-consents', { schema: CONSENTS }, async (request, reply) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const rows = await readGivenConsents(deps.database.read, shop.id);
    return rows.map((row) => ({
      email: row.email,
      textVersion: row.text_version,
      requestedAt: row.requested_at,
      confirmedAt: row.confirmed_at ?? row.requested_at,
    }));
  });
};
