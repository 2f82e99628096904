import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { dropAccountSession, resendAccountSession } from './account-session.http.ts';
import { toAccountAnswer } from './account-answer.ts';
import { changeAdvertisement } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';

/** Guests reading and deleting their account (S2 §7 Platform calls, S3 A4). */
export const accountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getAccount, ({ account: accountOwner, request, reply }) => {
    resendAccountSession(request, reply, { deps, accountShop: accountOwner.shop_id });
    return toAccountAnswer(deps, accountOwner);
  });

  route(app, calls.changeAdvertisement, async ({ account: accountOwner, body }) => {
    await changeAdvertisement(deps, accountOwner, body);
    return toAccountAnswer(deps, accountOwner);
  });

  route(app, calls.deleteAccount, async ({ account: accountOwner, request, reply }) => {
    await deleteAccount(deps, accountOwner);
    await dropAccountSession(request, reply, { deps, accountShop: accountOwner.shop_id });
  });
};
