import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireStaff, requireShop } from '../staff/staff-session.http.ts';
import { checkAccount, listMaskedAccounts, removeAccount, saveAccount } from './save-account.ts';

/** A shop's accounts at payment providers, for owners. */
export const paymentAccountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const sendAccounts = async (request: FastifyRequest, reply: FastifyReply, reference: string) => {
    const document = await listMaskedAccounts(deps, await requireShop(request, deps, reference));
    return sendVersioned(reply, { document, version: document.version });
  };

  route(app, calls.listPaymentAccounts, (request, reply) => sendAccounts(request, reply, request.params.shop));

  route(app, calls.savePaymentAccount, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { id: by } = await requireStaff(request, deps);
    const version = requireVersion(request);
    requireEdited(await saveAccount(deps, shop, { account: request.body, by, version }));
    return sendAccounts(request, reply, shop.id);
  });

  route(app, calls.removePaymentAccount, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { provider } = request.params;
    const edited = await removeAccount(deps, shop, { provider, version: requireVersion(request) });
    if (!requireEdited(edited)) throw httpProblem('paymentAccountUnknown');
    return sendAccounts(request, reply, shop.id);
  });

  route(app, calls.checkPaymentAccount, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const check = await checkAccount(deps, shop, request.params.provider);
    if (!check) throw httpProblem('paymentAccountUnknown');
    return check;
  });
};
