import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { deleteBlock } from '../orders/blocked-contacts.store.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { blockContact, listBlockedContacts } from './block-contact.ts';

/** Blocked phone numbers and e-mail addresses of a shop. */
export const blockRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listBlockedContacts, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    return listBlockedContacts(deps, shop);
  });

  route(app, calls.blockContact, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: blockedBy } = await requireStaff(request, deps);
    if (!(await blockContact(deps, shop, { ...request.body, blockedBy }))) throw httpProblem('invalidRequest');
    return listBlockedContacts(deps, shop);
  });

  route(app, calls.unblockContact, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    const { contact } = request.params;
    if (!(await deps.database.write((writer) => deleteBlock(writer, shop.id, contact))))
      throw httpProblem('blockUnknown');
    return listBlockedContacts(deps, shop);
  });
};
