import { account, accountQuery, addressChange, birthdayChange, nameChange } from '@tischlein/contract/shop';
import {
  type AccountProfile,
  isBirthday,
  isPersonName,
  savedAddressProblems,
  trimAddress,
} from '@tischlein/domain/account';
import { BIRTHDAY_INVALID, formProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toWallTime } from '../clock.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { requireAccount } from './account-session.http.ts';
import { httpProblem } from '../http/errors.ts';
import { toAccountAnswer } from './account-answer.ts';
import type { StoredAccount } from './accounts.store.ts';
import { changeProfile } from './change-account.ts';

const user = { tags: ['platform'], querystring: accountQuery, response: { 200: account } };
const ADDRESS = { ...user, summary: 'Keeps the address of an account', body: addressChange };
const NAME = { ...user, summary: 'Keeps the name of an account', body: nameChange };
const BIRTHDAY = { ...user, summary: 'Keeps or removes a birthday', body: birthdayChange };

/** Guests editing their profile (S2 §7 Platform calls). */
export const profileRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.put('/api/platform/user/addressData', { schema: ADDRESS }, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    const problems = savedAddressProblems(request.body.address);
    if (problems.length > 0) throw formInvalid(problems.map(({ field, code }) => [field, formProblem(code)]));
    return saveProfile(deps, accountOwner, { address: trimAddress(request.body.address) });
  });

  app.put('/api/platform/user/name', { schema: NAME }, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    const name = { firstName: request.body.firstName.trim(), lastName: request.body.lastName.trim() };
    if (!isPersonName(name)) throw formInvalid([['firstName', formProblem('nameMissing')]]);
    return saveProfile(deps, accountOwner, name);
  });

  app.put('/api/platform/user/birthday', { schema: BIRTHDAY }, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    const { date } = request.body;
    const today = toWallTime(deps.clock.now()).date;
    if (date !== null && !isBirthday(date, today)) throw formInvalid([['date', BIRTHDAY_INVALID]]);
    return saveProfile(deps, accountOwner, { birthday: date });
  });
};

async function saveProfile(deps: Deps, accountOwner: StoredAccount, change: Partial<AccountProfile>) {
  const changed = await changeProfile(deps, accountOwner, change);
  // Deleted on another device since the session was checked.
  if (!changed) throw httpProblem('signInNeeded');
  return toAccountAnswer(deps, changed);
}

const formInvalid = (fields: readonly (readonly [field: string, sentence: string])[]) =>
  httpProblem('invalidRequest', { form: Object.fromEntries(fields) });
