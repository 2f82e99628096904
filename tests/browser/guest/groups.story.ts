import { type Browser, expect, type Locator } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { story } from '../support/story.ts';

const SHOP = 'wok-garten';

/** Another phone. */
async function aPhone(browser: Browser): Promise<Guest> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return new Guest(await context.newPage());
}

const cartOf = ({ page }: Guest): Locator => page.getByRole('dialog', { name: 'Mittagspause' });

/** Founds a group from the suggestion in the cart, and returns its link. */
async function founds(guest: Guest): Promise<string> {
  await guest.opensMenu(SHOP);
  await guest.picksUp();
  await guest.adds('Lachs-Bowl', { amount: 2 });
  const { page } = guest;
  await page.getByRole('button', { name: /Warenkorb/ }).click();
  await page.getByRole('button', { name: /Bestellt Ihr zusammen/ }).click();
  await expect(page.getByRole('heading', { name: 'Gruppenbestellung ohne Durcheinander!' })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Gruppe erstellen' }).click();
  await page.getByLabel('Name der Gruppe').fill('Mittagspause');
  await page.getByLabel('Dein Name als Anführer:in').fill('Ada');
  await page.getByRole('button', { name: 'Gruppe Erstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Mittagspause steht. Wer isst mit?' })).toBeVisible();
  const link = await page.getByText(/\?gruppe=/).textContent();
  await page.getByRole('button', { name: 'Jetzt selbst etwas wählen' }).click();
  return `/f=${SHOP}/?${link?.split('?')[1] ?? ''}`;
}

async function joins(guest: Guest, link: string, name: string): Promise<void> {
  await guest.opens(link);
  const { page } = guest;
  await expect(page.getByText('Ada lädt Dich zu einer Gruppenbestellung ein.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tritt dieser Gruppe bei' })).toBeDisabled();
  await page.getByLabel('Dein Name').fill(name);
  await page.getByRole('button', { name: 'Tritt dieser Gruppe bei' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

story('a group orders together: each on their own phone, one order, one payment', async ({ guest, browser, baseURL }) => {
  expect(baseURL).toBeTruthy();
  const link = await founds(guest);
  const ben = await aPhone(browser);
  await joins(ben, `${baseURL}${link}`, 'Ben');
  await ben.adds('Lachs-Bowl');
  await ben.page.getByRole('button', { name: /Warenkorb/ }).click();
  await expect(cartOf(ben)).toContainText('2 dabei, 0 fertig');
  await expect(cartOf(ben)).toContainText('Ada bezahlt');
  await cartOf(ben).getByRole('button', { name: 'Ich bin fertig' }).click();
  await expect(cartOf(ben)).toContainText('Du bist fertig.');

  await expect(guest.page.getByText('2 dabei, 1 fertig').last()).toBeVisible();
  await expect(guest.page.getByText('Alle sind fertig.').last()).toBeVisible();
});
