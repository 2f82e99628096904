import { shopId } from '@tischlein/domain';
import { saveShopDocument } from '../apps/server/src/imports/save-shop-document.ts';
import { openDeps } from '../apps/server/src/open-deps.ts';
import { setWaiterPassword } from '../apps/server/src/tables/waiter-session.ts';
import { DEMO_SHOPS } from '../demo/demo-shops.ts';

export const WAITER_SHOP = 'bench-tische';
export const WAITER_PASSWORD = 'bella-tavola-7';
/** A Friday evening, when the shop takes orders. */
export const WAITER_HOUR = '2026-11-20T18:30:00+01:00';

/** Saves a copy of the demo's branch in Mitte with this many tables and a password for waiters. */
export async function saveWaiterShop(dataDir: string, tableCount: number): Promise<void> {
  const { deps, close } = await openDeps({
    dataDir,
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://shop.test',
    secretKey: null,
    report: () => {},
    clock: { now: () => new Date().toISOString() },
  });
  const demo = DEMO_SHOPS.find(({ config }) => config.slug === 'tramonto-mitte');
  if (!demo?.config.tableService) throw new Error('the demo has a branch with tables in Mitte');
  const { franchise: _, ...config } = demo.config;
  const tables = Array.from({ length: tableCount }, (__, index) => ({ number: index + 1, area: 'Innen', seats: 4 }));
  const own = {
    ...config,
    id: shopId(WAITER_SHOP),
    slug: WAITER_SHOP,
    restaurantId: WAITER_SHOP,
    tableService: { ...demo.config.tableService, tables },
  };
  await saveShopDocument(deps, { ...demo, config: own, coupons: [] }, 'open');
  await deps.shops.refresh();
  const shop = await deps.shops.shopByRef(WAITER_SHOP);
  if (!shop) throw new Error('the shop was not saved');
  await setWaiterPassword(deps, shop, { password: WAITER_PASSWORD, by: '' });
  await close();
}
