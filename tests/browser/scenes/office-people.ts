import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import type { OfficeSession } from '@tischlein/contract/office';
import type { Desk } from '../support/desk.ts';
import type { OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

// These scenes set up devices.
const SHOP = { restaurantName: 'Tramonto Moabit' };
const PIN = '4711';
const PRESET = 'inhaber@tischlein.local';

/** Ends with the dialog that shows the link; returns the part behind its '#'. */
async function setUpDevice({ page }: Desk, shop: OwnShop): Promise<string> {
  await page.goto(`/office/${shop.slug}/geraete`);
  await page.getByRole('button', { name: 'Gerät anmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerät anmelden' });
  await dialog.getByLabel('Name').fill('Küche Mitte');
  await dialog.getByLabel('PIN').fill(PIN);
  await dialog.getByRole('button', { name: 'Link anzeigen' }).click();
  const shown = page.getByRole('dialog', { name: 'Küche Mitte verbinden' });
  await expect(shown.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  return (await shown.getByText('/office/zugang#').innerText()).split('#')[1] ?? '';
}

// Scenes are shown once for each width, and the owner has to be signed in for each.
const ownerCookies = new WeakMap<BrowserContext, readonly Cookie[]>();

async function signOwnerIn({ page }: Desk): Promise<void> {
  const context = page.context();
  const cookies = ownerCookies.get(context) ?? (await context.cookies());
  ownerCookies.set(context, cookies);
  await context.addCookies(cookies);
}

/** The demo does not ask for an own access. The rest of the answer is the server's. */
const changeSession = (page: Page, times: number, change: Partial<OfficeSession>): Promise<unknown> =>
  page.route(
    '**/api/office/session',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...change } });
    },
    { times },
  );

async function connectDevice({ page }: Desk, token: string): Promise<void> {
  await page.goto(`/office/zugang#${token}`);
  await page.getByLabel('PIN').fill(PIN);
  await page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(page.getByRole('region', { name: 'Neu', exact: true })).toBeVisible();
}

/** Signing in, and the devices that a shift shares. */
export const OFFICE_PEOPLE_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-sign-in',
    expectedErrors: /status of 401/,
    show: async ({ office: { page } }) => {
      await page.context().clearCookies();
      await page.goto('/office');
      await page.getByLabel('E-Mail').fill('anna@tramonto.example');
      await page.getByLabel('Passwort').fill('falsch');
      await page.getByLabel('Auf diesem Gerät angemeldet bleiben').check();
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByRole('alert')).toContainText('passen nicht zusammen');
    },
  },
  {
    name: 'office-replace-access',
    show: async ({ office: { page } }) => {
      await changeSession(page, 1, { email: PRESET, toReplace: ['email', 'password'] });
      await page.goto('/office');
      await expect(page.getByLabel('Dein neues Passwort')).toBeVisible();
    },
  },
  {
    name: 'office-email-to-confirm',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      // The bar reads the session, too.
      await changeSession(page, 2, { email: PRESET, emailToConfirm: 'chiara@tramonto.example' });
      await page.goto(`/office/${shop.slug}/zeiten`);
      await expect(page.getByText('Bestätige noch Deine Adresse')).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' })).toBeVisible();
    },
  },
  {
    name: 'office-device-dialog',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/geraete`);
      await office.page.getByRole('button', { name: 'Gerät anmelden' }).click();
      await expect(office.page.getByRole('dialog').getByLabel('PIN')).toBeVisible();
    },
  },
  {
    name: 'office-device-link',
    isState: true,
    config: SHOP,
    show: ({ office, shop }) => setUpDevice(office, shop),
  },
  {
    name: 'office-devices',
    config: SHOP,
    show: async ({ office, shop }) => {
      await setUpDevice(office, shop);
      await office.page.getByRole('button', { name: 'Fertig' }).click();
      await expect(office.page.getByRole('table', { name: 'Geräte' })).toContainText('wartet auf das Gerät');
    },
  },
  {
    name: 'office-device-connect',
    config: SHOP,
    show: async ({ office, shop }) => {
      const token = await setUpDevice(office, shop);
      await office.page.goto(`/office/zugang#${token}`);
      await expect(office.page.getByLabel('PIN')).toBeVisible();
    },
  },
  {
    name: 'office-device-locked',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await signOwnerIn(office);
      await connectDevice(office, await setUpDevice(office, shop));
      await office.page.getByRole('button', { name: 'Konto' }).filter({ visible: true }).click();
      await office.page.getByRole('dialog').getByRole('button', { name: 'Sperren' }).click();
      await expect(office.page.getByRole('heading', { name: 'Küche Mitte ist gesperrt' })).toBeVisible();
    },
  },
];
