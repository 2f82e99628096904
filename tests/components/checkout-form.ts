import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from './render-shop.tsx';

export const HOME = 'Torstraße 12, 10119 Berlin';
export const PIZZA = {
  dish: 'Pizza Margherita',
  size: '32 cm',
  extras: [{ group: 'Teig', item: 'Klassischer Teig', amount: 1 }],
  amount: 2,
};
export const TIRAMISU = { dish: 'Tiramisù della Nonna', amount: 1 };

/** The state of the placed order. */
export const status = page.getByRole('status').filter({ hasText: /Bestellung \d+/ });

/** Renders the checkout; no provider's script is loaded. */
export const renderCheckout = (wish: Parameters<typeof renderShop>[0]): Promise<void> =>
  renderShop({ ...wish, path: '/checkout', config: { paymentScripts: {}, ...wish?.config } });

export const fillIn = (label: string, value: string): Promise<void> =>
  page.getByLabelText(label, { exact: true }).fill(value);

const choosePayment = (name: string): Promise<void> => page.getByRole('radio', { name }).click();

/** Fills in contact and payment method and accepts the terms. */
export async function enterContact(): Promise<void> {
  await fillIn('Name', 'Ada Köhler');
  await fillIn('E-Mail', 'ada@example.org');
  await page.getByLabelText('Telefon').fill('0151 2345678');
  await choosePayment('Bar');
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).click();
}

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

export const pressOrder = (): Promise<void> => press('Zahlungspflichtig bestellen');

/** Reads a dialog and leaves it by its last button. */
export async function readDialog(name: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toMatchTextContent(text);
  await dialog.getByRole('button').last().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}
