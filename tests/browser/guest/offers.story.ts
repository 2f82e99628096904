import { expect, type Locator, type Page } from '@playwright/test';
import { ADA, type Guest } from '../support/guest.ts';
import { story } from '../support/story.ts';

/** Adds Spaghetti alle Vongole twice: 13.90 €, on Fridays 3 € off, part of 'Kauf 2, zahl 1'. */
async function addVongoleTwice(guest: Guest): Promise<void> {
  const dish = guest.dish('Spaghetti alle Vongole');
  await dish.getByRole('button', { name: 'hinzufügen' }).click();
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

story('the order contains the offers the guest chose', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await addVongoleTwice(guest);
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
