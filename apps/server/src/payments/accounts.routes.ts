import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireOwner, requireOwnShop } from '../staff/staff-session.http.ts';
import { checkAccount, listMaskedAccounts as maskedAccountsOf, removeAccount, saveAccount } from './save-account.ts';

/** A shop's accounts at payment providers, for owners. */
export const paymentAccountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listPaymentAccounts, async (request, reply) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return maskedAccountsOf(deps, shop);
  });

  route(app, calls.savePaymentAccount, async (request) => {
    const { id } = await requireOwnShop(request, deps, request.params.shop);
    const { id: by } = await requireOwner(request, deps);
    await saveAccount(deps, id, { account: request.body, by });
    return maskedAccountsOf(deps, await requireOwnShop(request, deps, id));
  });

  route(app, calls.removePaymentAccount, async (request) => {
    const { id } = await requireOwnShop(request, deps, request.params.shop);
    if (!(await removeAccount(deps, id, request.params.provider))) throw httpProblem('paymentAccountUnknown');
    return maskedAccountsOf(deps, await requireOwnShop(request, deps, id));
  });

  route(app, calls.checkPaymentAccount, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    const check = await checkAccount(deps, shop, request.params.provider);
    if (!check) throw httpProblem('paymentAccountUnknown');
    return check;
  });
};
