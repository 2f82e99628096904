import { readFile } from 'node:fs/promises';
import * as contract from '@tischlein/contract/calls';
import type { CopyPreview, OwnValueList } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTramonto } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aBranchOf } from '../support/tramonto.ts';

const [MITTE, PANKOW, KREUZBERG] = ['tramonto-mitte', 'tramonto-pankow', 'tramonto-kreuzberg'] as const;
const PRICE = ['menu', 'dishes', 'margherita', 'prices', 'delivery', 'base'];
const SLOTS = ['config', 'opening', 'slotMinutes'];

interface Keep {
  readonly version?: string;
  readonly by?: Desk;
}

describe.each(preparedTramonto)('values of branches on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    server = await openShop(place);
    owner = await server.desk();
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  const at = (shop: string, path: string): string => `/api/office/shop/${shop}/${path}`;
  const readConfig = async (shop: string): Promise<ShopConfig> => (await owner.call('GET', at(shop, 'config'))).json();
  const readMenu = async (shop: string): Promise<MenuDocument> => (await owner.call('GET', at(shop, 'menu'))).json();
  const save = async (shop: string, part: 'config' | 'menu', document: unknown): Promise<void> => {
    const answer = await owner.save(at(shop, part), document);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  };
  const setPrice = async (shop: string, base: number): Promise<void> => {
    const menu = await readMenu(shop);
    const dishes = menu.dishes.map((dish) =>
      dish.id === 'margherita' ? { ...dish, prices: { ...dish.prices, delivery: { base } } } : dish,
    );
    await save(shop, 'menu', { ...menu, dishes });
  };
  const setSlots = async (shop: string, slotMinutes: number): Promise<void> => {
    const config = await readConfig(shop);
    await save(shop, 'config', { ...config, opening: { ...config.opening, slotMinutes } });
  };
  const list = async (shop: string, by: Desk = owner): Promise<OwnValueList['branches']> =>
    (await by.call('GET', at(shop, 'own-values'))).json().branches;
  const find = async (shop: string, path: readonly string[]) => {
    const [branch] = await list(shop);
    return branch?.values.find((value) => value.path.join('/') === path.join('/'));
  };
  const findVersion = async (shop: string): Promise<string> => (await list(shop))[0]?.version ?? '';
  const follow = async (shop: string, paths: readonly (readonly string[])[], version?: string) =>
    owner.call(
      'POST',
      at(shop, 'own-values/follow'),
      { paths },
      {
        'if-match': `"${version ?? (await findVersion(shop))}"`,
      },
    );
  const keep = async (shop: string, paths: readonly (readonly string[])[], { version, by = owner }: Keep = {}) =>
    by.call(
      'POST',
      at(shop, 'own-values/confirm'),
      { paths },
      { 'if-match': `"${version ?? (await findVersion(shop))}"` },
    );
  const preview = (shop: string, from: string, paths: readonly (readonly string[])[], by: Desk = owner) =>
    by.call('POST', at(shop, 'copies/preview'), { from, paths });
  const copy = (
    shop: string,
    {
      from,
      paths,
      version,
      by = owner,
    }: { from: string; paths: readonly (readonly string[])[]; version: string; by?: Desk },
  ) => by.call('POST', at(shop, 'copies'), { from, paths }, { 'if-match': `"${version}"` });

  it('are listed in words, for the head office of all branches', async () => {
    await setPrice(MITTE, 1250);
    await setSlots(PANKOW, 45);
    const branches = await list('tramonto');
    expect(branches.map(({ slug }) => slug)).toEqual([KREUZBERG, MITTE, PANKOW]);
    expect(await find(MITTE, PRICE)).toMatchObject({
      kind: 'prices',
      name: 'Margherita',
      field: 'Preis, Lieferung',
      here: '12,50\u00a0€',
      since: expect.stringMatching(/^2026/),
      hasFranchiseChanged: false,
    });
    expect(await find(PANKOW, SLOTS)).toMatchObject({ kind: 'opening', here: '45' });
    // Its identity is no difference.
    for (const { values } of branches)
      expect(values.map(({ path }) => path[1])).not.toEqual(expect.arrayContaining(['restaurantName']));
  });

  it('want a look once the franchise has changed since, until they are confirmed or set', async () => {
    await setPrice(MITTE, 1250);
    await setPrice(PANKOW, 1300);
    await setPrice('tramonto', 990);
    expect(await find(MITTE, PRICE)).toMatchObject({ franchise: '9,90\u00a0€', hasFranchiseChanged: true });
    expect((await keep(MITTE, [PRICE])).statusCode).toBe(204);
    expect(await find(MITTE, PRICE)).toMatchObject({ hasFranchiseChanged: false });
    await setSlots(PANKOW, 50);
    expect(await find(PANKOW, PRICE)).toMatchObject({ hasFranchiseChanged: true });
    await setPrice(PANKOW, 1350);
    expect(await find(PANKOW, PRICE)).toMatchObject({ hasFranchiseChanged: false });
  });

  it('are confirmed against what the franchise had when they were looked at', async () => {
    await setPrice(MITTE, 1250);
    await setPrice('tramonto', 990);
    const version = await findVersion(MITTE);
    await setPrice('tramonto', 1040);
    expect((await keep(MITTE, [PRICE], { version })).json().code).toBe('versionConflict');
    expect(await find(MITTE, PRICE)).toMatchObject({ franchise: '10,40\u00a0€', hasFranchiseChanged: true });
  });

  it('follow again in one call, and then with the franchise', async () => {
    await setPrice(MITTE, 1250);
    await setSlots(MITTE, 45);
    const outdated = await findVersion(MITTE);
    expect((await follow(MITTE, [PRICE, SLOTS])).statusCode).toBe(204);
    expect([await find(MITTE, PRICE), await find(MITTE, SLOTS)]).toEqual([undefined, undefined]);
    await setPrice('tramonto', 1010);
    const dish = (await readMenu(MITTE)).dishes.find(({ id }) => id === 'margherita');
    expect(dish?.prices.delivery?.base).toBe(1010);
    expect((await follow(MITTE, [SLOTS], outdated)).json().code).toBe('versionConflict');
    const { entries } = (await owner.call('POST', at(MITTE, 'audit-log'), {})).json();
    expect(entries).toContainEqual(expect.objectContaining({ call: 'followFranchise' }));
  });

  it('never follow in what makes up the identity of a branch', async () => {
    const answer = await follow(MITTE, [['config', 'phone']]);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'valueHasNoPlace']);
  });

  it('are the configuration of the franchise with the identity of the branch, for the pages of settings', async () => {
    await setSlots(MITTE, 45);
    const { franchise } = (await owner.call('GET', at(MITTE, 'franchise-config'))).json();
    const own = await readConfig(MITTE);
    const chain = await readConfig('tramonto');
    expect(franchise.config).toMatchObject({ restaurantName: own.restaurantName, opening: chain.opening });
    expect((await owner.call('GET', at('tramonto', 'franchise-config'))).json()).toEqual({ franchise: null });
  });

  it('are copied into another branch: before and after, then each in its own transaction', async () => {
    await setPrice(MITTE, 1250);
    await setSlots(MITTE, 45);
    const paths = [PRICE, ['config', 'opening']];
    const seen: CopyPreview = (await preview(PANKOW, MITTE, paths)).json();
    expect(seen.missing).toEqual([]);
    expect(seen.changes).toContainEqual({
      name: 'Margherita',
      field: 'Preis, Lieferung',
      before: expect.stringContaining('€'),
      after: '12,50\u00a0€',
    });
    expect((await copy(PANKOW, { from: MITTE, paths, version: seen.version })).statusCode).toBe(204);
    expect(await find(PANKOW, PRICE)).toMatchObject({ here: '12,50\u00a0€' });
    expect((await readConfig(PANKOW)).opening.slotMinutes).toBe(45);
    // Again on top of the old version: another person may have changed it since.
    const again = await copy(PANKOW, { from: MITTE, paths, version: seen.version });
    expect([again.statusCode, again.json().code]).toEqual([412, 'versionConflict']);
    expect((await preview(PANKOW, MITTE, paths)).json().changes).toEqual([]);
    const { entries } = (await owner.call('POST', at(PANKOW, 'audit-log'), {})).json();
    expect(entries).toContainEqual(expect.objectContaining({ call: 'copyValues' }));
  });

  it('are copied as they were in the preview, or not at all', async () => {
    await setPrice(MITTE, 1250);
    const { version }: CopyPreview = (await preview(PANKOW, MITTE, [PRICE])).json();
    await setPrice(MITTE, 9900);
    const refused = await copy(PANKOW, { from: MITTE, paths: [PRICE], version });
    expect([refused.statusCode, refused.json().code]).toEqual([412, 'versionConflict']);
    expect(await find(PANKOW, PRICE)).toBeUndefined();
  });

  it('come with their pictures, by whatever name the other branch is called', async () => {
    const [picture, type] = [await readFile('demo/media/pizza-margherita.webp'), { 'content-type': 'image/webp' }];
    await owner.call('PUT', at(MITTE, 'media/bild-1'), picture, type);
    await save(MITTE, 'config', { ...(await readConfig(MITTE)), slug: 'mitte', logo: 'bild-1' });
    const LOGO = ['config', 'logo'];
    const { version }: CopyPreview = (await preview(PANKOW, 'mitte', [LOGO])).json();
    expect((await copy(PANKOW, { from: 'mitte', paths: [LOGO], version })).statusCode).toBe(204);
    expect((await server.guest().call('GET', '/media/tramonto-pankow/bild-1/288x192.webp')).statusCode).toBe(200);
    expect((await preview(MITTE, 'mitte', [LOGO])).json().code).toBe('notSameFranchise');
  });

  it('are not copied where they have no place, and then nothing is', async () => {
    const menu = await readMenu(PANKOW);
    await save(PANKOW, 'menu', { ...menu, dishes: menu.dishes.filter(({ id }) => id !== 'margherita') });
    await setPrice(MITTE, 1250);
    await setSlots(MITTE, 45);
    const seen: CopyPreview = (await preview(PANKOW, MITTE, [PRICE, SLOTS])).json();
    expect(seen.missing).toEqual([{ path: PRICE, name: 'Margherita', field: 'Preis, Lieferung' }]);
    const answer = await copy(PANKOW, { from: MITTE, paths: [PRICE, SLOTS], version: seen.version });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'valueHasNoPlace']);
    expect((await readConfig(PANKOW)).opening.slotMinutes).not.toBe(45);
    const { version } = seen;
    expect((await copy(PANKOW, { from: MITTE, paths: [SLOTS], version })).statusCode).toBe(204);
  });

  it('that refer to what is missing there are refused', async () => {
    const menu = await readMenu(MITTE);
    const [category] = menu.categories;
    const [dish] = menu.dishes;
    await save(MITTE, 'menu', {
      ...menu,
      categories: [...menu.categories, { ...category, id: 'neu', name: 'Neu' }],
      dishes: [...menu.dishes, { ...dish, id: 'neues', name: 'Neues', category: 'neu' }],
    });
    const NEW_DISH = ['menu', 'dishes', 'neues'];
    expect((await preview(PANKOW, MITTE, [NEW_DISH])).json().code).toBe('valuesDoNotFit');
    const whole: CopyPreview = (await preview(PANKOW, MITTE, [NEW_DISH, ['menu', 'categories', 'neu']])).json();
    expect(whole.changes.map(({ name }) => name).toSorted()).toEqual(['Neu', 'Neues']);
  });

  it('come from the same franchise only', async () => {
    await owner.call('POST', contract.createShop.path, aBranchOf('fremd', { franchise: undefined as never }));
    const answer = await preview(MITTE, 'fremd', [SLOTS]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'notSameFranchise']);
  });

  describe('for a manager of two branches', () => {
    let manager: Desk;
    beforeEach(async () => {
      const hired = { email: 'region@tramonto.test', role: 'regionalManager', shops: [MITTE, PANKOW] };
      const added = await owner.call('POST', contract.addStaff.path, hired);
      manager = await server.desk(hired.email, added.json().password);
      await setSlots(MITTE, 45);
      await setSlots(KREUZBERG, 50);
    });

    it('are those of the own branches', async () => {
      expect((await list('tramonto', manager)).map(({ slug }) => slug)).toEqual([MITTE, PANKOW]);
    });

    it('are copied between the own branches, and from the franchise, as far as a branch manager may change them', async () => {
      const seen: CopyPreview = (await preview(PANKOW, MITTE, [SLOTS], manager)).json();
      const { version } = seen;
      expect((await copy(PANKOW, { from: MITTE, paths: [SLOTS], version, by: manager })).statusCode).toBe(204);
      expect((await preview(PANKOW, 'tramonto', [SLOTS], manager)).statusCode).toBe(200);
      const look = [['config', 'primaryColor']];
      const now: CopyPreview = (await preview(PANKOW, MITTE, look, manager)).json();
      const refused = await copy(PANKOW, { from: MITTE, paths: look, version: now.version, by: manager });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    });

    it('are kept by those who could change them', async () => {
      await save(MITTE, 'config', { ...(await readConfig(MITTE)), welcome: 'Ciao' });
      const refused = await keep(MITTE, [['config', 'welcome']], { by: manager });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
      expect((await keep(MITTE, [SLOTS], { by: manager })).statusCode).toBe(204);
    });

    it('are neither read from another branch nor written there', async () => {
      expect((await preview(PANKOW, KREUZBERG, [SLOTS], manager)).json().code).toBe('shopUnknown');
      expect((await preview(KREUZBERG, MITTE, [SLOTS], manager)).json().code).toBe('shopUnknown');
    });
  });
});
