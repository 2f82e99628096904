import * as contract from '@tischlein/contract/calls';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Desk } from '../support/open-shop.ts';

const BASE = '/api/office/shop/roma';

describe.each(onSqlite(preparedPaidTrattoria))('what roles do, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const hire = async (role: StaffRole, by: Desk = shop.office): Promise<Desk> => {
    const email = `${role}@roma.test`;
    const added = await by.call('POST', contract.addStaff.path, { email, role, shops: ['roma'] });
    return shop.desk(email, added.json().password);
  };

  it('drivers see no orders but those of their own tours', async () => {
    const driver = await hire('driver');
    const { id } = await shop.guest().order();
    for (const action of ['accept', 'ready', 'depart', 'handOver', 'cancel'] as const) {
      expect((await driver.act(id, action)).statusCode).toBe(403);
      if (action === 'accept' || action === 'ready') await shop.office.act(id, action);
    }
    for (const call of [contract.listOrders, contract.listDesk, contract.deskEvents, contract.listGuests])
      expect((await driver.call(call.method, call.path.replace(':shop', 'roma'))).statusCode).toBe(403);
    expect((await driver.call('GET', `${BASE}/own-tours`)).json()).toMatchObject({ tours: [] });
  });

  it('branch managers change the settings of their areas, and no others', async () => {
    const manager = await hire('branchManager');
    const address = `${BASE}/config`;
    const read = async () => (await manager.call('GET', address)).json<ShopConfig>();
    const { opening, ...config } = await read();
    const later = { ...config, opening: { ...opening, preOrderDays: 5 } };
    expect((await manager.save(address, later)).statusCode).toBe(204);
    expect((await read()).opening.preOrderDays).toBe(5);
    for (const change of [{ primaryColor: '#123456' }, { paymentMethods: [] }, { branchManagerRefundLimit: 100_000 }])
      expect((await manager.save(address, { ...later, ...change })).json()).toMatchObject({ code: 'forbidden' });
  });

  it('branch managers refund up to the limit of the shop, in all refunds of an order together (S3 R5)', async () => {
    const config = (await shop.office.call('GET', `${BASE}/config`)).json<ShopConfig>();
    await shop.office.save(`${BASE}/config`, { ...config, branchManagerRefundLimit: 600 });
    const manager = await hire('branchManager');
    const guest = await shop.guestPays();
    await shop.fake.press((await guest.prepare()).url ?? '', 'pay');
    await guest.comeBack();
    const refund = (desk: Desk, amount: number) =>
      desk.call('POST', `${BASE}/orders/${guest.orderId}/refunds`, {
        key: crypto.randomUUID(),
        amount,
        reason: 'Es kam viel zu spät.',
      });
    expect((await refund(manager, 500)).statusCode).toBe(200);
    const refused = await refund(manager, 200);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('Höchstens 1,00')]);
    expect((await refund(manager, 100)).statusCode).toBe(200);
    expect((await refund(shop.office, 200)).statusCode).toBe(200);
  });

  it('branch managers hire for their own shops, nobody above and nobody elsewhere', async () => {
    const manager = await hire('branchManager');
    const hires = async (role: StaffRole, shops: readonly string[]) =>
      (await manager.call('POST', contract.addStaff.path, { email: `neu-${role}@roma.test`, role, shops })).statusCode;
    expect(await hires('staff', ['roma'])).toBe(201);
    expect(await hires('owner', [])).toBe(403);
    expect(await hires('accountant', ['roma'])).toBe(403);
    expect(await hires('waiter', [])).toBe(403);
    const members = (await manager.call('GET', contract.listStaff.path)).json<{ email: string; id: string }[]>();
    expect(members.map(({ email }) => email).toSorted()).toEqual(['branchmanager@roma.test', 'neu-staff@roma.test']);
    const all = (await shop.office.call('GET', contract.listStaff.path)).json<{ id: string; role: StaffRole }[]>();
    const owner = all.find(({ role }) => role === 'owner');
    expect((await manager.call('DELETE', `${contract.listStaff.path}/${owner?.id}`)).statusCode).toBe(404);
  });

  it('tells everybody how their shops are, and what waits there as far as their role sees it', async () => {
    const accountant = await hire('accountant');
    await shop.guest().order();
    const statuses = async (desk: Desk) => (await desk.call('GET', contract.listShopStatuses.path)).json().shops;
    expect(await statuses(shop.office)).toMatchObject([{ kind: 'open', waitingOrders: 1 }]);
    expect(await statuses(accountant)).toMatchObject([{ kind: 'open', waitingOrders: 0, waitingSince: null }]);
  });
});
