import { expect } from '@playwright/test';
import type { Owner, OwnShop } from '../support/owner.ts';
import { ADDRESSES, cooks, TourCalls } from '../support/tours.ts';
import type { OfficeScene } from './office-scene.ts';

const [TOR, ACKER, BRUNNEN] = ADDRESSES;
const NOTE = { floor: '3. Stock rechts', messageDriver: 'Klingel kaputt, bitte klopfen' };
const SPRITZ = [{ dishId: 'aperitivo-spritz', amount: 2 }];

type Cast = Parameters<OfficeScene['show']>[0];

/** A tour under way with a stop of each kind, one that is planned, and orders without a tour; once per shop. */
async function drives({ office, owner, shop }: Cast): Promise<void> {
  if ((await owner.orders(shop)).length > 0) return;
  const tours = new TourCalls(office.page.request, shop);
  const [done, missed] = [await cooks(owner, shop, { name: 'Roth' }), await cooks(owner, shop, { name: 'Sander' })];
  const next = await cooks(owner, shop, { name: 'Ada Köhler', address: { ...TOR, ...NOTE }, more: SPRITZ });
  const last = await cooks(owner, shop, { name: 'Demir', address: ACKER });
  const first = await tours.assembles([done, missed, next, last]);
  await tours.starts(first);
  await tours.acts(first, done, 'handOver');
  await tours.acts(first, missed, 'notMet');
  await tours.assembles([await cooks(owner, shop, { name: 'Nowak', address: BRUNNEN }), await receives(owner, shop)]);
  await cooks(owner, shop, { name: 'Wolff', address: ACKER });
  await cooks(owner, shop, { name: 'Brandt', address: BRUNNEN });
}

/** An order that is still in the kitchen. */
async function receives(owner: Owner, shop: OwnShop) {
  const order = await owner.receivesOrder(shop, { name: 'Vogt', address: TOR });
  await owner.moves(shop, order, 'accept');
  return order;
}

const SHOP = { restaurantName: 'Tramonto Weißensee' };

/** Tours at the desk, and the page of a driver. */
export const OFFICE_TOUR_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-tours',
    config: SHOP,
    show: async (cast) => {
      const { office, shop } = cast;
      await office.opens(shop);
      await drives(cast);
      const tours = office.page.getByRole('region', { name: 'Touren' });
      await expect(tours.getByRole('article')).toHaveCount(2);
      await tours.scrollIntoViewIfNeeded();
      await expect(tours.getByRole('article', { name: 'Tour 1' })).toBeVisible();
    },
  },
  {
    name: 'office-tour-dialog',
    config: SHOP,
    show: async (cast) => {
      const { office, shop } = cast;
      await office.opens(shop);
      await drives(cast);
      await office.page.getByRole('button', { name: 'Tour zusammenstellen' }).click();
      const dialog = office.page.getByRole('dialog', { name: 'Tour zusammenstellen' });
      await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible();
      await expect(dialog.getByRole('radio', { checked: true })).toBeAttached();
    },
  },
  {
    name: 'office-own-tour',
    config: SHOP,
    show: async (cast) => {
      const { office, shop } = cast;
      await office.opens(shop);
      await drives(cast);
      await office.page.goto(`/office/${shop.slug}/tour`);
      await expect(office.page.getByRole('article', { name: /^Bestellung/ }).first()).toBeVisible();
    },
  },
  {
    name: 'office-own-tour-missed',
    isState: true,
    config: SHOP,
    show: async (cast) => {
      const { office, shop } = cast;
      await office.opens(shop);
      await drives(cast);
      await office.page.goto(`/office/${shop.slug}/tour`);
      await office.page.getByRole('button', { name: 'Nicht angetroffen' }).first().click();
      await expect(office.page.getByRole('button', { name: 'Später noch einmal' })).toBeVisible();
    },
  },
  {
    name: 'office-own-tour-none',
    isState: true,
    config: { restaurantName: 'Tramonto Tegel' },
    show: async ({ office, shop }) => {
      await office.opens(shop);
      await office.page.goto(`/office/${shop.slug}/tour`);
      await expect(office.page.getByRole('heading', { name: 'Keine Tour für Dich' })).toBeVisible();
    },
  },
];
