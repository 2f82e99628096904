import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { readEvent } from '@tischlein/contract/client';
import type { PublicShopConfig, ShopVersions } from '@tischlein/contract/shop';
import { importByNames, type NamedItem, readSavedCart } from '@tischlein/domain/cart';
import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import { steps } from '@tischlein/ui/steps';
import { page, type Locator } from 'vitest/browser';
import { send } from '../../apps/storefront/app/api/send.ts';
import { Router, toPath } from '../../apps/storefront/app/browser/router.tsx';
import { findLocation } from '../../apps/storefront/app/guest/find-location.ts';
import { loadGuest } from '../../apps/storefront/app/guest/guest.ts';
import type { OrderType } from '../../apps/storefront/app/guest/order-options.ts';
import { Root } from '../../apps/storefront/app/root.tsx';
import { shopView } from '../../apps/storefront/app/shop/shop-view.ts';
import type { PageDocument } from '../../apps/storefront/app/context/shop-context.ts';
import '../../apps/storefront/app/styles/layers.css';
import { mount } from './mount.tsx';
import './everything-laid-out.css';

interface ShopToRender {
  /** Path below the shop's URL. */
  readonly path?: string;
  readonly config?: Partial<PublicShopConfig>;
  readonly menu?: (menu: MenuDocument) => MenuDocument;
  readonly document?: Partial<PageDocument>;
  readonly orderType?: OrderType;
  /** Where to deliver to. */
  readonly address?: string;
  readonly items?: readonly NamedItem[];
}

const params = { shop: 'tramonto-mitte' };

/** Renders a page of the demo's branch in Mitte for a guest, with data and answers of the real server. */
export async function renderShop({
  path = '/',
  config,
  menu: change = (menu) => menu,
  document,
  orderType,
  address,
  items = [],
}: ShopToRender = {}): Promise<void> {
  const [shopConfig, menuDocument, period] = [
    requireValue(await send(calls.getConfig, { params })),
    requireValue(await send(calls.getMenu, { params })),
    requireValue(await send(calls.getDeliveryPeriod, { params })),
  ];
  const { menu: menuVersion } = await readVersions();
  const shop = shopView(
    { ...shopConfig, ...config },
    { news: [], jobEntries: [], hasMapTiles: false, namesAreas: false },
  );
  const { menu } = readMenu(change(menuDocument));
  const guest = loadGuest(shop, readSavedCart);
  guest.cart.set(importByNames(items, menu).saved);
  if (orderType) guest.options.set({ ...guest.options.get(), wishedType: orderType });
  if (address !== undefined) {
    const found = await findLocation(params.shop, period, address);
    if (!found.ok) throw new Error(`${address} is not in the delivery area`);
    guest.options.set({ ...guest.options.get(), location: found.location });
  }
  steps.replaceBy(path);
  mount(
    <Router basename="" path={toPath(path, '')}>
      <Root
        page={{ shop, menu, guest }}
        period={period}
        menuVersion={menuVersion}
        document={{ pageHtml: null, order: null, receipt: null, ...document }}
      />
    </Router>,
  );
}

/** The row of a dish in the menu. */
export const findDish = (name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^(\\d+ ?)?${name}$`) }) });

/** The cart beside the menu. */
export const findCart = (): Locator => page.getByRole('complementary', { name: 'Warenkorb' });

/** The versions that a page gets with its document; an older one would make it fetch its data anew. */
function readVersions(): Promise<ShopVersions> {
  const events = new EventSource(buildAddress(calls.shopEvents, { params, query: { after: 0 } }));
  return new Promise((resolve) =>
    events.addEventListener('shop', ({ data }) => {
      events.close();
      resolve(readEvent(calls.shopEvents, data));
    }),
  );
}

function requireValue<Value>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (answer.ok) return answer.value;
  throw new Error('the demo does not answer');
}
