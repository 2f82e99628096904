import {
  account,
  accountQuery,
  addressChange,
  advertisementChange,
  birthdayChange,
  nameChange,
} from '@tischlein/contract/shop';
import {
  type AccountProfile,
  isBirthday,
  isPersonName,
  savedAddressProblems,
  tidyAddress,
} from '@tischlein/domain/account';
import { BIRTHDAY_INVALID, formProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { wallTimeOf } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { dropAccountSession, requireAccount, resendAccountSession } from '../http/account-session.ts';
import { httpProblem } from '../http/errors.ts';
import { accountAnswer } from './account-answer.ts';
import type { StoredAccount } from './accounts.store.ts';
import { changeAdvertisement, changeProfile } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';

const user = { tags: ['platform'], querystring: accountQuery };
const answers = { ...user, response: { 200: account } };
const INFO = { ...answers, summary: 'The account of whoever is signed in' };
const ADDRESS = { ...answers, summary: 'Keeps the address of an account', body: addressChange };
const NAME = { ...answers, summary: 'Keeps the name of an account', body: nameChange };
const BIRTHDAY = { ...answers, summary: 'Keeps or removes a birthday', body: birthdayChange };
const ADVERTISEMENT = { ...answers, summary: 'Asks for advertising by mail, or ends it', body: advertisementChange };
const DELETE = {
  ...user,
  summary: 'Deletes the account; receipts stay, without its holder',
  response: { 204: z.undefined() },
};

/** What a guest does with his account (S2 §7 'Platform calls', spec 3 A4). */
export const accountRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/api/platform/user/info', { schema: INFO }, async (request, reply) => {
    const holder = await requireAccount(request, deps, request.query.webshop);
    resendAccountSession(request, reply, { deps, accountShop: holder.shop_id });
    return accountAnswer(deps, holder);
  });

  app.put('/api/platform/user/addressData', { schema: ADDRESS }, async (request) => {
    const holder = await requireAccount(request, deps, request.query.webshop);
    const problems = savedAddressProblems(request.body.address);
    if (problems.length > 0) throw formInvalid(problems.map(({ field, code }) => [field, formProblem(code)]));
    return keep(holder, { address: tidyAddress(request.body.address) });
  });

  app.put('/api/platform/user/name', { schema: NAME }, async (request) => {
    const holder = await requireAccount(request, deps, request.query.webshop);
    const name = { firstName: request.body.firstName.trim(), lastName: request.body.lastName.trim() };
    if (!isPersonName(name)) throw formInvalid([['firstName', formProblem('nameMissing')]]);
    return keep(holder, name);
  });

  app.put('/api/platform/user/birthday', { schema: BIRTHDAY }, async (request) => {
    const holder = await requireAccount(request, deps, request.query.webshop);
    const { date } = request.body;
    const today = wallTimeOf(deps.clock.now()).date;
    if (date !== null && !isBirthday(date, today)) throw formInvalid([['date', BIRTHDAY_INVALID]]);
    return keep(holder, { birthday: date });
  });

  app.put('/api/platform/user/advertisementAgreement', { schema: ADVERTISEMENT }, async (request) => {
    const holder = await requireAccount(request, deps, request.query.webshop);
    await changeAdvertisement(deps, holder, request.body);
    return accountAnswer(deps, holder);
  });

  app.delete('/api/platform/user/delete', { schema: DELETE }, async (request, reply) => {
    const holder = await requireAccount(request, deps, request.query.webshop);
    await deleteAccount(deps, holder);
    await dropAccountSession(request, reply, { deps, accountShop: holder.shop_id });
    return reply.code(204).send();
  });

  async function keep(holder: StoredAccount, change: Partial<AccountProfile>) {
    const changed = await changeProfile(deps, holder, change);
    if (!changed) throw httpProblem('signInNeeded');
    return accountAnswer(deps, changed);
  }
};

const formInvalid = (fields: readonly (readonly [field: string, sentence: string])[]) =>
  httpProblem('invalidRequest', { form: Object.fromEntries(fields) });
