import { expect } from '@playwright/test';
import { ADA, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { shortMenu } from '../support/owner.ts';
import { expectAccessibleInLightAndDark } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

const MERCHANTS = [
  { merchant: 'the demo', colours: {} },
  { merchant: 'a merchant in garish colours', colours: { primaryColor: '#ffe600', accentColor: '#ff00c8' } },
] as const;

story('the whole menu keeps nobody out', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expectAccessibleInLightAndDark(page);
});

for (const { merchant, colours } of MERCHANTS) {
  story(`menu, dish, address and cart of ${merchant} keep nobody out`, async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch(colours, shortMenu);
    await guest.opensMenu(shop.slug);
    await expectAccessibleInLightAndDark(page);
    const dialog = await guest.opensDish('Pizza Margherita');
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await dialog.getByRole('radio', { name: 'Klassischer Teig' }).check();
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect(guest.dialog.getByLabel('Dein Standort')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await guest.livesAt(HOME);
    await guest.looksIntoCart();
    await expectAccessibleInLightAndDark(page);
  });

  story(`checkout and order of ${merchant} keep nobody out`, async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch(colours, shortMenu);
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByText('Bitte gib Deinen Namen ein.')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await guest.introduces(ADA);
    await guest.orders();
    await expectAccessibleInLightAndDark(page);
  });
}

story('the smaller pages keep nobody out', async ({ guest, page, troubles }) => {
  troubles.foretell(/status of 404/);
  for (const path of [
    '/oeffnungszeiten',
    '/anfahrt',
    '/ueber-uns',
    '/static/datenschutz',
    '/checkout',
    '/gibt-es-nicht',
  ]) {
    await guest.opens(`/f=tramonto-mitte${path}`);
    await expectAccessibleInLightAndDark(page);
  }
});
