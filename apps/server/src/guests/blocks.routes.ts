import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { deleteBlock } from '../orders/blocked-contacts.store.ts';
import { blockContact, listBlockedContacts } from './block-contact.ts';

/** Blocked phone numbers and e-mail addresses of a shop. */
export const blockRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listBlockedContacts, ({ shop }) => listBlockedContacts(deps, shop));

  route(app, calls.blockContact, async ({ shop, staff: { email: blockedBy }, body }) => {
    if (!(await blockContact(deps, shop, { ...body, blockedBy }))) return refuse('invalidRequest');
    return listBlockedContacts(deps, shop);
  });

  route(app, calls.unblockContact, async ({ shop, params }) => {
    const { contact } = params;
    if (!(await deps.database.write((writer) => deleteBlock(writer, shop.id, contact)))) return refuse('blockUnknown');
    return listBlockedContacts(deps, shop);
  });
};
