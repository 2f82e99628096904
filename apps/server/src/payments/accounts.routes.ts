import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { checkAccount, listMaskedAccounts, removeAccount, saveAccount } from './save-account.ts';

/** A shop's accounts at payment providers, for owners. */
export const paymentAccountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const sendAccounts = async (reply: FastifyReply, shop: LoadedShop) => {
    const document = await listMaskedAccounts(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
    return sendVersioned(reply, { document, version: document.version });
  };

  route(app, calls.listPaymentAccounts, ({ shop, reply }) => sendAccounts(reply, shop));

  route(app, calls.savePaymentAccount, async ({ shop, staff: { id: by }, body, request, reply }) => {
    const version = requireVersion(request);
    requireEdited(await saveAccount(deps, shop, { account: body, by, version }));
    return sendAccounts(reply, shop);
  });

  route(app, calls.removePaymentAccount, async ({ shop, params, request, reply }) => {
    const { provider } = params;
    const edited = await removeAccount(deps, shop, { provider, version: requireVersion(request) });
    if (!requireEdited(edited)) return refuse('paymentAccountUnknown');
    return sendAccounts(reply, shop);
  });

  route(app, calls.checkPaymentAccount, async ({ shop, params }) => {
    const check = await checkAccount(deps, shop, params.provider);
    if (!check) return refuse('paymentAccountUnknown');
    return check;
  });
};
