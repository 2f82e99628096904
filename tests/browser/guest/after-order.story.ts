import { expect } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import { story } from '../support/story.ts';

story(
  'a guest reads the receipt, keeps it as PDF, and orders the same once more',
  async ({ guest, stranger, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.introduces(ADA);
    const { id, number } = await guest.orders();

    const { page } = guest;
    await page.getByRole('link', { name: 'Beleg ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Beleg ${number}` })).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/success\/[\da-f-]{36}\/beleg$/);
    await expect(page.getByRole('article')).toContainText('Ada Köhler');
    const [total, vat] = await Promise.all([
      page.getByRole('table', { name: 'Artikel' }).getByRole('row', { name: 'Gesamt' }).getByRole('cell').textContent(),
      page
        .getByRole('table', { name: 'Enthaltene Mehrwertsteuer' })
        .getByRole('row', { name: 'Zusammen' })
        .textContent(),
    ]);
    expect(total).toMatch(/\d+,\d\d\s€/);
    expect(vat).toContain(total);

    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Beleg als PDF' }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await stranger.opens(`/f=${shop.slug}/checkout/success/${id}/beleg`);
    await expect(stranger.page.getByRole('article')).toContainText('Pizza Margherita');
    await expect(stranger.page.getByRole('article')).not.toContainText('Ada');
    await expect(stranger.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    await owner.switchesOff(shop, 'Tiramisù della Nonna', 'forGood');
    await guest.reloads();
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).press('Enter');
    const problems = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(problems).toContainText('Warenkorb Probleme');
    await expect(problems).toContainText('Tiramisù della Nonna');
    await expect(problems.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(problems).toBeHidden();
    const cart = await guest.looksIntoCart();
    await expect(cart).toContainText('Pizza Margherita, 32 cm');
    await expect(cart).not.toContainText('Tiramisù della Nonna');
  },
);
