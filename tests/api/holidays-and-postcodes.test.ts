import type { Holidays, PostcodesNear } from '@tischlein/contract/office';
import { expect, it, describe } from 'vitest';
import { preparedTrattoria } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';

describe.each(preparedTrattoria)('what days and zones are edited with, on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const holidays = async (query = ''): Promise<Holidays> =>
    (await owner.call('GET', `/api/office/shop/roma/opening/holidays${query}`)).json();

  it('holidays are those of the Land of the postcode, or of the one asked for', async () => {
    const own = await holidays();
    expect(own.land).toBe('BE');
    expect(own.days.map(({ holiday }) => holiday)).toContain('womensDay');
    const bavaria = await holidays('?land=BY');
    expect(bavaria.land).toBe('BY');
    expect(bavaria.days.map(({ holiday }) => holiday)).toContain('assumption');
    expect(bavaria.days.map(({ holiday }) => holiday)).not.toContain('womensDay');
  });

  it('a holiday is listed until its day ends in the shop', async () => {
    shop.clock.set('2026-12-25T00:30:00+01:00');
    owner = await shop.desk();
    expect((await holidays()).days[0]).toMatchObject({ day: '2026-12-25', orders: 0, reservations: 0 });
    shop.clock.set('2026-12-25T23:30:00+01:00');
    expect((await holidays()).days[0]?.day).toBe('2026-12-25');
    shop.clock.set('2026-12-26T00:30:00+01:00');
    expect((await holidays()).days[0]?.day).toBe('2026-12-26');
  });

  it('a Land that is none is refused', async () => {
    const { statusCode } = await owner.call('GET', '/api/office/shop/roma/opening/holidays?land=XX');
    expect(statusCode).toBe(400);
  });

  it('postcodes begin with the nearest, each with its town and ground', async () => {
    const { postcodes }: PostcodesNear = (await owner.call('GET', '/api/office/shop/roma/postcodes')).json();
    expect(postcodes.length).toBeGreaterThan(50);
    const away = postcodes.map(({ kilometres }) => kilometres);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect(postcodes[0]).toMatchObject({ town: expect.stringContaining('Berlin') });
    expect(postcodes[0]?.cell.length).toBeGreaterThan(2);
  });
});
