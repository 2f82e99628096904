import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const form = page.getByRole('form', { name: 'Andere Fassung vorschlagen' });
const sum = form.getByText(/→/);

/** The desk with one order of two Tiramisù, and the form to change it. */
async function opensForm(): Promise<void> {
  const shop = await renderOffice('/');
  await openForGuests(shop);
  await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  await page.getByRole('article').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Änderung vorschlagen' }).click();
}

describe('another version of an order, on the desk', () => {
  it('is priced while it is put together, and says what is wrong', async () => {
    await opensForm();
    await form.getByLabelText('Grund').fill('Nur noch eins da.');
    await form.getByRole('button', { name: 'Vorschlag senden' }).click();
    await expect.element(form.getByRole('alert')).toMatchTextContent('Ändere erst Mengen, Gerichte oder die Zeit.');
    await form.getByRole('button', { name: 'Tiramisù della Nonna weniger' }).click();
    await expect.element(sum).toMatchTextContent('11,00 € → 5,50 €5,50 € weniger');
    await form.getByLabelText('Gericht dazu oder als Ersatz').fill('gibt es nicht');
    await form.getByRole('button', { name: 'Dazu' }).click();
    await expect.element(form).toMatchTextContent('Dieses Gericht gibt es nicht.');
    await form.getByLabelText('Gericht dazu oder als Ersatz').fill('minestr');
    await form.getByRole('button', { name: 'Dazu' }).click();
    await expect.element(sum).toMatchTextContent('11,00 € → 12,00 €');
  });

  it('waits for the guest until the desk takes it back', async () => {
    await opensForm();
    await form.getByRole('button', { name: 'Tiramisù della Nonna weniger' }).click();
    await form.getByLabelText('Grund').fill('Nur noch eins da.');
    await form.getByRole('button', { name: 'Vorschlag senden' }).click();
    await expect.element(page.getByText('Wartet auf den Gast')).toBeVisible();
    await page.getByRole('button', { name: 'Vorschlag zurücknehmen' }).click();
    await expect.element(page.getByText('Vorschlag zurückgenommen')).toBeVisible();
  });
});
