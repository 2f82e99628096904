import * as calls from '@tischlein/contract/calls';
import { join } from 'node:path';
import { buildAddress } from '@tischlein/contract/address';
import type { ShopDocument } from '@tischlein/contract/office';
import { shopId, toCents, zoneId } from '@tischlein/domain';
import type { Point } from '@tischlein/domain/delivery';
import { buildApp } from '../apps/server/src/app.ts';
import { openDeps } from '../apps/server/src/open-deps.ts';
import { saveShopDocument } from '../apps/server/src/imports/save-shop-document.ts';
import { DEMO_SHOPS } from '../demo/demo-shops.ts';
import { atMost, type Figure, withoutBound } from './figure.ts';
import { findBranch, type PlainSite } from './plain-search.ts';
import { type ProcessorTime, compareProcessorTime } from './processor-time.ts';

const BRANCHES = 1000;
const CORNERS = 60;
const SATURDAY_EVENING = '2026-11-21T18:30:00.000Z';
const CLOSING_TIME = '2026-11-22T00:00:00.000Z';
const NEXT_DAY = '2026-11-23T10:00:00.000Z';
const BERLIN: Point = { latitude: 52.53, longitude: 13.4 };
const MENU = buildAddress(calls.getMenu, { params: { shop: 'tramonto-mitte' } });
const ADDRESSES = ['Torstraße 12, 10119 Berlin', 'Zeil 5, 60313 Frankfurt am Main', 'Marienplatz 8, 80331 München'];

/** Measures find-for over a thousand branches with polygons, and what they add to the menu call of one branch. */
export async function benchFranchise(folder: string): Promise<Figure[]> {
  const few = await openServer(join(folder, 'few'), 3);
  const many = await openServer(join(folder, 'many'), BRANCHES);
  const params = { shop: 'tramonto', franchise: 'tramonto' };
  const deliveries = ADDRESSES.map((location) => ({ deliveryType: 'delivery', location }) as const);
  const paths = [...deliveries, { deliveryType: 'pickup', location: '' } as const].map((query) =>
    buildAddress(calls.findBranches, { params, query }),
  );
  const [anyPath = ''] = paths;
  const firstCall = await many.once(anyPath);
  const sites = createFranchise(BRANCHES).map(toPlainSite);
  const times: ProcessorTime[] = [];
  for (const path of paths)
    times.push(await compareProcessorTime({ ours: () => many.once(path), yardstick: () => findBranch(BERLIN, sites) }));
  many.setClock(CLOSING_TIME);
  const atClosingTime = await many.once(anyPath);
  many.setClock(NEXT_DAY);
  const firstCallOfDay = await many.once(anyPath);
  const menu = await compareProcessorTime({ ours: () => many.once(MENU), yardstick: () => few.once(MENU) });
  await few.close();
  await many.close();
  return [
    withoutBound('find-for, the first of all', firstCall, 'ms'),
    withoutBound('find-for, the first of the minute in which every branch closes', atClosingTime, 'ms'),
    withoutBound('find-for, the first of a day', firstCallOfDay, 'ms'),
    atMost('find-for over 1 000 branches with polygons', findSlowest(times, 'milliseconds'), { bound: 5, unit: 'ms' }),
    atMost('find-for against trying every corner of every polygon', findSlowest(times, 'ratio'), { bound: 5 }),
    withoutBound('menu call of a branch of 1 000', menu.milliseconds, 'ms'),
    atMost('menu call with 1 000 branches / with 3', menu.ratio, { bound: 1.5 }),
  ];
}

const toPlainSite = ({ config }: ShopDocument): PlainSite => {
  const { latitude = 0, longitude = 0, deliveryZones } = config;
  return { latitude, longitude, deliveryZones };
};

const findSlowest = (times: readonly ProcessorTime[], part: keyof ProcessorTime): number =>
  Math.max(...times.map((time) => time[part]));

async function openServer(dataDir: string, branches: number) {
  let now = SATURDAY_EVENING;
  const clock = { now: () => now };
  const { deps, close } = await openDeps({
    dataDir,
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://shop.test',
    secretKey: null,
    report: () => {},
    clock,
  });
  for (const shop of createFranchise(branches))
    await saveShopDocument(
      { ...deps, shops: { ...NO_DIRECTORY, describeTexts: deps.shops.describeTexts } },
      shop,
      'open',
    );
  await deps.shops.refresh();
  const app = await buildApp(deps, {
    renderer: { render: async () => ({ status: 200, html: '', inlineStyles: [], inlineScripts: [] }) },
    builds: join(dataDir, 'no-builds'),
    defaultShop: null,
    trustedProxies: [],
    rateLimitFactor: 1_000_000,
    logLevel: 'silent',
    now: () => performance.now(),
  });
  const once = async (url: string): Promise<number> => {
    const started = performance.now();
    const { statusCode } = await app.inject({ url });
    if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`);
    return performance.now() - started;
  };
  const setClock = (instant: string): void => {
    now = instant;
  };
  return { once, setClock, close: async () => app.close().then(close) };
}

// Keeps the directory from reloading after each of a thousand writes.
const NO_DIRECTORY = {
  listShops: () => [],
  findEntry: () => null,
  findEntryByHost: () => null,
  shopByRef: async () => null,
  visitShop: async () => null,
  peekShop: () => null,
  readSites: async () => [],
  describeTexts: () => Promise.reject(new Error('no texts here')),
  isUnreadable: () => false,
  listDegraded: () => [],
  refresh: async () => {},
  refreshAll: async () => {},
  counters: () => new Map(),
};

function createFranchise(branches: number): ShopDocument[] {
  const [overview, mitte] = DEMO_SHOPS;
  if (!overview || !mitte) throw new Error('the demo has a franchise');
  const others = Array.from({ length: branches - 1 }, (_, index) => createBranch(overview, index));
  return [overview, mitte, ...others];
}

/** A branch on a grid over Germany with two polygon zones. */
function createBranch(overview: ShopDocument, index: number): ShopDocument {
  const latitude = 47.5 + (index % 40) * 0.18;
  const longitude = 6.5 + Math.floor(index / 40) * 0.32;
  const zone = (name: string, reach: number) => ({
    id: zoneId(name),
    name,
    area: {
      kind: 'polygon' as const,
      points: Array.from({ length: CORNERS }, (_, corner) => {
        const angle = (2 * Math.PI * corner) / CORNERS;
        return {
          latitude: latitude + reach * Math.sin(angle) * (1 + (corner % 3) / 10),
          longitude: longitude + 1.5 * reach * Math.cos(angle),
        };
      }),
    },
    deliveryFee: toCents(250),
    minimumOrderValue: toCents(1500),
    freeAfter: null,
  });
  const slug = `filiale-${index}`;
  const own = { id: shopId(slug), slug, restaurantId: slug, restaurantName: slug, isFranchiseOverview: false };
  return {
    ...overview,
    config: { ...overview.config, ...own, latitude, longitude, deliveryZones: [zone('nah', 0.05), zone('weit', 0.12)] },
    coupons: [],
  };
}
