import { readSavedCart, type SavedItem } from '@tischlein/domain/cart';
import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import type { PublicShopConfig } from '@tischlein/contract/shop';
import { createClient } from '@tischlein/contract/client';
import { MemoryRouter } from 'react-router';
import { loadGuest } from '../../apps/storefront/app/guest/guest.ts';
import type { OrderOptions } from '../../apps/storefront/app/guest/order-options.ts';
import { Root } from '../../apps/storefront/app/root.tsx';
import { shopView } from '../../apps/storefront/app/shop-view.ts';
import { mount } from './mount.tsx';

interface ShopToRender {
  /** Path below the shop's URL. */
  readonly path?: string;
  readonly config?: Partial<PublicShopConfig>;
  readonly menu?: (menu: MenuDocument) => MenuDocument;
  /** The guest's cart and options, as their browser stored them. */
  readonly items?: readonly SavedItem[];
  readonly options?: Partial<OrderOptions>;
}

/** Renders a page of the demo's branch in Mitte for a guest, with data and answers of the real server. */
export async function renderShop({ path = '/', config, menu = (same) => same, items = [], options }: ShopToRender = {}) {
  const api = createClient((call, init) => fetch(call, init), 'tramonto-mitte');
  const [shopAnswer, menuAnswer, period] = await Promise.all([api.config(), api.menu(), api.deliveryPeriod()]);
  if (!shopAnswer.ok || !menuAnswer.ok || !period.ok) throw new Error('the demo does not answer');
  const shop = shopView({ ...shopAnswer.value, ...config }, false);
  const guest = loadGuest(shop, readSavedCart);
  guest.cart.set({ items });
  guest.options.set({ ...guest.options.get(), ...options });
  mount(
    <MemoryRouter initialEntries={[path]}>
      <Root
        page={{ shop, menu: readMenu(menu(menuAnswer.value)).menu, api, guest }}
        period={period.value}
        menuVersion={0}
        document={{ pageText: null, order: null, receipt: null }}
      />
    </MemoryRouter>,
  );
  return { guest };
}
