import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { readEvent } from '@tischlein/contract/client';
import type { PublicShopConfig, ShopVersions } from '@tischlein/contract/shop';
import { importByNames, type NamedItem, readSavedCart } from '@tischlein/domain/cart';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { steps } from '@tischlein/ui/steps';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { send } from '../../apps/storefront/app/api/send.ts';
import { Router, toPath } from '../../apps/storefront/app/browser/router.tsx';
import { applyCoupon } from '../../apps/storefront/app/guest/coupon.ts';
import { findLocation } from '../../apps/storefront/app/guest/find-location.ts';
import { createFootnotes } from '../../apps/storefront/app/document/footnotes.ts';
import { createPriceNote } from '../../apps/storefront/app/document/price-note.ts';
import { listUsefulFilters } from '../../apps/storefront/app/document/useful-filters.ts';
import { type Guest, loadGuest } from '../../apps/storefront/app/guest/guest.ts';
import type { WebOrderType } from '../../apps/storefront/app/guest/order-options.ts';
import { takeHandover } from '../../apps/storefront/app/ordering/take-handover.ts';
import { Root } from '../../apps/storefront/app/root.tsx';
import { shopView } from '../../apps/storefront/app/shop/shop-view.ts';
import type { PageDocument } from '../../apps/storefront/app/context/shop-context.ts';
import '../../apps/storefront/app/styles/layers.css';
import { createSmallMenu } from '../browser/support/small-menu.ts';
import { mount, unmount } from './mount.tsx';
import './everything-laid-out.css';

interface ShopToRender {
  /** A shop other than the demo's branch in Mitte. */
  readonly slug?: string;
  /** Path below the shop's URL, with query and hash. */
  readonly path?: string;
  readonly config?: Partial<PublicShopConfig>;
  /** The shop belongs to no franchise. */
  readonly isIndependent?: boolean;
  /** Default: a small menu with something of everything and `items`, which renders in a fraction of the time. */
  readonly menu?: (menu: MenuDocument) => MenuDocument;
  readonly document?: Partial<PageDocument>;
  /** What the page knows of the opening state and the times. */
  readonly period?: Partial<DeliveryPeriod>;
  readonly orderType?: WebOrderType;
  /** Where to deliver to. */
  readonly address?: string;
  /** What the page knows of the delivery there. */
  readonly terms?: Partial<DeliveryTerms>;
  readonly items?: readonly NamedItem[];
  /** Where the official picture of the notice on the legal guarantee is. */
  readonly guaranteeNotice?: string;
}

const listDishes = (items: readonly NamedItem[]): readonly string[] =>
  items.flatMap((item) => ('dish' in item ? item.dish : []));

let renderAgain = (): void => {};

/** Renders a page of a shop for a guest, with data and answers of the real server. */
export async function renderShop({
  slug = 'tramonto-mitte',
  path = '/',
  config,
  isIndependent = false,
  document,
  period: changedPeriod,
  orderType,
  address,
  terms,
  items = [],
  guaranteeNotice,
  menu: change = (menu) => createSmallMenu(menu, listDishes(items)),
}: ShopToRender = {}): Promise<void> {
  const params = { shop: slug };
  const [shopConfig, menuDocument, answeredPeriod] = [
    requireValue(await send(calls.getConfig, { params })),
    requireValue(await send(calls.getMenu, { params })),
    requireValue(await send(calls.getDeliveryPeriod, { params })),
  ];
  const period = { ...answeredPeriod, ...changedPeriod };
  const { menu: menuVersion } = await readVersions(slug);
  const { franchise, ...ownConfig } = shopConfig;
  const { menu } = readMenu(change(menuDocument));
  const shownConfig = { ...ownConfig, ...(franchise && !isIndependent && { franchise }), ...config };
  const server = {
    news: [],
    jobEntries: [],
    mapCredit: null,
    ...(guaranteeNotice !== undefined && { guaranteeNotice }),
    isArchived: false,
    namesAreas: false,
    priceNote: createPriceNote(shownConfig, menu),
    footnotes: createFootnotes(shownConfig, menu),
    filterList: listUsefulFilters(shownConfig.filterList, menu),
  };
  const shop = shopView(shownConfig, server);
  const guest = loadGuest(shop, readSavedCart);
  guest.cart.set(importByNames(items, menu).saved);
  if (orderType) guest.options.set({ ...guest.options.get(), wishedType: orderType });
  if (address !== undefined) {
    const found = await findLocation(slug, period, address);
    if (!found.ok) throw new Error(`${address} is not in the delivery area`);
    const location = { ...found.location, terms: { ...found.location.terms, ...terms } };
    guest.options.set({ ...guest.options.get(), location });
  }
  steps.replaceBy(path);
  await new Promise<void>((resolve) => steps.whenSettled(resolve));
  if (location.hash.startsWith('#franchise')) takeHandover({ shop, menu, guest }, period);
  const render = (visitor: Guest): void =>
    mount(
      <Router basename="" path={toPath(steps.current.get().address, '')}>
        <Root
          page={{ shop, menu, guest: visitor }}
          period={period}
          menuVersion={menuVersion}
          document={{ pageHtml: null, order: null, receipt: null, ...document }}
        />
      </Router>,
    );
  renderAgain = (): void => {
    const visitor = loadGuest(shop, readSavedCart);
    const { couponCode } = visitor.visit.get();
    if (couponCode !== '') void applyCoupon(visitor, slug, couponCode);
    render(visitor);
  };
  render(guest);
}

/** Renders the page anew from what the browser has stored, as after a reload. */
export function reloadShop(): void {
  unmount();
  renderAgain();
}

/** The row of a dish in the menu. */
export const findDish = (name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^(\\d+ ?)?${name}$`) }) });

/** Opens the dialog of a dish or combo. */
export async function openDish(name: string): Promise<Locator> {
  await findDish(name).getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

/** The cart beside the menu. */
export const findCart = (): Locator => page.getByRole('complementary', { name: 'Warenkorb' });

/** The versions that a page gets with its document; an older one would make it fetch its data anew. */
function readVersions(slug: string): Promise<ShopVersions> {
  const events = new EventSource(buildAddress(calls.shopEvents, { params: { shop: slug }, query: { after: 0 } }));
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
