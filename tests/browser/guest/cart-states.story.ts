import { expect, type Locator, type Page } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import { story } from '../support/story.ts';

async function chooseTime(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Jetzt\s*in etwa/ }).click();
  const field = page.getByRole('dialog', { name: 'Bestellzeit' }).getByRole('combobox');
  const option = await field.getByRole('option', { name: label }).first().getAttribute('value');
  await field.selectOption(option);
  await page.getByRole('dialog', { name: 'Bestellzeit' }).getByRole('button', { name: 'OK' }).click();
}

async function redeemCoupon(place: Locator, code: string): Promise<void> {
  await place.getByText('Gutschein einlösen').click();
  await place.getByLabel('Gutscheincode').fill(code);
  await place.getByRole('button', { name: 'Einlösen' }).click();
}

story(
  'a dish that is unavailable at the chosen time is removed with a notice and comes back with the time',
  async ({ guest, page }) => {
    await guest.opensMenu('tramonto-mitte');
    await guest.picksUp();
    await guest.adds('Risotto alla Milanese');
    const cart = await guest.opensCart();
    await expect(cart).toContainText('Risotto alla Milanese');
    await chooseTime(page, /12:00/);
    await expect(cart).toContainText('Warenkorb-Probleme');
    await expect(cart).toContainText(
      /Risotto alla Milanese ist gerade nicht erhältlich, .*17:00 bestellbar\. Es wurde entfernt\./,
    );
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(cart.getByRole('button', { name: 'Risotto alla Milanese ändern' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Jetzt\s*in etwa/ })).toBeVisible();
  },
);

story('a coupon below its minimum shows the gap and survives a reload', { tag: '@thorough' }, async ({ guest }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await guest.adds('Insalata mista', { dough: 'Hausdressing' });
  const cart = await guest.opensCart();
  await redeemCoupon(cart, 'hunger5');
  await expect(cart).toContainText('Gilt ab 20,00\u00a0€ Bestellwert, es fehlen noch 12,10\u00a0€.');
  await guest.reloads();
  await cart.getByText('Gutschein einlösen').click();
  await expect(cart.getByLabel('Gutscheincode')).toHaveValue('HUNGER5');
  await cart.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(cart.getByLabel('Gutscheincode')).toHaveValue('');
});

story(
  'a reserved coupon is offered at the checkout; declining keeps the current code',

  async ({ guest, page }) => {
    let letAnswerThrough: () => void = () => {};
    const answerMayCome = new Promise<void>((resolve) => (letAnswerThrough = resolve));
    await page.route('**/validate_coupon?*', async (route) => {
      await answerMayCome;
      await route.continue();
    });
    await guest.opens('/f=tramonto-mitte/f/HUNGER5');
    await expect(page.getByRole('status', { name: 'Ladeanzeige' })).toBeVisible();
    letAnswerThrough();
    await expect(page.getByRole('main')).toContainText(
      '5,00\u00a0€ Rabatt auf Deine Bestellung. Ab 20\u00a0€ Bestellwert.',
    );
    await page.getByLabel('Telefon').fill('12');
    await page.getByRole('button', { name: 'Gutschein reservieren' }).click();
    await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/Bitte gib eine gültige Telefonnummer ein\./);
    await page.getByLabel('Telefon').fill(ADA.phone);
    await page.getByRole('button', { name: 'Gutschein reservieren' }).click();
    await expect(page.getByRole('main')).toContainText('Gutschein HUNGER5 ist für Dich reserviert');
    await page.getByRole('link', { name: 'Zur Speisekarte' }).click();
    await guest.picksUp();
    await guest.adds('Tagliata di Manzo', { dough: 'Rosmarinkartoffeln' });
    const cart = await guest.opensCart();
    await expect(cart).toContainText('Gutschein HUNGER5');
    await cart.getByText('Gutschein einlösen').click();
    await cart.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await cart.getByLabel('Gutscheincode').fill('PIZZA10');
    await cart.getByRole('button', { name: 'Einlösen' }).click();
    await expect(cart).toContainText('Gutschein PIZZA10');
    await guest.goesToCheckout();
    await page.getByLabel('Telefon').fill(ADA.phone);
    const question = page.getByRole('dialog', { name: 'Neuer Gutscheincode' });
    await expect(question).toContainText(
      'Für Dich wurde ein reservierter Gutschein gefunden! HUNGER5, 5,00\u00a0€. Möchtest Du wechseln?',
    );
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('main').getByText('PIZZA10', { exact: true })).toBeVisible();
    const tab = (await guest.opensAnotherTab()).page;
    await tab.getByRole('dialog', { name: 'Neuer Gutscheincode' }).getByRole('button', { name: 'Wechseln' }).click();
    await expect(tab.getByRole('main').getByText('HUNGER5', { exact: true })).toBeVisible();
  },
);
