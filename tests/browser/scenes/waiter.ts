import { expect } from '@playwright/test';
import { goesToSecondStep, TABLE_SERVICE, Waiter, WAITER_PASSWORD } from '../support/waiter.ts';
import type { Scene, SceneCast } from './scene.ts';

const config = { supportDineIn: true, tableService: TABLE_SERVICE };
const SOUP = { dishId: 'minestrone', amount: 1 };
const DESSERT = { dishId: 'tiramisu-della-nonna', amount: 2 };

/** Each table of the scenes' shop is booked once, however many scenes show it. */
const booked = new Set<string>();

async function signsIn({ page, shop, owner }: SceneCast): Promise<Waiter> {
  const waiter = new Waiter(page, shop);
  if (!booked.has(shop.slug)) await owner.setsWaiterPassword(shop, WAITER_PASSWORD);
  await waiter.signsIn();
  if (booked.has(shop.slug)) return waiter;
  booked.add(shop.slug);
  await waiter.books(2, [SOUP, DESSERT]);
  await waiter.books(2, [{ ...SOUP, note: 'ohne Brot' }], { messageCook: 'zusammen servieren' });
  await waiter.books(5, [DESSERT]);
  return waiter;
}

const waiterSignIn: Scene = {
  name: 'waiter-sign-in',
  config,
  expectedErrors: /status of 401/,
  show: async ({ page, shop }) => {
    await new Waiter(page, shop).opens('?falsch');
    await expect(page.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  },
};

const waiterTables: Scene = {
  name: 'waiter-tables',
  config,
  show: async (cast) => {
    await (await signsIn(cast)).opens();
    await expect(cast.page.getByRole('link', { name: /^Tisch 2/ })).toContainText('in der Küche');
  },
};

const waiterPlan: Scene = {
  name: 'waiter-plan',
  after: waiterTables,
  show: async ({ page }) => {
    await page.getByText('Plan', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Plan' })).toBeChecked();
  },
};

const waiterTable: Scene = {
  name: 'waiter-table',
  config,
  show: async (cast) => {
    await (await signsIn(cast)).opens('/tisch/2');
    await expect(cast.page.getByText('ohne Brot')).toBeVisible();
  },
};

const waiterHistory: Scene = {
  name: 'waiter-history',
  after: waiterTable,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Historie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tischbestell-Historie' });
    await dialog.getByText('Tiramisù della Nonna').click();
    await dialog.getByRole('spinbutton', { name: 'Zu erstattender Betrag in EUR:' }).fill('99');
    await dialog.getByRole('button', { name: 'Storno in den Warenkorb legen' }).click();
    await expect(dialog.getByText('darf nicht größer als der Wert')).toBeVisible();
  },
};

const waiterClear: Scene = {
  name: 'waiter-clear',
  isState: true,
  after: waiterTable,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Tisch leeren' }).click();
    await expect(page.getByRole('button', { name: /an die Kasse übergeben und leeren/ })).toBeVisible();
  },
};

const waiterTake: Scene = {
  name: 'waiter-take',
  config,
  show: async (cast) => {
    await (await signsIn(cast)).opens('/tisch/3/bestellen');
    // The category shows the dish below the search; a scroll to the dish alone would cover half a row.
    await cast.page.getByRole('button', { name: 'Suppen' }).click();
    await cast.page.getByRole('button', { name: /^Minestrone, .* hinzufügen/ }).click();
    await expect(cast.page.getByRole('button', { name: /^Minestrone, .* hinzufügen/ })).toHaveText('1×');
  },
};

const waiterSplit: Scene = {
  name: 'waiter-split',
  config,
  show: async (cast) => {
    await (await signsIn(cast)).opens('/tisch/2/aufteilen');
    await cast.page
      .getByRole('checkbox', { name: /^Tiramisù/ })
      .first()
      .check();
    await expect(cast.page.getByText('1 von 4 Artikeln ausgewählt').filter({ visible: true })).toBeVisible();
  },
};

const waiterCode: Scene = {
  name: 'waiter-code',
  after: waiterSplit,
  show: async ({ page }) => {
    await goesToSecondStep(page);
    await page.getByText('Am Handy des Gastes').click();
    await page.getByRole('button', { name: 'QR-Code zeigen' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code zum Bezahlen für Tisch 2' })).toBeVisible();
  },
};

const waiterMove: Scene = {
  name: 'waiter-move',
  isState: true,
  after: waiterSplit,
  show: async ({ page }) => {
    await page.getByText('Umbuchen', { exact: true }).first().click();
    await goesToSecondStep(page);
    await page.getByRole('radio', { name: /^3/ }).check();
    await expect(page.getByRole('button', { name: '1 Artikel auf Tisch 3 buchen' })).toBeEnabled();
  },
};

const waiterItems: Scene = {
  name: 'waiter-items',
  config,
  show: async (cast) => {
    await (await signsIn(cast)).opens('/artikel');
    await expect(cast.page.getByRole('cell', { name: '2× Tiramisù della Nonna' }).first()).toBeVisible();
  },
};

const waiterOffline: Scene = {
  name: 'waiter-offline',
  after: waiterTake,
  expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  show: async ({ page }) => {
    await page.context().setOffline(true);
    const review = page.getByRole('button', { name: /Prüfen und buchen/ });
    if (await review.isVisible()) await review.click();
    await page.getByRole('button', { name: 'Für Tisch 3 buchen' }).click();
    await expect(page.getByText('wartet auf Verbindung').filter({ visible: true })).toBeVisible();
  },
};

export const WAITER_SCENES: readonly Scene[] = [
  waiterSignIn,
  waiterTables,
  waiterPlan,
  waiterTable,
  waiterHistory,
  waiterClear,
  waiterTake,
  waiterOffline,
  waiterSplit,
  waiterCode,
  waiterMove,
  waiterItems,
];
