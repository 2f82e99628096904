import * as calls from '@tischlein/contract/calls';
import {
  type AccountProfile,
  isBirthday,
  isPersonName,
  savedAddressProblems,
  trimAddress,
} from '@tischlein/domain/account';
import { BIRTHDAY_INVALID, formProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { requireAccount } from './account-session.http.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { toAccountAnswer } from './account-answer.ts';
import type { StoredAccount } from './accounts.store.ts';
import { changeProfile } from './change-account.ts';

/** Guests editing their profile (S2 §7 Platform calls). */
export const profileRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, calls.changeAddress, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    const problems = savedAddressProblems(request.body.address);
    if (problems.length > 0) throw formInvalid(problems.map(({ field, code }) => [field, formProblem(code)]));
    return saveProfile(deps, accountOwner, { address: trimAddress(request.body.address) });
  });

  route(app, calls.changeName, async (request) => {
    const accountOwner = await requireAccount(request, deps, request.query.webshop);
    const name = { firstName: request.body.firstName.trim(), lastName: request.body.lastName.trim() };
    if (!isPersonName(name)) throw formInvalid([['firstName', formProblem('nameMissing')]]);
    return saveProfile(deps, accountOwner, name);
  });

  route(app, calls.changeBirthday, async (request) => {
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
