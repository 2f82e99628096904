import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story(
  'the owner adds tables on the tablet, sets the password and prints the QR codes',
  async ({ desk, owner, browserErrors }) => {
    browserErrors.allow(/status of 400/);
    const shop = await owner.opensBranch({
      tableService: { tables: [], payAtTable: false, tipRecipient: 'team', payLaterMethod: 'offline' },
    });
    const { page } = desk;
    await page.setViewportSize({ width: 1024, height: 768 });
    await desk.opens(shop);
    await desk.goesTo('Einstellungen', 'Tische');
    await page.getByLabel('bis Nummer').fill('3');
    await page.getByLabel('Bereich', { exact: true }).fill('Innen');
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await page.getByRole('button', { name: 'Tisch 2 auf den Plan setzen' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR-Code von Tisch 3' })).toBeVisible();
    await expectAccessible(page);

    const password = page.getByRole('region', { name: 'Service-Passwort' });
    await password.getByLabel('Neues Passwort').fill('12345678');
    await password.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(password.getByText(/^Bitte nimm mindestens acht Zeichen mit einem Buchstaben/)).toBeVisible();
    await password.getByLabel('Neues Passwort').fill('bella-tavola');
    await password.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(password.getByText('Das Passwort ist festgelegt.')).toBeVisible();

    const address = page.getByRole('listitem').filter({ hasText: 'Code erneuern' }).first().getByRole('link').first();
    const before = await address.getAttribute('href');
    await page.getByRole('button', { name: 'Code erneuern: Tisch 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Code von Tisch 1 erneuern?' });
    await expect(dialog).toContainText('Das gedruckte Schild funktioniert dann nicht mehr.');
    await dialog.getByRole('button', { name: 'Code erneuern' }).click();
    await expect(page.getByText('Tisch 1 hat einen neuen Code.')).toBeVisible();
    await expect(address).not.toHaveAttribute('href', before ?? '');
    const sheet = await page.getByRole('link', { name: 'Alle drucken, A6' }).getAttribute('href');
    const printed = await page.request.get(sheet ?? '');
    expect(printed.headers()['content-type']).toBe('application/pdf');

    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  },
);
