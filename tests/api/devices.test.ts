import * as contract from '@tischlein/contract/calls';
import type { Device, DeviceLink } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openEvents } from '../support/open-events.ts';
import { type Answer, type Desk, type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { trattoria } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const KITCHEN = { name: 'Küche Mitte', role: 'staff', pin: '4711' };
const DEVICES = '/api/office/shop/roma/devices';
const ORDERS = '/api/office/shop/roma/orders';

const sortStatuses = (answers: readonly Answer[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const toOutcome = (answer: Answer) => [answer.statusCode, answer.statusCode < 400 ? null : answer.json().code];

describe.each(usuallyOnSqlite(preparedTrattoria))('a device that a shift shares, on two nodes on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestShop, TestShop];
  let shop: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    nodes = [await openShop(place), await openShop(place)];
    [shop] = nodes;
    owner = await shop.desk();
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place.close();
  });

  const readToken = ({ link }: DeviceLink): string => link.split('#')[1] ?? '';
  const setUp = async (body: object = {}): Promise<string> =>
    readToken((await owner.call('POST', DEVICES, { ...KITCHEN, ...body })).json());
  const connect = (token: string, pin = KITCHEN.pin, tablet: Guest = shop.guest()) =>
    tablet.call('POST', contract.connectDevice.path, { token, pin });
  const connected = async (body: object = {}): Promise<Guest> => {
    const tablet = shop.guest();
    await connect(await setUp(body), KITCHEN.pin, tablet);
    return tablet;
  };
  const list = async () => (await owner.call('GET', DEVICES)).json<Device[]>();
  const unlock = (tablet: Guest, pin: string) => tablet.call('POST', contract.unlockDevice.path, { pin });
  const lock = (tablet: Guest) => tablet.call('POST', contract.lockDevice.path);

  it('signs in by a link and a PIN, once, and works under its name for its shop only', async () => {
    const token = await setUp();
    const found = await shop.guest().call('POST', contract.getAccessLink.path, { token });
    expect(found.json()).toEqual({ kind: 'device', email: 'Küche Mitte' });
    const tablets = [shop.guest(), nodes[1].guest()] as const;
    const answers = await Promise.all(tablets.map((tablet) => connect(token, KITCHEN.pin, tablet)));
    expect(sortStatuses(answers)).toEqual([200, 404]);
    const winner = tablets[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? tablets[0];
    const session = (await winner.call('GET', contract.getSession.path)).json();
    expect(session).toMatchObject({ name: 'Küche Mitte', role: 'staff', device: { isLocked: false } });
    expect(session.shops).toMatchObject([{ slug: 'roma' }]);
    const order = await shop.guest().order();
    const accepted = await winner.call('POST', `${ORDERS}/${order.id}/accept`, { minutes: 30 });
    expect(toOutcome(accepted)).toEqual([200, null]);
    const events = await shop.deps.database.read.selectFrom('order_events').select(['action', 'done_by']).execute();
    expect(events).toContainEqual({ action: 'accept', done_by: 'Küche Mitte' });
    expect(await list()).toMatchObject([{ isLocked: false, linkExpiresAt: null, connected: { device: '' } }]);
  });

  it('has the rights of its role and no account of its own', async () => {
    const tablet = await connected({ role: 'driver' });
    expect(toOutcome(await tablet.call('GET', '/api/office/shop/roma/own-tours'))).toEqual([200, null]);
    for (const [method, path] of [
      ['GET', ORDERS],
      ['GET', contract.getOwnAccount.path],
      ['PUT', contract.changeOwnName.path],
      ['GET', DEVICES],
      ['GET', '/api/office/shop/roma/stock'],
    ] as const)
      expect([path, ...toOutcome(await tablet.call(method, path))]).toEqual([path, 403, 'forbidden']);
    expect((await owner.call('GET', contract.listStaff.path)).body).not.toContain('Küche');
  });

  it('opens nothing while it is locked, on any node, until its PIN is entered', async () => {
    const tablet = await connected();
    expect((await lock(tablet)).json()).toMatchObject({ device: { isLocked: true } });
    expect(toOutcome(await tablet.call('GET', ORDERS))).toEqual([403, 'deviceLocked']);
    expect(toOutcome(await tablet.call('GET', contract.listShopStatuses.path))).toEqual([403, 'deviceLocked']);
    const wrong = await unlock(tablet, '4712');
    expect([...toOutcome(wrong), wrong.json().message]).toEqual([
      401,
      'pinWrong',
      'Diese PIN stimmt nicht. Noch 4 Versuche, dann wird das Gerät abgemeldet.',
    ]);
    expect((await unlock(tablet, KITCHEN.pin)).json()).toMatchObject({ device: { isLocked: false } });
    expect(toOutcome(await tablet.call('GET', ORDERS))).toEqual([200, null]);
  });

  it('is signed out by the fifth wrong PIN, even if all come at once', async () => {
    const tablet = await connected();
    await lock(tablet);
    const answers = await Promise.all(['0', '2', '3', '5', '6', '7'].map((last) => unlock(tablet, `471${last}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    expect(toOutcome(await unlock(tablet, KITCHEN.pin))).toEqual([401, 'signInNeeded']);
    expect(await list()).toMatchObject([{ name: 'Küche Mitte', connected: null }]);
  });

  it('cannot be connected by guessing: the fifth wrong PIN makes the link void', async () => {
    const token = await setUp();
    const outcomes: unknown[] = [];
    for (const last of ['0', '2', '3', '5', '6']) outcomes.push(toOutcome(await connect(token, `471${last}`))[1]);
    expect(outcomes).toEqual(['pinWrong', 'pinWrong', 'pinWrong', 'pinWrong', 'deviceSignedOut']);
    expect(toOutcome(await connect(token))).toEqual([404, 'linkUnknown']);
  });

  it('is connected again by a new link, which signs the former device out', async () => {
    const first = await connected();
    const [device] = await list();
    const link = await owner.call('POST', `${DEVICES}/${device?.id}/link`);
    expect((await first.call('GET', contract.getSession.path)).statusCode).toBe(200);
    expect(toOutcome(await connect(readToken(link.json())))).toEqual([200, null]);
    expect((await first.call('GET', contract.getSession.path)).statusCode).toBe(401);
  });

  it('is changed and removed by people who manage staff; removing ends its session', async () => {
    const tablet = await connected();
    const [device] = await list();
    const own = `${DEVICES}/${device?.id}`;
    const change = { name: 'Theke', role: 'waiter', pin: '2580' };
    expect(toOutcome(await owner.call('PUT', own, change))).toEqual([204, null]);
    await lock(tablet);
    expect(toOutcome(await unlock(tablet, KITCHEN.pin))).toEqual([401, 'pinWrong']);
    expect((await unlock(tablet, '2580')).json()).toMatchObject({ name: 'Theke', role: 'waiter' });
    expect(toOutcome(await owner.call('DELETE', own))).toEqual([204, null]);
    expect((await tablet.call('GET', contract.getSession.path)).statusCode).toBe(401);
    expect(toOutcome(await owner.call('DELETE', own))).toEqual([404, 'deviceUnknown']);
  });

  it('ends its open desk when it is locked', async () => {
    const tablet = await connected();
    const port = Number(new URL(await shop.app.listen({ port: 0 })).port);
    const { cookies } = await tablet.call('GET', contract.getSession.path);
    const cookie = `tischlein-office=${cookies[0]?.value ?? ''}`;
    const stream = await openEvents(port, '/api/office/shop/roma/events?after=0', { cookie });
    await lock(tablet);
    expect(await stream.next()).toBeNull();
  });
});

describe.each(onSqlite(preparedTrattoria))('devices', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place, { shops: [trattoria(), trattoria({ slug: 'napoli' })] });
    owner = await shop.desk();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  it('have a PIN that is not easy to guess, and a role of a shift', async () => {
    const add = async (body: object) => toOutcome(await owner.call('POST', DEVICES, { ...KITCHEN, ...body }));
    expect(await add({ pin: '1234' })).toEqual([400, 'pinEasy']);
    expect(await add({ pin: '471' })).toEqual([400, 'invalidRequest']);
    expect(await add({ role: 'branchManager' })).toEqual([400, 'invalidRequest']);
  });

  it('are set up by branch managers in their own shops, and nobody finds those of another shop', async () => {
    const email = 'leitung@roma.test';
    const hired = await owner.call('POST', contract.addStaff.path, { email, role: 'branchManager', shops: ['roma'] });
    const manager = await shop.desk(email, hired.json().password);
    expect((await manager.call('POST', DEVICES, KITCHEN)).statusCode).toBe(201);
    const [device] = (await manager.call('GET', DEVICES)).json<Device[]>();
    const elsewhere = `/api/office/shop/napoli/devices/${device?.id}`;
    expect(toOutcome(await manager.call('DELETE', elsewhere))).toEqual([404, 'shopUnknown']);
    expect(toOutcome(await owner.call('DELETE', elsewhere))).toEqual([404, 'deviceUnknown']);
    expect(toOutcome(await owner.call('PUT', elsewhere, KITCHEN))).toEqual([404, 'deviceUnknown']);
    expect(toOutcome(await owner.call('POST', `${elsewhere}/link`))).toEqual([404, 'deviceUnknown']);
  });

  it('store no PIN that can be read, and cannot sign in with a password', async () => {
    await owner.call('POST', DEVICES, KITCHEN);
    const stored = await shop.deps.database.read.selectFrom('staff_devices').selectAll().execute();
    expect(stored).toMatchObject([{ pin_hash: expect.stringMatching(/^scrypt\$/) }]);
    const email = `device ${stored[0]?.staff_id}`;
    const answer = await shop.guest().call('POST', contract.openSession.path, { email, password: KITCHEN.pin });
    expect(toOutcome(answer)).toEqual([401, 'signInFailed']);
  });
});
