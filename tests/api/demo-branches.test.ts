import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addBranches } from '../../apps/server/src/commands/demo-branches.ts';
import { DEMO_SHOPS } from '../../demo/demo-shops.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openServer, type TestServer } from '../support/open-server.ts';

const BRANCHES = 60;

describe.each(databases)('branches of the demo on $name', { timeout: 60_000 }, ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  beforeEach(async () => {
    place = await open();
    server = await openServer(place, { shops: DEMO_SHOPS });
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  const listAdded = ({ deps }: TestServer) =>
    deps.shops.listShops().filter(({ slug }) => /^tramonto-\d{5}$/.test(slug));
  const get = async (url: string) => (await server.app.inject({ url })).json();

  it('are open, each with a menu, all over Germany', async () => {
    expect(await addBranches(server.deps, BRANCHES)).toBe(BRANCHES);
    const added = listAdded(server);
    expect(added).toHaveLength(BRANCHES);
    expect(
      added.filter(({ state, missing, isDegraded }) => state !== 'open' || missing.length > 0 || isDegraded),
    ).toEqual([]);
    const params = { shop: 'tramonto', franchise: 'tramonto' };
    const near = async (location: string) =>
      JSON.stringify(
        await get(buildAddress(calls.findBranches, { params, query: { deliveryType: 'pickup', location } })),
      );
    expect(await near('Marienplatz 8, 80331 München')).toMatch(/tramonto-8\d{4}/);
    const menus = await Promise.all(
      added.slice(0, 3).map(({ slug }) => get(buildAddress(calls.getMenu, { params: { shop: slug } }))),
    );
    expect(new Set(menus.map((menu) => JSON.stringify(menu))).size).toBeGreaterThan(1);
    for (const menu of menus) expect(menu.dishes.length).toBeGreaterThan(100);
  });

  it('are not added twice, and more of them leave the first ones as they are', async () => {
    await addBranches(server.deps, 20);
    const first = listAdded(server).map(({ slug }) => slug);
    expect(await addBranches(server.deps, 20)).toBe(0);
    expect(await addBranches(server.deps, 30)).toBe(10);
    expect(listAdded(server).map(({ slug }) => slug)).toEqual(expect.arrayContaining(first));
  });

  it('are indexed as those that the office has created', async () => {
    await addBranches(server.deps, 6);
    const ids = listAdded(server).map(({ id }) => shopId(id));
    const before = [listAdded(server), await server.deps.shops.readSites(ids)];
    await server.deps.database.write(async (writer) => {
      await writer.deleteFrom('shop_index').execute();
      await writer.deleteFrom('shop_extracts').execute();
    });
    await server.close();
    server = await openServer(place);
    expect([listAdded(server), await server.deps.shops.readSites(ids)]).toEqual(before);
  });
});
