import { account, accountQuery, advertisementChange } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { dropAccountSession, requireAccount, resendAccountSession } from './account-session.http.ts';
import { toAccountAnswer } from './account-answer.ts';
import { changeAdvertisement } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';

const user = { tags: ['platform'], querystring: accountQuery };
const INFO = { ...user, summary: 'The account of whoever is signed in', response: { 200: account } };
const ADVERTISEMENT = {
  ...user,
  summary: 'Asks for advertising by mail, or ends it',
  body: advertisementChange,
  response: { 200: account },
};
const DELETE = {
  ...user,
  summary: 'Deletes the account; receipts stay, without its holder',
  response: { 204: z.undefined() },
};

/** Guests reading and deleting their account (S2 §7 Platform calls, S3 A4). */
export const accountRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/api/platform/user/info', { schema: INFO }, async (request, reply) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    resendAccountSession(request, reply, { deps, accountShop: accountOwner.shop_id });
    return toAccountAnswer(deps, accountOwner);
  });

  app.put('/api/platform/user/advertisementAgreement', { schema: ADVERTISEMENT }, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    await changeAdvertisement(deps, accountOwner, request.body);
    return toAccountAnswer(deps, accountOwner);
  });

  app.delete('/api/platform/user/delete', { schema: DELETE }, async (request, reply) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    await deleteAccount(deps, accountOwner);
    await dropAccountSession(request, reply, { deps, accountShop: accountOwner.shop_id });
    return reply.code(204).send();
  });
};
