import type { MenuChangeDetail, MenuChangeList } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusMinutes } from '../../apps/server/src/clock.ts';
import { preparedTrattoria } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const MENU = '/api/office/shop/roma/menu';
const CHANGES = '/api/office/shop/roma/menu-changes';
const TWO_YEARS_MINUTES = 2 * 365 * 24 * 60;

const rename = (menu: MenuDocument, name: string): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => (dish.id === 'salami' ? { ...dish, name } : dish)),
});

describe.each(usuallyOnSqlite(preparedTrattoria))('the history of a menu, on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const readMenu = async (): Promise<MenuDocument> => (await owner.call('GET', MENU)).json();
  const listChanges = async (): Promise<MenuChangeList> => (await owner.call('GET', CHANGES)).json();
  const restore = async (number: number, state: 'before' | 'after', version?: string) => {
    const match = { 'if-match': `"${version ?? (await listChanges()).version}"` };
    return owner.call('POST', `${CHANGES}/${number}/restore`, { state }, match);
  };

  it('says who changed what and when, the latest first; saving the same menu is no change', async () => {
    const menu = await readMenu();
    const at = shop.clock.now();
    await owner.save(MENU, rename(menu, 'Salami piccante'));
    await owner.save(MENU, rename(menu, 'Salami piccante'));
    shop.clock.set(plusMinutes(shop.clock.now(), 5));
    await owner.save(MENU, { ...rename(menu, 'Salami piccante'), dishes: menu.dishes.slice(1) });
    const { changes } = await listChanges();
    expect(changes.map(({ number }) => number)).toEqual([2, 1]);
    expect(changes[1]).toEqual({
      number: 1,
      at,
      by: 'chefin@roma.test',
      cause: 'edit',
      summary: [{ part: 'dishes', kind: 'changed', isPrice: false, count: 1, names: ['Salami piccante'] }],
    });
    expect(changes[0]?.summary).toContainEqual(
      expect.objectContaining({ part: 'dishes', kind: 'removed', names: [menu.dishes[0]?.name] }),
    );
  });

  it('shows the whole menu before and after a change', async () => {
    const before = await readMenu();
    await owner.save(MENU, rename(before, 'Salami piccante'));
    const detail: MenuChangeDetail = (await owner.call('GET', `${CHANGES}/1`)).json();
    expect(detail.before).toEqual(before);
    expect(detail.after).toEqual(rename(before, 'Salami piccante'));
    expect((await owner.call('GET', `${CHANGES}/2`)).json()).toMatchObject({ code: 'menuChangeUnknown' });
  });

  it('restores an earlier menu, which is a change of its own', async () => {
    const first = await readMenu();
    await owner.save(MENU, rename(first, 'Zweite'));
    await owner.save(MENU, rename(first, 'Dritte'));
    expect((await restore(1, 'after')).statusCode).toBe(200);
    expect(await readMenu()).toEqual(rename(first, 'Zweite'));
    expect((await restore(1, 'before')).statusCode).toBe(200);
    expect(await readMenu()).toEqual(first);
    expect((await listChanges()).changes.map(({ cause }) => cause)).toEqual(['restore', 'restore', 'edit', 'edit']);
  });

  it('restores with the checks of every save (S3 L1, L8)', async () => {
    const menu = await readMenu();
    const { version } = await listChanges();
    await owner.save(MENU, rename(menu, 'Salami piccante'));
    expect((await restore(1, 'before', version)).json()).toMatchObject({ code: 'versionConflict' });
    expect((await owner.call('POST', `${CHANGES}/1/restore`, { state: 'before' })).statusCode).toBe(428);
    expect((await restore(9, 'before')).statusCode).toBe(404);
    const unsold = { ...menu, dishes: menu.dishes.map((dish) => ({ ...dish, prices: {} })), menus: [] };
    expect((await owner.save(MENU, unsold)).json()).toMatchObject({ code: 'dutiesLost' });
    expect((await listChanges()).changes).toHaveLength(1);
  });

  it('keeps 200 changes, for two years', async () => {
    const menu = await readMenu();
    const { database } = shop.deps;
    await owner.save(MENU, rename(menu, 'Alt'));
    await owner.save(MENU, rename(menu, 'Neu'));
    await database.write((writer) =>
      writer.updateTable('menu_changes').set({ change_number: 201 }).where('change_number', '=', 2).execute(),
    );
    expect((await listChanges()).changes.map(({ number }) => number)).toEqual([201, 1]);
    await owner.save(MENU, rename(menu, 'Am neuesten'));
    expect((await listChanges()).changes.map(({ number }) => number)).toEqual([202, 201]);
    shop.clock.set(plusMinutes(shop.clock.now(), TWO_YEARS_MINUTES));
    await cleanUp(shop.deps);
    owner = await shop.desk();
    expect((await listChanges()).changes).toEqual([]);
  });
});
