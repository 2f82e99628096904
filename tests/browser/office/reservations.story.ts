import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { mailedReservation } from '../support/reservations.ts';
import { story } from '../support/story.ts';

story(
  'a guest reserves a table, the restaurant accepts in the office, the guest changes and cancels by the mailed links',
  async ({ guest, desk, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.opens(`/f=${shop.slug}/oeffnungszeiten`);
    await page.getByRole('main').getByRole('link', { name: 'Tisch reservieren' }).click();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('radio', { name: /^Samstag, 21\. November/ }).check();
    await page.getByRole('radio', { name: '19:30' }).check();
    await page.getByLabel('Name').fill('Ada Köhler');
    await page.getByLabel('E-Mail').fill('ada');
    await page.getByLabel('Telefon').fill('0151 2345678');
    await page.getByRole('button', { name: 'Tisch anfragen' }).click();
    await expect(page.getByLabel('E-Mail')).toBeFocused();
    await page.getByLabel('E-Mail').fill('ada.tisch@example.org');
    await page.getByRole('button', { name: 'Tisch anfragen' }).click();
    await expect(page.getByRole('heading', { name: 'Deine Anfrage ist bei uns' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await desk.opens(shop);
    await desk.goesTo('Gäste', 'Reservierungen');
    await desk.page.getByRole('button', { name: '21.11. (1)' }).click();
    const row = desk.page.getByRole('row', { name: /Ada Köhler/ });
    await expect(row).toContainText('19:30');
    await expectAccessible(desk.page);
    await row.getByRole('button', { name: 'Bestätigen: Ada Köhler' }).click();
    await expect(row).toContainText('bestätigt');

    await guest.opens(await mailedReservation(shop, 'change'));
    await page.getByRole('radio', { name: '5', exact: true }).check();
    await page.getByRole('radio', { name: '20:00' }).check();
    await page.getByRole('button', { name: 'Änderung senden' }).click();
    await expect(page.getByRole('heading', { name: 'Deine Anfrage ist bei uns' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('5 Personen');

    await guest.opens(await mailedReservation(shop, 'cancel'));
    await page.getByRole('button', { name: 'Ja, absagen' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Deine Reservierung ist abgesagt' })).toBeFocused();
    await desk.page.reload();
    await expect(row).toContainText('abgesagt');
  },
);
