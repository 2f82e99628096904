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
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { withPhone } from '../orders/require-phone.http.ts';
import { toAccountAnswer } from './account-answer.ts';
import type { StoredAccount } from './accounts.store.ts';
import { changeProfile } from './change-account.ts';

/** Guests editing their profile (S2 §7 Platform calls). */
export const profileRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.changeAddress, ({ account: accountOwner, body }) => {
    const problems = savedAddressProblems(body.address);
    if (problems.length > 0) return formInvalid(problems.map(({ field, code }) => [field, formProblem(code)]));
    return saveProfile(deps, accountOwner, { address: withPhone(trimAddress(body.address)) });
  });

  route(app, calls.changeName, ({ account: accountOwner, body }) => {
    const name = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
    if (!isPersonName(name)) return formInvalid([['firstName', formProblem('nameMissing')]]);
    return saveProfile(deps, accountOwner, name);
  });

  route(app, calls.changeBirthday, ({ account: accountOwner, body }) => {
    const { date } = body;
    const today = toWallTime(deps.clock.now()).date;
    if (date !== null && !isBirthday(date, today)) return formInvalid([['date', BIRTHDAY_INVALID]]);
    return saveProfile(deps, accountOwner, { birthday: date });
  });
};

async function saveProfile(deps: Deps, accountOwner: StoredAccount, change: Partial<AccountProfile>) {
  const changed = await changeProfile(deps, accountOwner, change);
  // Deleted on another device since the session was checked.
  if (!changed) throw refuse('signInNeeded');
  return toAccountAnswer(deps, changed);
}

const formInvalid = (fields: readonly (readonly [field: string, sentence: string])[]) =>
  refuse('invalidRequest', { form: Object.fromEntries(fields) });
