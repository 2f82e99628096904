import * as calls from '@tischlein/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_SAVES } from '../../apps/server/src/shops/last-saves.store.ts';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { amount } from '../support/tier.ts';
import { aCoupon, trattoria } from '../support/trattoria.ts';

const ROUNDS = amount({ usual: 10, thorough: 500 });
const OFFICE = '/api/office/shop/roma';
const { config, menu } = trattoria();
const CHEESE = { kind: 'extra', id: 'kaese', group: 'belag' };
const SALAMI = { kind: 'dish', id: 'salami', group: '' };

/** Documents of a shop, each with a change that differs from the three before it. */
const DOCUMENTS: readonly (readonly [path: string, (number: number) => unknown])[] = [
  ['config', (number) => ({ ...config, title: `Fassung ${number}` })],
  ['menu', (number) => ({ ...menu, dishes: menu.dishes.map((dish) => ({ ...dish, name: `Fassung ${number}` })) })],
  ['coupons', (number) => [aCoupon({ code: `GUTSCHEIN${number}` })]],
  ['opening', (number) => ({ opening: { ...config.opening, preOrderDays: 10 + (number % 4) }, slotCapacity: null })],
  ['payment-accounts', (number) => ({ ...practiceAccounts('roma')[0], webhookSecret: `whsec_Fassung${number}` })],
];

describe.each(preparedTrattoria)('two people who edit the same shop on two nodes (S3 L8), on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly TestShop[];
  let people: readonly Desk[];
  const first = () => people[0] ?? expect.fail();

  beforeAll(async () => {
    place = await open();
    nodes = [await openShop(place), await openShop({ ...place, preparedShop: 'roma' })];
    people = await Promise.all(nodes.map((node) => node.desk()));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await place.close();
  });

  it.each(DOCUMENTS)(`%s: one change of two is saved, the other is told, in ${ROUNDS} rounds`, async (path, change) => {
    const url = `${OFFICE}/${path}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { etag } = (await first().call('GET', url)).headers;
      const match = { 'if-match': String(etag) };
      const answers = await Promise.all(
        people.map((person, at) => person.call('PUT', url, change(2 * round + at), match)),
      );
      const codes = answers.map(({ statusCode }) => (statusCode === 412 ? 412 : 200 + (statusCode % 4)));
      expect(
        codes.toSorted((left, right) => left - right),
        `round ${round}: ${answers.map(({ body }) => body.slice(0, 200)).join(' | ')}`,
      ).toEqual([200, 412]);
    }
  });

  it('the one who is told gets the saved document, and its version is the one to send next', async () => {
    const old = (await first().call('GET', `${OFFICE}/config`)).headers.etag;
    expect((await first().save(`${OFFICE}/config`, { ...config, title: 'Neu' })).statusCode).toBe(204);
    const match = { 'if-match': String(old) };
    const { current } = (await first().call('PUT', `${OFFICE}/config`, config, match)).json();
    expect(current.document.title).toBe('Neu');
    const next = { 'if-match': `"${current.version}"` };
    expect((await first().call('PUT', `${OFFICE}/config`, config, next)).statusCode).toBe(204);
  });

  it('an outdated change of payment accounts shows no secret', async () => {
    const { body } = await first().call('PUT', `${OFFICE}/payment-accounts`, practiceAccounts('roma')[0], {
      'if-match': '"old"',
    });
    expect(body).toContain('versionConflict');
    expect(body).not.toMatch(/sk_test_|sealed/);
  });

  it.each(DOCUMENTS)('%s: a change without a version is refused with 428', async (path, change) => {
    const answer = await first().call('PUT', `${OFFICE}/${path}`, change(1));
    expect([answer.statusCode, answer.json().code]).toEqual([428, 'versionMissing']);
  });

  it('hours can be saved while someone else saves the rest of the configuration', async () => {
    const { version, ...opening } = (await first().call('GET', `${OFFICE}/opening`)).json();
    expect((await first().save(`${OFFICE}/config`, { ...config, title: 'Anders' })).statusCode).toBe(204);
    const answer = await first().call('PUT', `${OFFICE}/opening`, opening, { 'if-match': `"${version}"` });
    expect(answer.statusCode).toBe(200);
    expect((await first().call('GET', `${OFFICE}/config`)).json().title).toBe('Anders');
  });

  it('two cooks switch different articles at once; of the same article the second is told', async () => {
    const put = (person: Desk | undefined, item: object, out: string, version: string) =>
      (person ?? expect.fail()).call('PUT', `${OFFICE}/stock`, { item, out }, { 'if-match': `"${version}"` });
    for (let round = 0; round < ROUNDS; round += 1) {
      const apart = await Promise.all([
        put(people[0], SALAMI, 'forGood', 'available'),
        put(people[1], CHEESE, 'forGood', 'available'),
      ]);
      expect(apart.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const same = await Promise.all(people.map((person) => put(person, SALAMI, 'back', 'forGood')));
      expect(same.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([200, 412]);
      expect((await put(people[0], CHEESE, 'back', 'forGood')).statusCode).toBe(200);
    }
  });

  describe('the one who is told reads who has saved, and when', () => {
    const passMinute = (): string => {
      const { clock } = nodes[0] ?? expect.fail();
      clock.set(new Date(Date.parse(clock.now()) + 60_000).toISOString());
      return clock.now();
    };
    beforeAll(async () => {
      const name = { name: 'Ali Demir' };
      await nodes[0]?.deps.database.write((writer) => writer.updateTable('staff').set(name).execute());
    });

    it.each(DOCUMENTS)('%s', async (path, change) => {
      const url = `${OFFICE}/${path}`;
      const old = { 'if-match': String((await first().call('GET', url)).headers.etag) };
      const at = passMinute();
      expect((await first().save(url, change(5))).statusCode).toBeLessThan(300);
      const { saves } = (await first().call('PUT', url, change(6), old)).json();
      expect(saves[0]).toMatchObject({ savedBy: 'Ali Demir', savedAt: at });
    });

    it('hours: a later save of something else is not named', async () => {
      const { headers, ...opening } = await first().call('GET', `${OFFICE}/opening`);
      const match = { 'if-match': String(headers.etag) };
      const hours = (preOrderDays: number) => ({
        opening: { ...opening.json().opening, preOrderDays },
        slotCapacity: null,
      });
      const at = passMinute();
      await first().save(`${OFFICE}/opening`, hours(20));
      passMinute();
      await first().save(`${OFFICE}/config`, {
        ...(await first().call('GET', `${OFFICE}/config`)).json<object>(),
        title: 'Später',
      });
      const { saves } = (await first().call('PUT', `${OFFICE}/opening`, hours(21), match)).json();
      expect(saves[0]).toMatchObject({ savedBy: 'Ali Demir', savedAt: at, topics: ['opening'] });
    });

    it('a key that saves is named, and is told no names', async () => {
      const form = { name: 'Kasse', scopes: ['menu:write'] };
      const { secret } = (await first().call('POST', `${OFFICE}/api-keys`, form)).json();
      const { app } = nodes[0] ?? expect.fail();
      const asKey = async (etag: string, name: string) =>
        app.inject({
          method: 'PUT',
          url: `${OFFICE}/menu`,
          headers: { authorization: `Bearer ${secret}`, 'if-match': etag },
          payload: { ...menu, dishes: menu.dishes.map((dish) => ({ ...dish, name })) },
        });
      const old = String((await first().call('GET', `${OFFICE}/menu`)).headers.etag);
      passMinute();
      expect((await asKey(old, 'Vom Schlüssel')).statusCode).toBe(204);
      const told = (await first().call('PUT', `${OFFICE}/menu`, menu, { 'if-match': old })).json();
      expect(told.saves[0].savedBy).toBe('API-Schlüssel Kasse');
      expect((await asKey(old, 'Noch einmal')).json().saves).toEqual([]);
    });
  });
});

it('the server knows which calls save the document of each call that names a version', () => {
  // The installation is saved by its owner only.
  const versioned = Object.entries(calls).filter(
    ([, call]) => 'headers' in call && 'if-match' in call.headers.shape && call.path.includes('/:shop'),
  );
  expect(versioned.map(([name]) => name).toSorted()).toEqual(Object.keys(DOCUMENT_SAVES).toSorted());
});
