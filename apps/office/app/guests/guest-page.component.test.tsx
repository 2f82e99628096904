import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actOnOrder } from '../../../../tests/components/act-on-order.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOfficeAt } from '../../../../tests/components/render-office.tsx';

const SHOP = 'tramonto-mitte';

it("a guest's page has their figures in a line, their orders as rows, and how to reach them beside", async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`;
  const order = (dish: string) => placeOrder({ items: [{ dish, amount: 2 }], formValues: { name: 'Ada Roth', email } });
  const first = await order('Tiramisù della Nonna');
  await actOnOrder(first, 'accept', { minutes: 20 });
  // Unanswered orders are no turnover yet.
  await order('Minestrone');
  await renderOfficeAt(`/${SHOP}/gaeste/${first}`);
  await expect.element(page.getByRole('heading', { name: 'Ada Roth' })).toBeVisible();
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Bestellungen\s*2\s*Umsatz\s*11,00\s€\s*im Schnitt\s*11,00\s€/);
  const rows = page.getByRole('table').getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/2× Minestrone/);
  await expect.element(rows.nth(2)).toMatchTextContent(/2× Tiramisù della Nonna.*11,00\s€/);
  await expect.element(page.getByRole('region', { name: 'Kontakt' })).toMatchTextContent(email);
  await page.getByRole('searchbox', { name: 'Gericht suchen' }).fill('tiramisù');
  await expect.element(page.getByText('1 Bestellung gefunden.')).toBeInTheDocument();
  await expect.element(page.getByRole('table')).not.toMatchTextContent('Minestrone');
  await page.getByRole('searchbox', { name: 'Gericht suchen' }).fill('Sushi');
  await expect.element(page.getByRole('heading', { name: 'In keiner Bestellung.' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Gericht suchen' }).fill('');
  await page.getByRole('table').getByRole('link').last().click();
  await expect.element(page.getByRole('table', { name: 'Artikel' })).toMatchTextContent('Tiramisù della Nonna');
});
