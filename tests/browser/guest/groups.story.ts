import { type Browser, expect, type Locator } from '@playwright/test';
import { ADA, Guest } from '../support/guest.ts';
import { openFranchise } from '../support/franchise.ts';
import { story } from '../support/story.ts';

const SHOP = 'wok-garten';

/** Another phone. */
async function aPhone(browser: Browser): Promise<Guest> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return new Guest(await context.newPage());
}

const cartOf = ({ page }: Guest): Locator => page.getByRole('dialog', { name: 'Mittagspause' });

/** Founds a group from the suggestion in the cart, and returns its link. */
async function founds(
  guest: Guest,
  slug = SHOP,
  adds = () => guest.adds('Lachs Bowl', { amount: 2 }),
): Promise<string> {
  await guest.opensMenu(slug);
  await guest.picksUp();
  await adds();
  const { page } = guest;
  await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
  await page.getByRole('button', { name: /Bestellt Ihr zusammen/ }).click();
  await expect(page.getByRole('heading', { name: 'Gruppenbestellung ohne Durcheinander!' })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Gruppe erstellen' }).click();
  await page.getByLabel('Name der Gruppe').fill('Mittagspause');
  await page.getByLabel('Dein Name als Anführer:in').fill('Ada');
  await page.getByRole('button', { name: 'Gruppe erstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Mittagspause steht. Wer isst mit?' })).toBeVisible();
  const link = await page.getByText(/\?gruppe=/).textContent();
  await page.getByRole('button', { name: 'Jetzt selbst etwas wählen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
  return `/f=${slug}/?${link?.split('?')[1] ?? ''}`;
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

story(
  'a group orders together: each on their own phone, one order, one payment',
  async ({ guest, browser, baseURL }) => {
    const link = await founds(guest);
    const ben = await aPhone(browser);
    await joins(ben, `${baseURL ?? ''}${link}`, 'Ben');
    await ben.adds('Lachs Bowl');
    await ben.page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    await expect(cartOf(ben)).toContainText('2 dabei, 1 fertig');
    await expect(cartOf(ben)).toContainText('Ada bezahlt');
    await expect(cartOf(ben).getByRole('link', { name: 'Zur Kasse' })).toHaveCount(0);
    await expect(cartOf(ben)).toContainText('Dein Anteil13,90 €');
    await cartOf(ben).getByRole('button', { name: 'Ich bin fertig' }).click();
    await expect(cartOf(ben)).toContainText('Du bist fertig.');

    await expect(cartOf(guest)).toContainText('2 dabei, 2 fertig');
    await expect(cartOf(guest)).toContainText('Alle sind fertig.');
    await cartOf(guest)
      .getByRole('button', { name: /Zur Kasse/ })
      .click();
    await expect(guest.page.getByRole('heading', { name: 'Mittagspause, bestellt von' })).toBeVisible();
    await expect(ben.page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();

    await guest.entersContact(ADA);
    await guest.paysBy('Bar');
    const order = await guest.orders();
    expect(order.number).toBeGreaterThan(0);
    await expect(guest.page.getByRole('heading', { name: 'Wer schuldet Dir was?' })).toBeVisible();
    await expect(guest.page.getByRole('checkbox', { name: 'Ben' })).toBeVisible();
    await expect(ben.page.getByRole('heading', { name: 'Du gibst Ada 13,90 €' })).toBeVisible();
  },
);

story(
  'a member who is removed keeps their cart and may come back',

  async ({ guest, browser, baseURL }) => {
    const link = await founds(guest);
    const ben = await aPhone(browser);
    await joins(ben, `${baseURL ?? ''}${link}`, 'Ben');
    await ben.adds('Tofu Bowl');
    const row = cartOf(guest).getByRole('listitem').filter({ hasText: 'Ben' });
    await expect(row).toContainText('Tofu Bowl');
    await row.getByText('Ben').click();
    await row.getByRole('button', { name: 'Ben entfernen' }).click();
    await expect(guest.page.getByRole('heading', { name: 'Gruppenmitglied entfernen' })).toBeVisible();
    await guest.page.getByRole('button', { name: 'Entfernen', exact: true }).last().click();
    await expect(ben.page.getByText('Du bist kein Mitglied der Gruppe mehr.')).toBeVisible();
    await ben.page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(ben.page.getByRole('button', { name: /Zum Warenkorb/ })).toContainText('11,90 €');
    await joins(ben, `${baseURL ?? ''}${link}`, 'Ben');
    await expect(cartOf(guest)).toContainText('2 dabei');
  },
);

story(
  'the owner switches branch, and the group comes along',
  { tag: '@thorough' },
  async ({ guest, browser, owner, baseURL, browserErrors }) => {
    browserErrors.allow(/status of 410/);
    const { mitte, kreuzberg } = await openFranchise(owner);
    const inKreuzberg = new RegExp(`/f=${kreuzberg.slug}/?$`);
    const choice = { size: '32 cm', dough: 'Klassischer Teig' };
    const link = await founds(guest, mitte.slug, () => guest.adds('Pizza Margherita', { ...choice, amount: 3 }));
    const ben = await aPhone(browser);
    await joins(ben, `${baseURL ?? ''}${link}`, 'Ben');
    await ben.adds('Pizza Hawaii', choice);
    await ben.adds('Tiramisù della Nonna');
    await expect(cartOf(guest)).toContainText('Tiramisù');

    const { page, dialog } = guest;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const asks = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Unser Standort' }).click();
      await dialog.getByRole('radio', { name: /^Kreuzberg/ }).check();
      await dialog.getByRole('button', { name: 'OK', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Kommt „Mittagspause“ mit?' })).toBeVisible();
    };
    const question = page.getByRole('dialog', { name: 'Kommt „Mittagspause“ mit?' });
    await asks();
    await expect(question).toContainText('Alle wechseln mit ihrem Warenkorb zu Kreuzberg und wählen dort weiter.');
    await expect(question.getByRole('listitem')).toHaveText(['Ben: Gericht Pizza Hawaii nicht gefunden']);
    await question.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await asks();
    await question.getByRole('button', { name: 'Gruppe mitnehmen' }).click();

    await expect(page).toHaveURL(inKreuzberg);
    await page.getByRole('button', { name: 'Weiter wählen' }).click();
    await expect(ben.page).toHaveURL(inKreuzberg);
    await expect(ben.dialog).toContainText('Gericht Pizza Hawaii nicht gefunden');
    await ben.page.getByRole('button', { name: 'Weiter wählen' }).click();
    await expect(ben.page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    await expect(cartOf(guest)).toContainText('Pizza Margherita');
    await expect(cartOf(guest)).toContainText('Tiramisù');
    await ben.adds('Tiramisù della Nonna');
    await expect(cartOf(guest).getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('2×');
  },
);
