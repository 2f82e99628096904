import { join } from 'node:path';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { CopyPreview, OwnValueList, ShopDocument } from '@tischlein/contract/office';
import { shopId, toCents } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ValuePath } from '@tischlein/domain/own-values';
import { buildApp } from '../apps/server/src/app.ts';
import { saveShopDocument } from '../apps/server/src/imports/save-shop-document.ts';
import { openDeps } from '../apps/server/src/open-deps.ts';
import { sessionCookie } from '../apps/server/src/staff/staff-session.http.ts';
import { DEMO_SHOPS } from '../demo/demo-shops.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { enlargeMenu } from './large-menus.ts';
import { measure } from './measure.ts';
import { addOwner } from './office-owner.ts';

const BRANCHES = 40;
const DISHES = 300;
/** Each branch has a price of its own for every fifth dish, and hours of its own. */
const EVERY = 5;
const RUNS = 9;
const BOUND_MS = 300;

/** Measures the list of all differences of a chain of 40 branches on SQLite, and copying all prices of one into the others. */
export async function benchOwnValues(folder: string): Promise<Figure[]> {
  await using server = await openServer(join(folder, 'own-values'));
  const list = () => server.get<OwnValueList>(buildAddress(calls.listOwnValues, { params: { shop: OVERVIEW } }));
  const first = await measure(list);
  const { branches } = await list();
  const listed = branches.flatMap(({ values }) => values).length;
  const [source, ...targets] = branches;
  if (!source || listed < (BRANCHES * DISHES) / EVERY) throw new Error(`only ${listed} values are listed`);
  const listTimes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) listTimes.push(await measure(list));
  const paths = source.values.map(({ path }) => path);
  const previewTimes: number[] = [];
  const copyTimes: number[] = [];
  const followTimes: number[] = [];
  for (const { shop } of targets.slice(0, RUNS)) {
    const copying = server.toCopying(shop, { from: source.shop, paths });
    previewTimes.push(await measure(copying.preview));
    const { version } = await copying.preview();
    copyTimes.push(await measure(() => copying.copy(version)));
    const [branch] = (await server.get<OwnValueList>(buildAddress(calls.listOwnValues, { params: { shop } }))).branches;
    followTimes.push(await measure(() => server.follow(shop, branch?.version ?? '', paths)));
  }
  const bound = { bound: BOUND_MS, unit: 'ms' };
  return [
    atMost(`the list of ${listed} differences of ${BRANCHES} branches with ${DISHES} dishes`, median(listTimes), bound),
    withoutBound('the first of them, which reads every branch', first, 'ms'),
    atMost(`the preview of copying ${paths.length} values`, median(previewTimes), bound),
    atMost(`copying ${paths.length} values into a branch`, median(copyTimes), bound),
    atMost(`following the franchise in ${paths.length} values again`, median(followTimes), bound),
  ];
}

const OVERVIEW = 'tramonto';

interface Copying {
  readonly from: string;
  readonly paths: readonly ValuePath[];
}

async function openServer(dataDir: string) {
  const options = { dataDir, databaseUrl: null, smtpUrl: null, publicUrl: 'http://shop.test', secretKey: null };
  const clock = { now: () => new Date().toISOString() };
  const { deps, close } = await openDeps({ ...options, report: () => {}, clock });
  for (const shop of createChain()) await saveShopDocument(deps, shop, 'open');
  const cookie = sessionCookie(deps, await addOwner({ dataDir }));
  const app = await buildApp(deps, {
    renderer: { render: async () => ({ status: 200, html: '', inlineStyles: [], inlineScripts: [] }) },
    builds: join(dataDir, 'no-builds'),
    defaultShop: null,
    trustedProxies: [],
    rateLimitFactor: 1_000_000,
    logLevel: 'silent',
    now: () => performance.now(),
  });
  const send = async (url: string, body: object | null, version = '') => {
    const headers = { cookie, 'if-match': `"${version}"` };
    const payload = body && { payload: body };
    const answer = await app.inject({ method: body ? 'POST' : 'GET', url, headers, ...payload });
    if (answer.statusCode >= 300) throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  return {
    get: async <Answer>(url: string): Promise<Answer> => (await send(url, null)).json(),
    toCopying: (shop: string, { from, paths }: Copying) => ({
      preview: async (): Promise<CopyPreview> =>
        (await send(buildAddress(calls.previewCopy, { params: { shop } }), { from, paths })).json(),
      copy: (version: string) => send(buildAddress(calls.copyValues, { params: { shop } }), { from, paths }, version),
    }),
    follow: (shop: string, version: string, paths: readonly ValuePath[]) =>
      send(buildAddress(calls.followFranchise, { params: { shop } }), { paths }, version),
    [Symbol.asyncDispose]: async () => app.close().then(close),
  };
}

/** The overview, and branches that differ from it. */
function createChain(): readonly ShopDocument[] {
  const [overview, mitte] = DEMO_SHOPS;
  if (!overview || !mitte) throw new Error('the demo has a franchise');
  const menu = enlargeMenu(overview.menu, DISHES);
  const branches = Array.from({ length: BRANCHES }, (_, index): ShopDocument => {
    const slug = `filiale-${index}`;
    const own = { id: shopId(slug), slug, restaurantId: slug, restaurantName: slug };
    const opening = { ...mitte.config.opening, slotMinutes: 20 + index, preOrderDays: 2 };
    const config = { ...mitte.config, ...own, opening };
    return { ...mitte, config, menu: withOwnPrices(menu, index), coupons: [] };
  });
  return [{ ...overview, menu, coupons: [] }, ...branches];
}

const withOwnPrices = (menu: MenuDocument, branch: number): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish, index) => {
    const { delivery } = dish.prices;
    if (index % EVERY !== 0 || !delivery) return dish;
    const subtext = `Nach Art der Filiale ${branch}`;
    return { ...dish, subtext, prices: { ...dish.prices, pickup: { ...delivery, base: toCents(700 + branch) } } };
  }),
});
