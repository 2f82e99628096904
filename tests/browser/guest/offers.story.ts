import { expect, type Locator, type Page } from '@playwright/test';
import { ADA, type Guest } from '../support/guest.ts';
import { story } from '../support/story.ts';

const OFFERS = [
  ['Heute -20%', 'Pizza Salame'],
  ['Kauf 2, zahl 1', 'Pasta für zwei'],
  ['Tiramisù gratis', 'ab 35\u00a0€ Bestellwert'],
  ['Sonderpreis', '1 € weniger'],
  ['Kauf 3, zahl 2', 'Dolci für drei'],
  ['-10% auf nicht reduzierte Artikel', '10% ab 60 €'],
  ['Limonata gratis', 'ab 25\u00a0€ Bestellwert'],
  ['Gratis Lieferung!', 'ab 40\u00a0€ Bestellwert'],
  ['Bis zu 10%', 'Für große Runden'],
] as const;

const findTile = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Angebote' }).getByRole('button', { name });

async function openOffer(page: Page, name: string): Promise<Locator> {
  const details = page.getByRole('dialog', { name: 'Angebotsdetails' });
  // The previous dialog may still be fading out.
  await expect(details).toHaveCount(0);
  await findTile(page, name).click();
  await expect(details).toBeVisible();
  return details;
}

/** Adds Spaghetti alle Vongole twice: 13.90 €, on Fridays 3 € off, part of 'Kauf 2, zahl 1', contains wine. */
async function addVongoleTwice(guest: Guest, page: Page): Promise<void> {
  const dish = guest.dish('Spaghetti alle Vongole');
  await dish.getByRole('button', { name: 'hinzufügen' }).click();
  await page.getByRole('button', { name: 'Ich bin über 16 Jahre alt' }).click();
  await expect(dish.getByRole('button', { name: '1 im Warenkorb' })).toBeAttached();
  await dish.getByRole('button', { name: 'hinzufügen' }).click();
}

const findDiscountDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Wähle Deinen Rabatt' });

async function choosePromotion(guest: Guest, page: Page): Promise<void> {
  await findDiscountDialog(page).getByRole('radio', { name: 'Kauf 2, zahl 1 anwenden' }).check();
  await guest.seesStatusDuring('Kauf 2, zahl 1 erfolgreich angewendet!', () =>
    findDiscountDialog(page).getByRole('button', { name: 'OK', exact: true }).click(),
  );
}

story(
  "every current offer has its tile, and those marked 'show first' come first",
  { tag: '@desktop' },
  async ({ guest, page }) => {
    await guest.opensMenu('tramonto-mitte');
    const tiles = page.getByRole('region', { name: 'Angebote' }).getByRole('button');
    await expect(tiles).toHaveText(OFFERS.map(([label, words]) => new RegExp(`^${label}\\s*${words}$`)));
    await expect(tiles.first().locator('img')).toHaveAttribute('srcset', /240x240\.webp/);
    // One is delivery only, the other pickup only.
    await guest.picksUp();
    await expect(findTile(page, 'Gratis Lieferung!')).toHaveCount(0);
    await expect(findTile(page, '-5% beim Abholen')).toHaveCount(1);
  },
);

story('the offer details show value and scope and lead to the dishes', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  const twoForOne = await openOffer(page, 'Kauf 2, zahl 1');
  await expect(twoForOne.getByRole('listitem')).toHaveText(['Auf alle Pasta', 'die günstigere ist gratis', 'Pasta']);
  await expect(twoForOne.getByRole('button', { name: 'Zur Aktion' })).toBeVisible();
  await twoForOne.getByRole('link', { name: 'Pasta' }).click();
  await expect(twoForOne).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pasta', exact: true })).toBeInViewport();
  await page.goto('/f=tramonto-mitte');
  await guest.reloads();
  const discount = await openOffer(page, 'Heute -20%');
  await expect(discount).toContainText('20\u00a0% Rabatt');
  await discount.getByRole('button', { name: 'Zur Aktion' }).click();
  await expect(page.getByRole('heading', { name: 'Pizza', exact: true })).toBeInViewport();
  const hungry = await openOffer(page, '-10%');
  await expect(hungry).toContainText('10\u00a0% Rabatt');
  await expect(hungry).toContainText('Ab 60\u00a0€ Bestellwert');
  await expect(hungry.getByRole('button', { name: 'Losbestellen' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A shared banner covers the scope of all its offers.
  const shared = await openOffer(page, 'Bis zu 10%');
  await expect(shared).toContainText('Viel für alle');
  await expect(shared).toContainText('Ab 40 € Bestellwert');
  await page.keyboard.press('Escape');
  const dish = await guest.opensDish('Spaghetti Carbonara');
  await expect(dish.getByText('Tipp', { exact: true })).toBeVisible();
});

story('two competing discounts: the guest chooses, also by keyboard', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await addVongoleTwice(guest, page);
  const choice = findDiscountDialog(page);
  await expect(choice.getByRole('radiogroup')).toContainText('Tagespreis Rabatt behaltenDu sparst 6,00\u00a0€');
  await expect(choice.getByRole('radiogroup')).toContainText('Kauf 2, zahl 1 anwendenDu sparst 13,90\u00a0€');
  await choice.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(choice.getByRole('alert')).toHaveText('Bitte wähle eine Option aus.');
  await expect(choice.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await guest.seesStatusDuring('Kauf 2, zahl 1 erfolgreich angewendet!', () => page.keyboard.press('Enter'));
  await expect(page.getByText('Kauf 2, zahl 1 erfolgreich angewendet!')).toBeHidden();
  await guest.reloads();
  await expect(findDiscountDialog(page)).toHaveCount(0);
  const cart = await guest.opensCart();
  await expect(cart).toContainText('13,90\u00a0€');
  // The choice can be changed in the cart at any time.
  await cart.getByRole('button', { name: 'Rabatt wechseln' }).click();
  await expect(choice.getByRole('radio', { name: /anwenden/ })).toBeChecked();
  await choice.getByRole('radio', { name: /behalten/ }).check();
  await guest.seesStatusDuring('Tagespreis Rabatt bleibt. Du kannst im Warenkorb jederzeit wechseln.', () =>
    choice.getByRole('button', { name: 'OK', exact: true }).click(),
  );
  await expect(cart).toContainText('21,80\u00a0€');
});

story('cancelling the choice keeps the discount; dropping below the quantity asks again', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await addVongoleTwice(guest, page);
  await findDiscountDialog(page).getByRole('button', { name: 'ABBRECHEN' }).click();
  await expect(findDiscountDialog(page)).toHaveCount(0);
  const cart = await guest.opensCart();
  await expect(cart).toContainText('21,80\u00a0€');
  await cart.getByRole('button', { name: 'Rabatt wechseln' }).click();
  await choosePromotion(guest, page);
  await cart.getByRole('button', { name: 'Spaghetti alle Vongole: weniger' }).click();
  await expect(cart).toContainText('Nimm noch 1 dazu und profitiere.');
  await cart.getByRole('button', { name: 'Angebotsdetails' }).click();
  await expect(page.getByRole('dialog', { name: 'Angebotsdetails' })).toBeVisible();
  await page.keyboard.press('Escape');
  await cart.getByRole('button', { name: 'Spaghetti alle Vongole: mehr' }).click();
  await expect(findDiscountDialog(page)).toBeVisible();
});

story('a free item: far, near, reached, chosen, and dropped with a notice', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await guest.adds('Tagliata di Manzo', { dough: 'Rosmarinkartoffeln' });
  const cart = await guest.opensCart();
  await expect(cart).toContainText('Tiramisù gratis ab 35\u00a0€');
  await expect(cart).toContainText('Noch 2,10\u00a0€, dann bekommst Du Limonata gratis');
  await cart.getByRole('button', { name: 'Tagliata di Manzo: mehr' }).click();
  await expect(cart).toContainText('Tiramisù gratis: Bitte wählen!');
  await cart.getByRole('button', { name: 'Auswählen' }).first().click();
  const choice = page.getByRole('dialog', { name: 'Tiramisù gratis' });
  await choice.getByRole('radio', { name: 'Tiramisù della Nonna' }).check();
  // A reload during the closing animation must not reopen the dialog.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await choice.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(cart.getByRole('listitem').filter({ hasText: 'Tiramisù della Nonna' })).toContainText('gratis');
  await guest.reloads();
  await browser.detach();
  await guest.opensCart();
  await expect(cart.getByRole('button', { name: 'Tiramisù della Nonna ändern' })).toBeVisible();
  await cart.getByRole('button', { name: 'Tagliata di Manzo: weniger' }).click();
  await expect(cart).toContainText(
    'Tiramisù della Nonna gibt es erst ab einem höheren Bestellwert gratis dazu. Es wurde entfernt.',
  );
  await expect(cart.getByRole('button', { name: 'Tiramisù della Nonna ändern' })).toHaveCount(0);
});

story(
  'an exclusive free item replaces the other, charges its deposit and refuses the coupon',
  async ({ guest, page }) => {
    await guest.opensMenu('tramonto-mitte');
    await guest.picksUp();
    await guest.adds('Tagliata di Manzo', { dough: 'Rosmarinkartoffeln', amount: 2 });
    const cart = await guest.opensCart();
    await cart.getByText('Gutschein einlösen').click();
    await cart.getByLabel('Gutscheincode').fill('HUNGER5');
    await cart.getByLabel('Gutscheincode').press('Enter');
    await expect(cart).toContainText('Gutschein HUNGER5');
    await cart.getByRole('button', { name: 'Auswählen' }).first().click();
    await page.getByRole('radio', { name: 'Panna cotta' }).check();
    await page
      .getByRole('dialog', { name: 'Tiramisù gratis' })
      .getByRole('button', { name: 'OK', exact: true })
      .click();
    await expect(cart.getByRole('button', { name: 'Panna cotta ai Frutti di Bosco ändern' })).toBeVisible();
    await cart.getByRole('button', { name: 'Auswählen' }).click();
    const alone = page.getByRole('dialog', { name: 'Limonata gratis' });
    await expect(alone).toContainText('Nicht zusammen mit anderen Gratisartikeln oder einem Gutschein.');
    await expect(alone.getByRole('radio', { name: 'Limonata' })).toBeChecked();
    await alone.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(cart.getByRole('listitem').filter({ hasText: 'Limonata' })).toContainText('zzgl. 0,25\u00a0€ Pfand');
    await expect(cart.getByRole('button', { name: 'Panna cotta ai Frutti di Bosco ändern' })).toHaveCount(0);
    await expect(cart).toContainText('Dieser Gutschein gilt nicht zusammen mit einem Gratisartikel.');
    await expect(cart).toContainText('46,05\u00a0€');
    await cart.getByRole('button', { name: /^Limonata.* entfernen$/ }).click();
    await expect(cart).toContainText('40,80\u00a0€');
  },
);

story('the order contains the offers the guest chose', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await addVongoleTwice(guest, page);
  await choosePromotion(guest, page);
  await guest.adds('Tagliata di Manzo', { dough: 'Rosmarinkartoffeln' });
  const cart = await guest.opensCart();
  await cart.getByRole('button', { name: 'Auswählen' }).first().click();
  await page.getByRole('radio', { name: 'Tiramisù della Nonna' }).check();
  await page.getByRole('dialog', { name: 'Tiramisù gratis' }).getByRole('button', { name: 'OK', exact: true }).click();
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  await guest.orders();
  const slip = page.getByRole('region', { name: 'Deine Bestellung' });
  await expect(slip).toContainText('Kauf 2, zahl 1 −7,90\u00a0€');
  await expect(slip.getByRole('listitem').filter({ hasText: 'Tiramisù della Nonna' })).toContainText('gratis');
  await expect(slip).toContainText('36,80\u00a0€');
});
