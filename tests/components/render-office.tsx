import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { send } from '../../apps/office/app/api/send.ts';
import { Office } from '../../apps/office/app/office.tsx';
import '../../apps/office/app/styles/office.css';
import { mount } from './mount.tsx';
import { signInOnce } from './sign-in-once.ts';

/**
 * Opens a copy of the demo's branch in Mitte, so that tests do not disturb each other, and renders an office page of it.
 * Returns its id.
 */
export async function renderOffice(
  page: '/zeiten' | '/bestand' | '/zahlungen' | '/liefergebiete' | '/allergene' | '/eroeffnen',
  change: Partial<ShopConfig> = {},
  changeMenu: (menu: MenuDocument) => MenuDocument = (menu) => menu,
): Promise<string> {
  await signInOnce();
  const slug = `branch-${crypto.randomUUID().slice(0, 8)}`;
  const params = { shop: 'tramonto-mitte' };
  const config = await send(calls.getShopConfig, { params });
  const menu = await send(calls.getShopMenu, { params });
  if (!config.ok || !menu.ok) throw new Error('the demo does not answer');
  const document = {
    format: 'tischlein-shop/1' as const,
    config: { ...config.value, ...change, id: shopId(slug), slug, restaurantId: slug },
    menu: changeMenu(menu.value),
    coupons: [],
  };
  const created = await send(calls.createShop, { body: document });
  if (!created.ok) throw new Error(created.problem.message);
  history.replaceState(null, '', `/office/${slug}${page}`);
  mount(<Office />);
  return slug;
}

/** Renders the office of the demo's owner at this address. */
export async function renderOfficeAt(path: string) {
  await signInOnce();
  history.replaceState(null, '', `/office${path}`);
  mount(<Office />);
}
