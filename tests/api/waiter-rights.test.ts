import { randomUUID } from 'node:crypto';
import * as contract from '@tischlein/contract/calls';
import type { WaiterTable } from '@tischlein/contract/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../support/databases.ts';
import { preparedTrattoria } from '../support/databases.ts';
import { addTables, aRound, scanTable, signInWaiter, WAITER_PASSWORD } from '../support/dining-tables.ts';
import { openDevice } from '../support/open-device.ts';
import { openEvents } from '../support/open-events.ts';
import { type Answer, type Desk, type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const SHOP = '/api/shop/roma';
const OFFICE = '/api/office/shop/roma';
const NEW_PASSWORD = 'Kartoffel-Zebra-Wolke';

type Caller = Pick<Desk, 'call'>;

const toOutcome = (answer: Answer) => [answer.statusCode, answer.statusCode < 400 ? null : answer.json().code];
const NOT_SIGNED_IN = [401, 'waiterSignInNeeded'];

describe.each(usuallyOnSqlite(preparedTrattoria))('rights of waiters, on two nodes on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestShop, TestShop];
  let shop: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    nodes = [await openShop(place), await openShop(place)];
    [shop] = nodes;
    owner = await shop.desk();
    await addTables(owner);
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place.close();
  });

  const hire = async (role: StaffRole) => {
    const email = `${role}@roma.test`;
    const added = (await owner.call('POST', contract.addStaff.path, { email, role, shops: ['roma'] })).json();
    return { id: added.member.id, password: added.password, desk: await shop.desk(email, added.password) };
  };
  const books = (by: Caller, parts: object = {}) =>
    by.call('POST', `${SHOP}/order`, aRound(7, { payLater: true, acceptedTerms: null, ...parts }), {
      'idempotency-key': randomUUID(),
    });
  const does = (by: Caller, path: string, body: object = {}) =>
    by.call('POST', `${SHOP}/dineintable/7/${path}`, body, { 'idempotency-key': randomUUID() });
  const refunds = async (by: Caller, amount = 100) => {
    const bill = await (await signInWaiter(shop)).table(7);
    const [item] = bill.bill?.rounds.flatMap(({ items }) => items) ?? [];
    return does(by, 'refund', { refunds: [{ line: item?.id, amount }] });
  };
  const lists = async (by: Caller) => toOutcome(await by.call('GET', `${SHOP}/tables`));
  const entries = async () => (await owner.call('POST', `${OFFICE}/audit-log`, {})).json().entries;
  const setPassword = (password: string | null) => owner.call('PUT', `${OFFICE}/waiter-password`, { password });
  /** The cookie alone, in another browser. */
  const takeCookie = async (from: Caller, name = 'Mia'): Promise<Caller> => {
    const { cookies } = await from.call('PUT', `${SHOP}/waiter`, { name });
    const cookie = cookies.map(({ name: each, value }) => `${each}=${value}`).join('; ');
    const thief = shop.guest();
    return { ...thief, call: (method, url, body, headers) => thief.call(method, url, body, { ...headers, cookie }) };
  };

  describe('the author of what is done at tables', () => {
    it('is the person who is signed in to the office', async () => {
      expect((await books(owner)).statusCode).toBe(200);
      expect((await refunds(owner)).statusCode).toBe(200);
      // People with an account are not asked for a name.
      expect((await owner.call('GET', `${SHOP}/waiter`)).json().name).toBe(shop.owner.email);
      expect(await entries()).toContainEqual(
        expect.objectContaining({ call: 'refundTableItems', authorKind: 'person', author: shop.owner.email }),
      );
      const { rows } = await readAuthors();
      expect(rows).toEqual([
        { action: 'book', author_name: shop.owner.email },
        { action: 'refund', author_name: shop.owner.email },
      ]);
    });

    it('is their name once they have one, and for guests nobody', async () => {
      await owner.call('PUT', contract.changeOwnName.path, { name: 'Giulia Rossi' });
      expect((await owner.call('GET', `${SHOP}/waiter`)).json()).toEqual({
        name: 'Giulia Rossi',
        until: null,
        mayRefund: true,
      });
      await books(owner);
      const seen = (await (await signInWaiter(shop)).table(7)).bill?.rounds[0];
      expect(seen).toMatchObject({ orderedBy: 'waiter', name: 'Giulia Rossi' });
      const guest = await scanTable(shop, owner, 7);
      expect((await guest.sees()).bill?.rounds[0]).toMatchObject({ orderedBy: 'waiter', name: '' });
    });

    it('is the shared device with the name that was entered there', async () => {
      const device = await openDevice(shop, owner, { role: 'waiter' });
      expect((await device.call('GET', `${SHOP}/waiter`)).json()).toMatchObject({ name: '', mayRefund: false });
      expect((await device.call('PUT', `${SHOP}/waiter`, { name: 'Mia' })).json()).toMatchObject({
        name: 'Theke (Mia)',
        until: null,
      });
      await books(device);
      await does(device, 'hand-over', { what: { kind: 'everything' }, expectedAmount: 2100 });
      expect(await entries()).toContainEqual(
        expect.objectContaining({ call: 'handOverToTill', authorKind: 'device', author: 'Theke (Mia)' }),
      );
    });

    it('is never empty: after the password, a name has to be entered first (S3 W9)', async () => {
      const nameless = shop.guest();
      await nameless.call('POST', `${SHOP}/waiter`, { password: WAITER_PASSWORD });
      expect(await lists(nameless)).toEqual([200, null]);
      await books(owner);
      expect(toOutcome(await refunds(nameless))).toEqual([409, 'waiterNameMissing']);
      expect(toOutcome(await books(nameless))).toEqual([409, 'waiterNameMissing']);
      await nameless.call('PUT', `${SHOP}/waiter`, { name: 'Jo' });
      expect((await refunds(nameless)).statusCode).toBe(200);
      for (const { author } of await entries()) expect(author).not.toBe('');
    });

    const readAuthors = async () => ({
      rows: await shop.deps.database.read
        .selectFrom('bill_entries')
        .select(['action', 'author_name'])
        .orderBy('version')
        .execute(),
    });
  });

  describe('who may do what', () => {
    it('refunds need the permission of refunds, or the waiter password (S3 W16)', async () => {
      const { desk: waiter } = await hire('waiter');
      await books(waiter);
      expect(toOutcome(await refunds(waiter))).toEqual([403, 'forbidden']);
      expect((await waiter.call('GET', `${SHOP}/waiter`)).json()).toMatchObject({ mayRefund: false });
      await waiter.call('POST', `${SHOP}/waiter`, { password: WAITER_PASSWORD, name: 'Mia' });
      expect((await refunds(waiter)).statusCode).toBe(200);
    });

    it('people without the area tables book nothing for a table, unless they sit there as guests', async () => {
      const { desk: driver } = await hire('driver');
      expect(toOutcome(await books(driver))).toEqual([403, 'forbidden']);
      const guest = await scanTable({ guest: () => ({ ...shop.guest(), call: driver.call }) }, owner, 7);
      const order = { payLater: true, paymentMethod: 'offline' } as const;
      expect((await guest.orders(7, order)).statusCode).toBe(200);
      expect((await guest.sees()).bill?.rounds).toMatchObject([{ orderedBy: 'guest', waitsForWaiter: true }]);
    });
  });

  describe('a session ends', () => {
    it('with the waiter password, which may be set to the same again', async () => {
      const waiter = await signInWaiter(shop);
      await setPassword(NEW_PASSWORD);
      expect(await lists(waiter)).toEqual(NOT_SIGNED_IN);
      await setPassword(WAITER_PASSWORD);
      expect(await lists(waiter)).toEqual(NOT_SIGNED_IN);
    });

    it('also if it was opened while the password was changed', async () => {
      const waiter = await signInWaiter(shop);
      const { write } = shop.deps.database;
      await write((writer) =>
        writer.updateTable('waiter_passwords').set({ changed_at: '2026-11-21T18:29:59.000Z' }).execute(),
      );
      expect(await lists(waiter)).toEqual(NOT_SIGNED_IN);
    });

    it('of the version before: its cookies open nothing', async () => {
      const waiter = await signInWaiter(shop);
      const { write } = shop.deps.database;
      await write((writer) => writer.updateTable('waiter_sessions').set({ password_since: null }).execute());
      expect(await lists(waiter)).toEqual(NOT_SIGNED_IN);
    });

    it.each([
      ['signed out', async ({ desk }) => desk.call('DELETE', contract.endSession.path)],
      ['removed', async ({ id }) => owner.call('DELETE', `${contract.listStaff.path}/${id}`)],
      [
        'given another role',
        async ({ id }) => owner.call('PUT', `${contract.listStaff.path}/${id}`, { role: 'driver', shops: ['roma'] }),
      ],
    ] satisfies [string, (hired: { id: string; desk: Desk }) => Promise<Answer>][])(
      'with the person: %s',
      async (_, end) => {
        const hired = await hire('staff');
        const thief = await takeCookie(hired.desk);
        expect(await lists(thief)).toEqual(NOT_SIGNED_IN);
        expect(await lists(hired.desk)).toEqual([200, null]);
        expect((await end(hired)).statusCode).toBeLessThan(300);
        expect((await lists(hired.desk))[0]).toBeGreaterThan(400);
        expect(await lists(thief)).toEqual(NOT_SIGNED_IN);
      },
    );

    it('with the person: another of their devices has set a new password', async () => {
      const { desk, password } = await hire('staff');
      const phone = await shop.desk('staff@roma.test', password);
      expect(await lists(phone)).toEqual([200, null]);
      const passwords = { currentPassword: password, newPassword: NEW_PASSWORD };
      expect((await desk.call('PUT', contract.changePassword.path, passwords)).statusCode).toBe(204);
      expect(await lists(phone)).toEqual(NOT_SIGNED_IN);
    });

    describe('with the shared device on which the waiter password was entered', () => {
      let device: Guest;
      beforeEach(async () => {
        device = await openDevice(shop, owner, { role: 'staff' });
        await device.call('POST', `${SHOP}/waiter`, { password: WAITER_PASSWORD, name: 'Mia' });
        await books(device);
      });

      it('until then it may do what the password permits', async () => {
        expect((await refunds(device)).statusCode).toBe(200);
      });

      it('when it is locked, and the next one enters the password again', async () => {
        await device.call('POST', contract.lockDevice.path);
        expect(await lists(device)).toEqual([403, 'deviceLocked']);
        expect(toOutcome(await refunds(device))[0]).toBe(403);
        await device.call('POST', contract.unlockDevice.path, { pin: '4711' });
        expect(await lists(device)).toEqual([200, null]);
        expect((await device.call('GET', `${SHOP}/waiter`)).json()).toMatchObject({ name: '', mayRefund: false });
      });

      it('when it is removed', async () => {
        const [stored] = (await owner.call('GET', `${OFFICE}/devices`)).json();
        await owner.call('DELETE', `${OFFICE}/devices/${stored.id}`);
        expect(await lists(device)).toEqual(NOT_SIGNED_IN);
      });
    });

    it.each(['password', 'person', 'device'] as const)('with its open stream, on the other node: %s', async (kind) => {
      const port = Number(new URL(await nodes[1].app.listen({ port: 0 })).port);
      const device = await openDevice(shop, owner, { role: 'waiter' });
      const { id, desk } = await hire('staff');
      const caller = { password: await signInWaiter(shop), person: desk, device }[kind];
      const path = kind === 'password' ? `${SHOP}/waiter` : contract.getSession.path;
      const cookie =
        kind === 'password'
          ? await readWaiterCookie()
          : `tischlein-office=${(await caller.call('GET', path)).cookies[0]?.value ?? ''}`;
      const stream = await openEvents(port, `${SHOP}/tables/events`, { cookie });
      expect(await stream.next()).toMatchObject({ event: 'tables' });
      if (kind === 'password') await setPassword(NEW_PASSWORD);
      if (kind === 'person') await owner.call('DELETE', `${contract.listStaff.path}/${id}`);
      if (kind === 'device') await device.call('POST', contract.lockDevice.path);
      await books(await signInAgain(kind));
      expect(await stream.next()).toBeNull();
    });

    const signInAgain = async (kind: string): Promise<Guest> => {
      const guest = shop.guest();
      const password = kind === 'password' ? NEW_PASSWORD : WAITER_PASSWORD;
      await guest.call('POST', `${SHOP}/waiter`, { password, name: 'Jo' });
      return guest;
    };
    const readWaiterCookie = async (): Promise<string> => {
      const opened = await shop.guest().call('POST', `${SHOP}/waiter`, { password: WAITER_PASSWORD, name: 'Mia' });
      return `tischlein-waiter=${opened.cookies[0]?.value ?? ''}`;
    };
  });

  it('a waiter whose session is over is asked to sign in again, and the booking waits (decision 036)', async () => {
    const waiter = await signInWaiter(shop);
    await setPassword(NEW_PASSWORD);
    expect(toOutcome(await waiter.books(7))).toEqual(NOT_SIGNED_IN);
  });

  it.each([
    'aaaaaaaaa',
    'abababab1',
    'abcdefgh',
    'qwertzuiop',
    'passwort1',
    'kellner2026',
    'Roma-Roma-1',
    'trattoria roma',
    '12345678',
    'kurz',
  ])('the waiter password %s is refused: it guards refunds', async (password) => {
    const answer = await setPassword(password);
    expect(toOutcome(answer)).toEqual([400, 'waiterPasswordEasy']);
    expect(answer.json().message).toContain('mindestens acht Zeichen');
    expect((await shop.guest().call('POST', `${SHOP}/waiter`, { password: WAITER_PASSWORD })).statusCode).toBe(200);
  });

  it('the bill is the same for everybody who may see it', async () => {
    const { desk } = await hire('staff');
    await books(desk);
    const seen = (await desk.call('GET', `${SHOP}/dineintable/7/bill`)).json<WaiterTable>();
    expect(seen.bill).toMatchObject({ due: 2100 });
  });
});
