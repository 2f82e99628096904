import * as calls from '@tischlein/contract/calls';
import { send } from '../api/send.ts';
import type { ApiResult } from '@tischlein/contract/client';
import { type Menu, readMenu } from '@tischlein/domain/menu';
import { shopView, type ShopView } from './shop-view.ts';

export interface FetchedShop {
  readonly shop: ShopView;
  readonly menu: Menu;
}

/** Fetches the current shop and menu. News and jobs stay those of the document, which has their HTML. */
export async function fetchShop(before: ShopView): Promise<ApiResult<FetchedShop>> {
  const params = { shop: before.id };
  const [config, menu] = await Promise.all([send(calls.getConfig, { params }), send(calls.getMenu, { params })]);
  if (!config.ok) return config;
  if (!menu.ok) return menu;
  return { ok: true, value: { shop: shopView(config.value, before), menu: readMenu(menu.value).menu } };
}
