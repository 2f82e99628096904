import * as contract from '@tischlein/contract/calls';
import { mayMake } from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMonthlyReaders } from '../../apps/server/src/books/monthly-mails.store.ts';
import { type OpenDatabase, preparedTramonto } from '../support/databases.ts';
import { ENDLESS, isForShop, makeCall, type NamedCall, PERMITTED_CALLS } from '../support/every-call.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

const EMAIL = 'region@tramonto.test';
const OWN = ['tramonto-mitte', 'tramonto-pankow'];
const isForOverseers = ({ call }: NamedCall): boolean => call.caller === 'staff' && call.forOverseers === true;

describe.each(preparedTramonto)('a manager of two of three branches, on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestShop;
  let owner: Desk;
  let manager: Desk;

  beforeAll(async () => {
    place = await open();
    server = await openShop(place);
    owner = await server.desk();
    const hired = { email: EMAIL, role: 'regionalManager', shops: OWN };
    const added = await owner.call('POST', contract.addStaff.path, hired);
    manager = await server.desk(EMAIL, added.json().password);
    for (const [branch, zip] of [
      ['tramonto-mitte', '10119'],
      ['tramonto-kreuzberg', '10999'],
    ]) {
      const order = aDelivery({ formValues: { ...aDelivery().formValues, zip: zip ?? '' } });
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const ordered = await server.guest().call('POST', `/api/shop/${branch}/order`, order, headers);
      if (ordered.statusCode !== 200) throw new Error(`${branch} did not take the order: ${ordered.body}`);
    }
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  describe('makes no call about another branch, and of the overview only those whose answers are about their own', () => {
    it.each(PERMITTED_CALLS.filter((each) => isForShop(each) && each.call.caller === 'staff'))(
      '$name',
      async (each) => {
        const isAllowed = mayMake('regionalManager', each.call);
        const elsewhere = await makeCall(manager, each, { shop: 'tramonto-kreuzberg' });
        expect(elsewhere).toEqual(isAllowed ? [404, 'shopUnknown'] : [403, 'forbidden']);
        if (isForOverseers(each) && ENDLESS.includes(each.name)) return;
        const [status, code] = await makeCall(manager, each, { shop: 'tramonto' });
        if (isAllowed && isForOverseers(each)) expect(status).toBeLessThan(300);
        else expect([status, code]).toEqual([403, 'forbidden']);
      },
    );
  });

  const read = async (call: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await manager.call(call, `/api/office/shop/tramonto/${path}`, body);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  it('sees the orders, guests and figures of the own branches together', async () => {
    const archive = await read('POST', 'order-archive', {});
    expect(archive.orders.map(({ shop }: { shop: { slug: string } }) => shop.slug)).toEqual(['tramonto-mitte']);
    expect((await read('POST', 'guests', {})).guests).toMatchObject([{ orders: 1 }]);
    const { branches } = await read('GET', 'branches-today');
    expect(branches.map(({ shop }: { shop: string }) => shop).toSorted()).toEqual(OWN);
    const report = await read('GET', 'report?kind=day&from=2026-11-20');
    expect(JSON.stringify(report)).not.toContain('kreuzberg');
    const statuses = (await manager.call('GET', contract.listShopStatuses.path)).json().shops;
    expect(statuses.map(({ shop }: { shop: string }) => shop).toSorted()).toEqual(['tramonto', ...OWN]);
    const session = (await manager.call('GET', contract.getSession.path)).json().shops;
    expect(session.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(['tramonto', ...OWN]);
  });

  it('shows several branches on one desk, and no other', async () => {
    const shops = [...OWN, 'tramonto-kreuzberg', 'tramonto'].join(',');
    const desk = await manager.call('GET', `${contract.listDesk.path}?shops=${shops}`);
    expect(desk.statusCode).toBe(200);
    expect(desk.body).toContain('tramonto-mitte');
    expect(desk.body).not.toContain('kreuzberg');
  });

  it('is never given the overview itself, whose menu all branches follow', async () => {
    const shops = ['tramonto', ...OWN];
    const body = { email: 'zwei@tramonto.test', role: 'regionalManager', shops };
    const added = await owner.call('POST', contract.addStaff.path, body);
    expect([added.statusCode, added.json().code, added.json().form]).toEqual([
      400,
      'invalidRequest',
      { shops: expect.any(String) },
    ]);
    const invited = await owner.call('POST', contract.inviteStaff.path, body);
    expect(invited.statusCode).toBe(400);
  });

  it('hires people below for the own branches only', async () => {
    const hire = async (role: string, shop: string) =>
      (
        await manager.call('POST', contract.addStaff.path, {
          email: `${role}-${shop}@tramonto.test`,
          role,
          shops: [shop],
        })
      ).statusCode;
    expect(await hire('staff', 'tramonto-mitte')).toBe(201);
    expect(await hire('staff', 'tramonto-kreuzberg')).toBe(403);
    expect(await hire('branchManager', 'tramonto-mitte')).toBe(403);
    expect(await hire('regionalManager', 'tramonto-mitte')).toBe(403);
  });

  it('loses a branch, and with the last one the overview, at the next call', async () => {
    const members = (await owner.call('GET', contract.listStaff.path)).json<{ email: string; id: string }[]>();
    const id = members.find(({ email }) => email === EMAIL)?.id ?? '';
    const assign = (shops: readonly string[]) =>
      owner.call('PUT', `/api/office/staff/${id}`, { role: 'regionalManager', shops });
    const wants = { isWanted: true };
    expect((await manager.call('PUT', '/api/office/shop/tramonto-mitte/monthly-mail', wants)).statusCode).toBe(204);
    expect((await assign(['tramonto-pankow'])).statusCode).toBe(204);
    // The figures of a branch are not mailed to those who have left it.
    expect(await readMonthlyReaders(server.deps.database.read, shopId('tramonto-mitte'), '2026-12')).toEqual([]);
    expect((await manager.call('GET', '/api/office/shop/tramonto-mitte/config')).statusCode).toBe(404);
    const left = await read('POST', 'order-archive', {});
    expect(left.orders).toEqual([]);
    expect((await owner.call('DELETE', `/api/office/staff/${id}`)).statusCode).toBe(204);
    expect((await manager.call('POST', '/api/office/shop/tramonto/order-archive', {})).statusCode).toBe(401);
  });
});
