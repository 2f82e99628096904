import type { ShopClient } from '@tischlein/contract/client';
import { type Menu, readMenu } from '@tischlein/domain/menu';
import { shopView, type ShopView } from './shop-view.ts';

interface FetchedShop {
  readonly shop: ShopView;
  readonly menu: Menu;
}

/** Fetches the current shop and menu; null if either fails. News and jobs stay those of the document, which has their HTML. */
export async function fetchShop(api: ShopClient, before: ShopView): Promise<FetchedShop | null> {
  const [config, menu] = await Promise.all([api.config(), api.menu()]);
  return config.ok && menu.ok ? { shop: shopView(config.value, before), menu: readMenu(menu.value).menu } : null;
}
