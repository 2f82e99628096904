import { accountCheck, maskedAccounts, paymentAccount, PAYMENT_PROVIDER_NAMES } from '@tischlein/contract/office';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireOwner, requireOwnShop } from '../staff/staff-session.http.ts';
import { checkAccount, listMaskedAccounts as maskedAccountsOf, removeAccount, saveAccount } from './save-account.ts';

const ofShop = { tags: ['office'], params: z.object({ shop: z.string() }) };
const ofAccount = {
  tags: ['office'],
  params: z.object({ shop: z.string(), provider: z.enum(PAYMENT_PROVIDER_NAMES) }),
};
const ACCOUNTS = { ...ofShop, summary: 'Accounts at payment providers, masked', response: { 200: maskedAccounts } };
const SAVE = {
  ...ofShop,
  summary: 'Keeps an account at a provider, encrypted; its secrets are never given out again',
  body: paymentAccount,
  response: { 200: maskedAccounts },
};
const REMOVE = { ...ofAccount, summary: 'Forgets an account', response: { 200: maskedAccounts } };
const CHECK = { ...ofAccount, summary: 'Whether an account works', response: { 200: accountCheck } };

/** A shop's accounts at payment providers, for owners. */
export const paymentAccountRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/payment-accounts', { schema: ACCOUNTS }, async (request, reply) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return maskedAccountsOf(deps, shop);
  });

  app.put('/api/office/shop/:shop/payment-accounts', { schema: SAVE }, async (request) => {
    const { id } = await requireOwnShop(request, deps, request.params.shop);
    const { id: by } = await requireOwner(request, deps);
    await saveAccount(deps, id, { account: request.body, by });
    return maskedAccountsOf(deps, await requireOwnShop(request, deps, id));
  });

  app.delete('/api/office/shop/:shop/payment-accounts/:provider', { schema: REMOVE }, async (request) => {
    const { id } = await requireOwnShop(request, deps, request.params.shop);
    if (!(await removeAccount(deps, id, request.params.provider))) throw httpProblem('paymentAccountUnknown');
    return maskedAccountsOf(deps, await requireOwnShop(request, deps, id));
  });

  app.post('/api/office/shop/:shop/payment-accounts/:provider/check', { schema: CHECK }, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    const check = await checkAccount(deps, shop, request.params.provider);
    if (!check) throw httpProblem('paymentAccountUnknown');
    return check;
  });
};
