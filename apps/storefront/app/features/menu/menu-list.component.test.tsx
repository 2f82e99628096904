import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

describe('the menu', () => {
  it('shows the prices of the order type', async () => {
    await renderShop();
    await expect.element(findDish('Pizza Marinara')).toMatchTextContent('ab 7,90 €');
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(findDish('Pizza Marinara')).not.toMatchTextContent('ab 7,90 €');
  });

  it('has no slider without daily dishes', async () => {
    await renderShop({ menu: (menu) => ({ ...menu, dailyDishes: [] }) });
    await expect.element(findDish('Pizza Margherita')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Tagesgerichte' })).not.toBeInTheDocument();
  });

  it('finds dishes by ingredient', async () => {
    await renderShop();
    await page.getByRole('searchbox').fill('büffelmozzarella');
    await expect.element(findDish('Caprese di Bufala')).toBeVisible();
    await expect.element(findDish('Pizza Marinara')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('zzzz');
    await expect.element(page.getByRole('heading', { name: 'Kein Gericht passt zu „zzzz“' })).toBeVisible();
  });

  it('shows the rest of a long list on request, and the focus continues there', async () => {
    await renderShop();
    await page.getByRole('searchbox').fill('e');
    const rows = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect.element(rows).toHaveLength(120);
    await page.getByRole('button', { name: /weitere anzeigen$/ }).click();
    await expect.element(rows.nth(120).getByRole('button')).toHaveFocus();
    await page.getByRole('searchbox').fill('');
    await expect.element(page.getByRole('region', { name: 'Angebote' })).toBeVisible();
  });

  it('shows delivery area and payment methods before anything is ordered', async () => {
    await renderShop();
    await expect.element(page.getByText('Liefergebiet: Mitte, Rund um Mitte')).toBeVisible();
    const methods = page.getByRole('list', { name: 'Zahlungsarten' }).getByRole('listitem');
    expect(methods.elements().map(({ textContent }) => textContent)).toEqual([
      'Bar',
      'EC-Karte',
      'Karte, Apple Pay, Google Pay',
      'PayPal',
      'Amazon Pay',
      'Klarna',
      'PayPal oder Überweisung',
    ]);
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(page.getByText('Liefergebiet: Mitte, Rund um Mitte')).not.toBeInTheDocument();
    await expect.element(page.getByText('Steinofen seit 1998')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '1.284 Empfehlungen**' })).toBeVisible();
    await expect.element(page.getByText('** Diese Angaben hat das Restaurant eingetragen')).toBeInTheDocument();
    await expect
      .element(page.getByRole('region', { name: 'Pizza', exact: true }))
      .toMatchTextContent('Alle mit Pizzateig, Tomatensauce · Fast alle mit Mozzarella');
  });
});
