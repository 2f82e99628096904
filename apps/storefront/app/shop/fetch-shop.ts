import * as calls from '@tischlein/contract/calls';
import { type Menu, readMenu } from '@tischlein/domain/menu';
import { shopView, type ShopView } from './shop-view.ts';
import { send } from '../api/send.ts';

interface FetchedShop {
  readonly shop: ShopView;
  readonly menu: Menu;
}

/** Fetches the current shop and menu; null if either fails. News and jobs stay those of the document, which has their HTML. */
export async function fetchShop(before: ShopView): Promise<FetchedShop | null> {
  const params = { shop: before.id };
  const [config, menu] = await Promise.all([send(calls.getConfig, { params }), send(calls.getMenu, { params })]);
  return config.ok && menu.ok ? { shop: shopView(config.value, before), menu: readMenu(menu.value).menu } : null;
}
