import * as contract from '@tischlein/contract/calls';
import type { AuditEntries, DeviceLink } from '@tischlein/contract/office';
import { auditSentence } from '@tischlein/wording/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { type Answer, type Desk, type Guest, openShop, type TestShop } from '../support/open-shop.ts';

const OFFICE = '/api/office/shop/roma';
/** All devices of the test shop share one address, as those of a restaurant and its guests do. */
const CALLS = 200;

const toOutcome = (answer: Answer) => [answer.statusCode, answer.statusCode < 400 ? null : answer.json().code];

describe.each(preparedTrattoria)(
  'twenty and two hundred wrong calls from the Wi-Fi of the guests, on $name',
  { timeout: 60_000 },
  ({ open }) => {
    let place: OpenDatabase;
    let shop: TestShop;
    let owner: Desk;
    let reported: (readonly [event: string, details: unknown])[];

    beforeEach(async () => {
      place = await open();
      reported = [];
      shop = await openShop(place, { rateLimitFactor: 1, report: (event, details) => reported.push([event, details]) });
      owner = await shop.desk();
    });
    afterEach(async () => {
      await shop.close();
      await place.close();
    });

    const signIn = (visitor: Pick<Guest, 'call'>, password: string, email = shop.owner.email) =>
      visitor.call('POST', '/api/office/session', { email, password });
    const flood = async (call: (guest: Guest) => Promise<Answer>): Promise<ReadonlySet<number>> => {
      const guest = shop.guest();
      const statuses = new Set<number>();
      for (let count = 0; count < CALLS; count += 1) statuses.add((await call(guest)).statusCode);
      return statuses;
    };
    const setWaiterPassword = (password = 'teller und tassen') =>
      owner.call('PUT', `${OFFICE}/waiter-password`, { password });
    const enterAsWaiter = (guest: Pick<Guest, 'call'>, password: string) =>
      guest.call('POST', '/api/shop/roma/waiter', { password, name: 'Mia' });
    const connectTablet = async (): Promise<Guest> => {
      const tablet = shop.guest();
      const made = await owner.call('POST', `${OFFICE}/devices`, { name: 'Küche', role: 'staff', pin: '4711' });
      const token = made.json<DeviceLink>().link.split('#')[1];
      expect((await tablet.call('POST', contract.connectDevice.path, { token, pin: '4711' })).statusCode).toBe(200);
      return tablet;
    };
    const readAudit = async () => (await owner.call('POST', `${OFFICE}/audit-log`, {})).json<AuditEntries>().entries;
    const readFailures = async () => (await readAudit()).filter(({ call }) => call.startsWith('failed:'));

    it.each([
      ['as the owner', (guest: Guest) => signIn(guest, 'falsch')],
      ['as nobody', (guest: Guest) => signIn(guest, 'falsch', 'wer@roma.test')],
      ['as a waiter', (guest: Guest) => enterAsWaiter(guest, 'falsch geraten')],
      ['with links', (guest: Guest) => guest.call('POST', contract.getAccessLink.path, { token: 'x'.repeat(40) })],
      ['for passkeys', (guest: Guest) => guest.call('POST', contract.requestPasskey.path)],
      [
        'for forgotten passwords',
        (guest: Guest) => guest.call('POST', contract.requestPassword.path, { email: 'a@b.test' }),
      ],
    ])('%s lock nobody out who works here', async (_, wrong) => {
      await setWaiterPassword();
      const [tablet, waiter] = [await connectTablet(), shop.guest()];
      expect((await enterAsWaiter(waiter, 'teller und tassen')).statusCode).toBe(200);
      expect(await flood(wrong)).toContain(429);
      expect(toOutcome(await signIn(owner, shop.owner.password))).toEqual([200, null]);
      const device = { name: 'Theke', role: 'staff', pin: '4712' };
      expect(toOutcome(await owner.call('POST', `${OFFICE}/devices`, device))).toEqual([201, null]);
      expect(toOutcome(await owner.call('POST', contract.requestPasskey.path))).toEqual([200, null]);
      await tablet.call('POST', contract.lockDevice.path);
      expect(toOutcome(await tablet.call('POST', contract.unlockDevice.path, { pin: '4711' }))).toEqual([200, null]);
      expect(toOutcome(await enterAsWaiter(waiter, 'teller und tassen'))).toEqual([200, null]);
    });

    it('leave one entry an hour for the account, in words, and a line without names and secrets', async () => {
      await flood((guest) => signIn(guest, 'falsch geraten'));
      const [locked, wrong] = (await readFailures()).toSorted((left, right) => left.call.localeCompare(right.call));
      expect(wrong).toMatchObject({
        call: 'failed:password',
        author: 'chefin@roma.test',
        authorKind: 'person',
        times: 5,
      });
      expect(locked).toMatchObject({ call: 'failed:locked', author: 'chefin@roma.test', times: 14 });
      expect(wrong && auditSentence(wrong)).toBe('Fehlgeschlagen: falsches Passwort, 5-mal innerhalb einer Stunde');
      shop.clock.set('2026-11-21T19:31:00.000Z');
      const payload = { email: shop.owner.email, password: 'falsch geraten' };
      await shop.app.inject({ method: 'POST', url: '/api/office/session', payload, remoteAddress: '10.0.0.9' });
      expect((await readFailures()).map(({ times }) => times).toSorted((one, other) => one - other)).toEqual([
        1, 5, 14,
      ]);
      const events = reported.filter(([event]) => /signIn|callsLimited/.test(event));
      expect(events.map(([event]) => event)).toEqual(
        expect.arrayContaining(['signInsFailed', 'signInsLocked', 'callsLimited']),
      );
      // Of each kind twenty lines a minute.
      expect(events.length).toBeLessThanOrEqual(60);
      expect(JSON.stringify(reported)).not.toMatch(/roma\.test|falsch|127\.0\.0\.1/);
      expect(shop.deps.events.counts).toMatchObject({ signInsFailed: 6, signInsLocked: 14, callsLimited: 195 });
    });

    it('leave no entry for what a stranger has typed as an address', async () => {
      await flood((guest) => signIn(guest, 'falsch', 'mein passwort@roma.test'));
      expect(await readFailures()).toEqual([]);
      expect(shop.deps.events.counts.signInsFailed).toBe(5);
    });

    it('tell wrong PINs from unlocking', async () => {
      const tablet = await connectTablet();
      await tablet.call('POST', contract.lockDevice.path);
      for (const pin of ['4712', '4713']) await tablet.call('POST', contract.unlockDevice.path, { pin });
      expect(await readFailures()).toMatchObject([
        { call: 'failed:pin', area: 'session', author: 'Küche', authorKind: 'device', times: 2 },
      ]);
      const unlocked = async () => (await readAudit()).filter(({ call }) => call === 'unlockDevice').length;
      expect(await unlocked()).toBe(0);
      await tablet.call('POST', contract.unlockDevice.path, { pin: '4711' });
      expect(await unlocked()).toBe(1);
    });

    it('tell wrong waiter passwords, and wrong passwords of people who are signed in', async () => {
      await setWaiterPassword();
      await enterAsWaiter(shop.guest(), 'falsch geraten');
      await shop.guest().call('GET', '/f=roma/?tisch=falsch-geraten-1');
      const change = { currentPassword: 'falsch', newPassword: 'ein ganz neues Passwort 7' };
      for (let count = 0; count < 5; count += 1)
        expect(toOutcome(await owner.call('PUT', '/api/office/password', change))).toEqual([401, 'signInFailed']);
      expect(toOutcome(await owner.call('PUT', '/api/office/password', change))).toEqual([429, 'tooManyRequests']);
      const found = (await readFailures()).map(({ call, area, author, times }) => ({ call, area, author, times }));
      expect(found).toEqual(
        expect.arrayContaining([
          { call: 'failed:waiterPassword', area: 'tables', author: '', times: 2 },
          { call: 'failed:password', area: 'people', author: 'chefin@roma.test', times: 5 },
        ]),
      );
    });

    it('count what succeeds, too', async () => {
      expect(shop.deps.events.counts.signedIn).toBe(1);
      expect(reported).toContainEqual(['signedIn', { by: 'password', account: expect.any(String) }]);
    });
  },
);

describe.each(preparedTrattoria)(
  'two hundred calls of a stranger to anything, on $name',
  { timeout: 60_000 },
  ({ open }) => {
    let shop: TestShop;
    let owner: Desk;
    openShopForEach(open, (opened) => ({ shop, owner } = opened), { rateLimitFactor: 0.1 });

    it('leave the desk and the waiters theirs', async () => {
      await owner.call('PUT', `${OFFICE}/waiter-password`, { password: 'teller und tassen' });
      const waiter = shop.guest();
      await waiter.call('POST', '/api/shop/roma/waiter', { password: 'teller und tassen', name: 'Mia' });
      const statuses: number[] = [];
      for (let count = 0; count < CALLS; count += 1)
        statuses.push((await shop.guest().call('GET', `${OFFICE}/orders`)).statusCode);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      expect((await owner.call('GET', `${OFFICE}/orders`)).statusCode).toBe(200);
      expect((await waiter.call('GET', '/api/shop/roma/waiter')).statusCode).toBe(200);
    });

    it('with made-up sessions and devices have no limit of their own', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < CALLS; count += 1) {
        const cookie = `tischlein-office=${count}; tischlein-device=${count}.a.b; tischlein-waiter-device=${count}.a.b`;
        statuses.push((await shop.guest().call('GET', `${OFFICE}/orders`, undefined, { cookie })).statusCode);
      }
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
    });
  },
);
