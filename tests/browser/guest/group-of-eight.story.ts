import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Group } from '../support/group.ts';
import { Guest } from '../support/guest.ts';
import { story } from '../support/story.ts';

const SHOP = 'wok-garten';
const PHONE = { viewport: { width: 390, height: 844 } };
const WITHIN_MS = 240_000;
const ALERT_WITHIN_MS = 90_000;

const cartOf = ({ page }: Guest): Locator => page.getByRole('dialog', { name: 'Mittagspause' });

async function founds(guest: Guest): Promise<string> {
  const { page } = guest;
  await guest.opensMenu(SHOP);
  await guest.picksUp();
  await guest.adds('Lachs Bowl', { amount: 2 });
  await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
  await page.getByRole('button', { name: /Bestellt Ihr zusammen/ }).click();
  await page.getByRole('button', { name: 'Neue Gruppe erstellen' }).click();
  await page.getByLabel('Name der Gruppe').fill('Mittagspause');
  await page.getByLabel('Dein Name als Anführer:in').fill('Ada');
  await page.getByRole('button', { name: 'Gruppe erstellen' }).click();
  const link = await page.getByText(/\?gruppe=/).textContent();
  await page.getByRole('button', { name: 'Jetzt selbst etwas wählen' }).click();
  await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
  return `/f=${SHOP}/?${link?.split('?')[1] ?? ''}`;
}

async function joins(browser: Browser, link: string, name: string): Promise<Guest> {
  const context = await browser.newContext(PHONE);
  const guest = new Guest(await context.newPage());
  if (name === 'Ben') await slowDownNetwork(guest.page);
  await guest.opens(link);
  await guest.page.getByLabel('Dein Name').fill(name);
  await guest.page.getByRole('button', { name: 'Tritt dieser Gruppe bei' }).click();
  await expect(guest.page.getByRole('dialog')).toHaveCount(0);
  return guest;
}

/** A weak mobile network. */
async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await session.send('Network.emulateNetworkConditions', network);
}

story(
  'eight phones: one slow, one offline, one removed, one without scripts',
  { tag: '@thorough' },
  async ({ guest, browser, baseURL }) => {
    story.setTimeout(WITHIN_MS);
    const link = `${baseURL ?? ''}${await founds(guest)}`;
    const [ben, cem, dana] = [
      await joins(browser, link, 'Ben'),
      await joins(browser, link, 'Cem'),
      await joins(browser, link, 'Dana'),
    ];
    for (const name of ['Fatma', 'Gesa', 'Hans']) await joins(browser, link, name);
    const reader = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { name: /Lachs Bowl/ })).toBeVisible();
    await expect(cartOf(guest)).toContainText('7 dabei');

    await cem.adds('Tofu Bowl');
    await expect(cartOf(guest)).toContainText('Tofu Bowl');
    await cem.page.context().setOffline(true);
    await ben.adds('Lachs Bowl');
    await expect(cartOf(guest).getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('Lachs Bowl');

    const row = cartOf(guest).getByRole('listitem').filter({ hasText: 'Dana' });
    await row.getByText('Dana').click();
    await row.getByRole('button', { name: 'Dana entfernen' }).click();
    await guest.page.getByRole('button', { name: 'Entfernen', exact: true }).last().click();
    await expect(dana.page.getByText('Du bist kein Mitglied der Gruppe mehr.')).toBeVisible();
    await expect(cartOf(guest)).toContainText('6 dabei');

    const lost = cem.page.getByText(/Abrufen des Status der Gruppenbestellung fehlgeschlagen/);
    await expect(lost).toBeVisible({ timeout: ALERT_WITHIN_MS });
    await cem.page.getByRole('button', { name: 'OK', exact: true }).click();
    await cem.page.context().setOffline(false);
    await cem.page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    await cem.page.getByRole('button', { name: 'Wieder beitreten' }).click();
    await expect(cartOf(cem)).toContainText('6 dabei');
    await expect(cartOf(cem)).toContainText('Tofu Bowl');

    await expect(cartOf(guest)).toContainText('Cem');
  },
);

story(
  'a member whose connection fails is told once, and rejoins with one press',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    browserErrors.allow(/net::ERR_FAILED/);
    const shop = await owner.opensBranch();
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ben' });
    await group.fills('Ben', [{ dishId: 'minestrone', amount: 1 }]);
    await guest.opensMenu(shop.slug);
    await expect(page.getByRole('button', { name: /Zum Warenkorb/ })).toBeVisible();
    const lost: string[] = [];
    await page.route('**/group-order/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.endsWith('/events')) lost.push(pathname);
      return route.abort();
    });
    await guest.opensMenu(shop.slug);
    const alert = page.getByText(/^Abrufen des Status der Gruppenbestellung fehlgeschlagen/);
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(alert).toBeVisible({ timeout: 200 });
    }).toPass();
    // S3 G1: 'alert at the sixth'
    expect(lost).toHaveLength(6);
    await guest.presses('OK');

    await page.unroute('**/group-order/**');
    const cart = await guest.opensCart();
    await expect(cart).toContainText('Die Verbindung zur Gruppe ist abgerissen. Dein Warenkorb ist noch da.');
    await cart.getByRole('button', { name: 'Wieder beitreten' }).click();
    await expect(page.getByRole('dialog', { name: 'Mittagspause' })).toContainText('Minestrone');
  },
);
