import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { dropAccountSession, requireAccount, resendAccountSession } from './account-session.http.ts';
import { toAccountAnswer } from './account-answer.ts';
import { changeAdvertisement } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';

/** Guests reading and deleting their account (S2 §7 Platform calls, S3 A4). */
export const accountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, calls.getAccount, async (request, reply) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    resendAccountSession(request, reply, { deps, accountShop: accountOwner.shop_id });
    return toAccountAnswer(deps, accountOwner);
  });

  route(app, calls.changeAdvertisement, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    await changeAdvertisement(deps, accountOwner, request.body);
    return toAccountAnswer(deps, accountOwner);
  });

  route(app, calls.deleteAccount, async (request, reply) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    await deleteAccount(deps, accountOwner);
    await dropAccountSession(request, reply, { deps, accountShop: accountOwner.shop_id });
  });
};
