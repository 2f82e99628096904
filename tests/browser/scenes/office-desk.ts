import { expect } from '@playwright/test';
import { shopNow } from '../support/shop-clock.ts';
import type { Owner, OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const NAMES = ['Ahrens', 'Brandt', 'Demir', 'Köhler', 'Lindner-Hoffmann', 'Nowak', 'Sander', 'Wolff'];
const ADDRESS = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

/** Forty orders in every state, once per shop. */
async function fills(owner: Owner, shop: OwnShop): Promise<void> {
  if ((await owner.orders(shop)).length > 0) return;
  const steps = ['accept', 'ready', 'depart', 'handOver'] as const;
  for (let index = 0; index < 40; index += 1) {
    const name = NAMES[index % NAMES.length] ?? '';
    const order = await owner.receivesOrder(shop, { name, ...(index % 3 === 0 && { address: ADDRESS }) });
    const done = index < 4 ? 4 : index < 10 ? 2 : index < 34 ? 1 : 0;
    for (const step of steps.slice(0, done))
      if (step !== 'depart' || index % 3 === 0) await owner.moves(shop, order, step);
  }
}

const MORE = [
  [{ dishId: 'minestrone', amount: 2 }],
  [
    { dishId: 'spaghetti-al-pomodoro', amount: 1 },
    { dishId: 'spaghetti-carbonara', amount: 3 },
    { dishId: 'minestrone', amount: 1 },
  ],
  [],
] as const;

/** A busy evening: what waits, cooks, is ready, on a tour, and planned. */
async function fillsFriday(owner: Owner, shop: OwnShop): Promise<void> {
  if ((await owner.orders(shop)).length > 0) return;
  for (let index = 0; index < 16; index += 1) {
    const name = NAMES[index % NAMES.length] ?? '';
    const order = await owner.receivesOrder(shop, {
      name,
      more: MORE[index % MORE.length] ?? [],
      ...(index % 3 === 0 && { address: ADDRESS }),
      ...(index < 4 && { serveAt: SERVE_AT }),
    });
    const steps = (['accept', 'ready'] as const).slice(0, index < 4 ? 1 : index < 8 ? 2 : index < 13 ? 1 : 0);
    for (const step of steps) await owner.moves(shop, order, step);
  }
}

/** Later than the kitchen needs. */
const SERVE_AT = '2026-11-20T19:45:00+01:00';
const CHANGES = { restaurantName: 'Tramonto Friedrichshagen' };

/** The accepted order of the shop, received once. */
async function findOrder(owner: Owner, shop: OwnShop) {
  if ((await owner.orders(shop)).length === 0) await owner.moves(shop, await owner.receivesOrder(shop), 'accept');
  const [order] = await owner.orders(shop);
  if (!order) throw new Error('no order');
  return order;
}

/** The desk in its states. */
export const OFFICE_DESK_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-desk-full',
    config: { restaurantName: 'Tramonto Mahlsdorf' },
    show: async ({ office, owner, shop }) => {
      await fills(owner, shop);
      await office.opens(shop);
      await expect(office.column('Neu').getByRole('article')).toHaveCount(6);
      await expect(office.page.getByRole('button', { name: 'Alle annehmen' })).toBeVisible();
      await expect(
        office
          .column('Neu')
          .getByRole('button', { name: /^Annehmen/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'office-desk-friday',
    config: { restaurantName: 'Tramonto Marzahn' },
    show: async ({ office, owner, shop }) => {
      await fillsFriday(owner, shop);
      await office.opens(shop);
      await expect(office.page.getByRole('button', { name: 'Alle annehmen' })).toBeVisible();
      await expect(
        office
          .column('Neu')
          .getByRole('button', { name: /^Annehmen/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'office-desk-earlier',
    config: { restaurantName: 'Tramonto Weißensee' },
    show: async ({ office, owner, shop }) => {
      if ((await owner.orders(shop)).length === 0)
        for (const name of ['Vogt', 'Haas', 'Kurz'])
          await owner.moves(shop, await owner.receivesOrder(shop, { name }), 'accept');
      await office.opens(shop);
      // Only the page's clock is set: for the desk it is the next morning.
      await office.page.clock.setSystemTime((await office.page.evaluate(() => Date.now())) + 15 * 3_600_000);
      await office.page.getByRole('button', { name: 'Ansehen und abschließen' }).click();
      await expect(office.page.getByRole('button', { name: 'Alle 3 abschließen' })).toBeVisible();
    },
  },
  {
    name: 'office-desk-quiet',
    isState: true,
    config: { restaurantName: 'Tramonto Staaken' },
    show: async ({ office, shop }) => {
      await office.opens(shop);
      await expect(office.page.getByText('Keine neue Bestellung')).toBeVisible();
    },
  },
  {
    name: 'office-shift',
    config: { restaurantName: 'Tramonto Wedding' },
    show: async ({ office, shop }) => {
      await office.opens(shop);
      await office.showsTools();
      const running = office.page.getByRole('button', { name: /^Schicht läuft/ });
      const begin = office.page.getByRole('button', { name: 'Schicht beginnen' });
      await begin.or(running).click();
      await expect(office.page.getByRole('dialog', { name: 'Schicht läuft' })).toBeVisible();
    },
  },
  {
    name: 'office-desk-shared',
    config: { restaurantName: 'Tramonto Karow' },
    show: async ({ office, owner, shop }) => {
      if ((await owner.orders(shop)).length === 0) await owner.receivesOrder(shop);
      await office.opens(shop);
      await office.addsShop('Tramonto Mitte');
      await expect(office.page.getByRole('radio', { name: /Tramonto Mitte/ })).toBeVisible();
    },
  },
  {
    name: 'office-change-form',
    config: CHANGES,
    show: async ({ office, owner, shop }) => {
      const order = await findOrder(owner, shop);
      await office.opens(shop);
      const ticket = await office.opensOrder(order.number);
      await ticket.getByRole('button', { name: 'Änderung vorschlagen' }).click();
      await ticket.getByRole('button', { name: /weniger$/ }).click();
      await ticket.getByLabel('Gericht dazu oder als Ersatz').fill('Minestrone');
      await ticket.getByRole('button', { name: 'Dazu' }).click();
      await expect(ticket.getByText('→')).toBeVisible();
    },
  },
  {
    name: 'office-change-open',
    isState: true,
    config: { ...CHANGES, restaurantName: 'Tramonto Rahnsdorf' },
    show: async ({ office, owner, shop }) => {
      const order = await findOrder(owner, shop);
      if (!order.change) await owner.proposesChange(shop, order);
      await office.opens(shop);
      const ticket = await office.opensOrder(order.number);
      await expect(ticket.getByText('Wartet auf den Gast')).toBeVisible();
    },
  },
  {
    name: 'office-change-answered',
    isState: true,
    config: { ...CHANGES, restaurantName: 'Tramonto Müggelheim' },
    show: async ({ office, owner, shop }) => {
      const order = await findOrder(owner, shop);
      if (!order.change) {
        await owner.proposesChange(shop, order);
        await owner.receivesAnswer(shop, order, 'accept');
      }
      await office.opens(shop);
      const ticket = await office.opensOrder(order.number);
      await expect(ticket.getByText('Der Gast hat zugestimmt')).toBeVisible();
    },
  },
  {
    name: 'office-desk-due',
    config: { restaurantName: 'Tramonto Heinersdorf' },
    show: async ({ office, owner, shop }) => {
      if ((await owner.orders(shop)).length === 0) {
        const order = await owner.receivesOrder(shop, { serveAt: SERVE_AT });
        await owner.moves(shop, order, 'accept');
        // The kitchen needs longer now, so it has to begin.
        const minutes = Math.ceil((Date.parse(SERVE_AT) - shopNow().getTime()) / 60_000);
        await owner.changesShop(shop, ({ opening, ...config }) => ({
          ...config,
          opening: { ...opening, preparationMinutes: { delivery: minutes, pickup: minutes, dineIn: minutes } },
        }));
      }
      await office.opens(shop);
      await expect(office.column('Küche').getByText('jetzt anfangen')).toBeVisible();
    },
  },
];
