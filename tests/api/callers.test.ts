import * as contract from '@tischlein/contract/calls';
import type { Call } from '@tischlein/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { trattoria, withAccounts } from '../support/trattoria.ts';
import { BODIES, PARAMETERS } from './corpus/samples.ts';

const CALLS = Object.entries(contract).flatMap(([name, call]) => ('path' in call ? [{ name, call }] : []));
const ACCOUNT = {
  provider: 'stripe',
  mode: 'test',
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789',
};
const callsOf = (...callers: readonly Call['caller'][]) => CALLS.filter(({ call }) => callers.includes(call.caller));

describe('who may call', () => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    const [sqlite] = databases;
    if (!sqlite) throw new Error('no database');
    place = await sqlite.open();
    shop = await openShop(place, { shops: [withAccounts(trattoria())] });
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const answerTo = async (visitor: Pick<Desk, 'call'>, name: string, call: Call) => {
    const url = call.path.replaceAll(/:(\w+)/g, (_, parameter: string) => PARAMETERS[parameter] ?? '');
    const query = call.query && 'webshop' in call.query.shape ? '?webshop=roma' : '';
    const answer = await visitor.call(
      call.method,
      `${url}${query}`,
      call.body && { ...BODIES, savePaymentAccount: ACCOUNT, createDraft: { name: 'Bari' } }[name],
    );
    return [answer.statusCode, answer.json().code];
  };

  it.each(callsOf('staff', 'account'))('$name needs a sign-in', async ({ name, call }) => {
    expect(await answerTo(shop.guest(), name, call)).toEqual([401, 'signInNeeded']);
  });

  it.each(callsOf('waiter'))('$name needs a waiter', async ({ name, call }) => {
    expect(await answerTo(shop.guest(), name, call)).toEqual([401, 'waiterSignInNeeded']);
  });

  it.each(callsOf('guest', 'provider'))('$name needs none', async ({ call }) => {
    expect((await shop.guest().call(call.method, call.path.replaceAll(/:\w+/g, '-'))).statusCode).not.toBe(401);
  });
});
