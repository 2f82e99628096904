import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOfficeAt } from '../../../../tests/components/render-office.tsx';

const SHOP = '/tramonto-mitte';

const orders = (name: string, parts: object = {}) =>
  placeOrder({
    items: [
      { dish: 'Tiramisù della Nonna', amount: 2 },
      { dish: 'Minestrone', amount: 1 },
    ],
    formValues: {
      name,
      email: 'ada@example.org',
      phone: '0151 2345678',
      isPickup: true,
      paymentMethod: 'offline',
      ...parts,
    },
  });

it('an order is found by the name of its guest, and the way back leads to the same list', async () => {
  const guest = `Zacharias${crypto.randomUUID().slice(0, 8)}`;
  await orders(`Ada ${guest}`);
  await orders(`Bea ${guest}`);
  await renderOfficeAt(`${SHOP}/bestellungen`);
  const search = page.getByRole('searchbox', { name: 'Bestellungen suchen' });
  await search.fill(guest.toUpperCase());
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^2 Bestellungen, /);
  const rows = page.getByRole('table').getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(`Bea ${guest}`);
  await expect.element(rows.nth(2)).toMatchTextContent(`Ada ${guest}`);
  expect(location.href).not.toContain(guest);
  await rows.nth(2).getByRole('link').click();
  await expect.element(page.getByRole('region', { name: 'Gast' })).toMatchTextContent(`Ada ${guest}`);
  const lines = page.getByRole('table', { name: 'Artikel' });
  await expect.element(lines).toMatchTextContent(/2×\s*Tiramisù della Nonna/);
  await expect.element(page.getByRole('region', { name: 'Wie sich der Betrag ergibt' })).toMatchTextContent(/Gesamt/);
  await expect.element(page.getByRole('region', { name: 'Mehrwertsteuer' })).toMatchTextContent(/7\s%/);
  await expect.element(page.getByRole('region', { name: 'Verlauf' })).toMatchTextContent(/Bestellt/);
  await expect.element(page.getByRole('region', { name: 'Dokumente' })).toMatchTextContent(/Beleg \d+/);
  await expect.element(page.getByRole('region', { name: 'E-Mails' })).toMatchTextContent(/Bestellung eingegangen/);
  await page.getByRole('main').getByRole('link', { name: 'Bestellungen' }).click();
  await expect.element(search).toHaveValue(guest.toUpperCase());
  await expect.element(page.getByRole('status')).toMatchTextContent(/^2 Bestellungen, /);
  await page.getByLabelText('Stand').selectOptions('Erledigt');
  await expect.element(page.getByRole('status')).toMatchTextContent('Keine Bestellung gefunden.');
  await page.getByRole('button', { name: 'Filter löschen' }).click();
  await expect.element(search).toHaveValue('');
});
