import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const ADA = { name: 'Ada', email: 'ada@tramonto.example', phone: '030 5557788' };
const STEPS = { ringMinutes: 1, tellMinutes: 3, callMinutes: 6, last: 'refuse', lastMinutes: 15 };

/** A shop of its own each time: orders wait in it. */
const shopFor = (name: string) => ({ restaurantName: name, escalation: { people: [ADA], ...STEPS } });

/**
 * Shows the desk when an order has waited this long. Only the page's clock is set: if its timers ran as well, the stream would
 * look dead, and the desk would read the orders again with the server's time, at which the order has not waited.
 */
const showAfter =
  (waited: number, words: string): OfficeScene['show'] =>
  async ({ office, owner, shop }) => {
    await office.opens(shop);
    await owner.receivesOrder(shop);
    await expect(office.column('Neu')).toContainText('gerade eben');
    await office.page.clock.setSystemTime((await office.page.evaluate(() => Date.now())) + waited);
    await expect(office.page.getByText(words).first()).toBeVisible();
  };

/** Unanswered orders, and what the shop does about them. */
export const OFFICE_ESCALATION_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-escalation',
    config: shopFor('Tramonto Moabit'),
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/keine-antwort`);
      await expect(office.page.getByLabel('Telefon')).toHaveValue(ADA.phone);
    },
  },
  {
    name: 'office-desk-amber',
    isState: true,
    config: shopFor('Tramonto Tegel'),
    show: showAfter(65_000, 'seit 1 Min.'),
  },
  {
    name: 'office-desk-red',
    isState: true,
    config: shopFor('Tramonto Buch'),
    show: showAfter(185_000, 'seit 3 Minuten.'),
  },
  {
    name: 'office-desk-alarm',
    config: shopFor('Tramonto Kaulsdorf'),
    show: showAfter(365_000, 'Die älteste seit 6 Minuten.'),
  },
  {
    name: 'office-desk-alarm-shared',
    isState: true,
    config: shopFor('Tramonto Blankenburg'),
    show: async (cast) => {
      await cast.office.opens(cast.shop);
      await cast.office.addsShop('Tramonto Mitte');
      await showAfter(365_000, 'Die älteste seit 6 Minuten.')(cast);
      const alarm = cast.office.page.getByRole('alertdialog');
      await alarm.getByRole('button', { name: 'Pause machen' }).click();
      await expect(alarm.getByRole('checkbox', { name: 'Tramonto Mitte' })).not.toBeChecked();
    },
  },
];
