import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

const PDF = { name: 'lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nLebenslauf') };

story(
  'a guest applies for a job on a phone by keyboard, and the owner reads it in the office',
  { tag: '@thorough' },
  async ({ guest, desk, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opens(`/f=${shop.slug}/ueber-uns`);
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Bewerben: Fahrer:in gesucht' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Fahrer:in gesucht' });
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog.getByText('Bitte gib Deinen Namen ein.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Ada Köhler');
    await dialog.getByLabel('E-Mail oder Telefon').fill('030 1234567');
    await dialog.getByLabel('Wann könntest Du arbeiten?').fill('Abends');
    const file = dialog.getByLabel('Lebenslauf');
    await file.setInputFiles({ ...PDF, buffer: Buffer.from('<html>') });
    await dialog.getByRole('button', { name: 'Absenden' }).press('Enter');
    await expect(dialog.getByText('Diese Datei ist kein PDF.')).toBeVisible();
    await expect(file).toBeFocused();
    await expectAccessible(page);
    await file.setInputFiles(PDF);
    await dialog.getByRole('button', { name: 'Absenden' }).press('Enter');
    const done = page.getByRole('dialog', { name: 'Deine Bewerbung ist da' });
    await expect(done.getByRole('heading')).toBeFocused();
    await expect(done).toContainText('Danke, Ada Köhler.');
    await expectAccessible(page);
    await done.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Bewerben: Fahrer:in gesucht' })).toBeFocused();

    await desk.opens(shop);
    await desk.goesTo('Gäste', 'Bewerbungen');
    const application = desk.page.getByRole('list', { name: 'Bewerbungen' }).getByRole('listitem');
    await expect(application).toContainText('Ada Köhler');
    await expect(application).toContainText('Abends');
    await expect(application.getByRole('link', { name: '030 1234567' })).toHaveAttribute('href', 'tel:0301234567');
    await expectAccessible(desk.page);
    await expectNoSidewaysScroll(desk.page);
    const [download] = await Promise.all([
      desk.page.waitForEvent('download'),
      application.getByRole('link', { name: 'PDF herunterladen: Ada Köhler' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('bewerbung.pdf');
    await application.getByRole('button', { name: 'Bewerbung von Ada Köhler löschen' }).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(desk.page.getByText('Die Bewerbung von Ada Köhler ist gelöscht.')).toBeVisible();
    await expect(desk.page.getByText('Noch keine Bewerbung')).toBeVisible();
  },
);
