import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actOnOrder } from '../../../../tests/components/act-on-order.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { openSharedDesk } from '../../../../tests/components/shared-desk.ts';

const DAY_MS = 24 * 3_600_000;

const kitchen = page.getByRole('region', { name: 'Küche' });
const band = page.getByText('2 Bestellungen von früheren Tagen sind noch offen.');

afterEach(() => void vi.useRealTimers());

it('of two shops: the one that could not be asked is named, although the other answers', async () => {
  const [north, south] = await openSharedDesk();
  for (const shop of [north, south]) {
    const id = await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
    await actOnOrder(id, 'accept', { shop });
  }
  await expect.element(kitchen.getByRole('article').nth(1)).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  await page.getByRole('button', { name: 'Ansehen und abschließen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Noch offen von früheren Tagen' });
  const rows = dialog.getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent('Tramonto Nord');
  await expect.element(rows.last()).toMatchTextContent('Tramonto Süd');
  loseConnection((address) => address.includes(`/shop/${north}/earlier-orders/close`));
  await dialog.getByRole('button', { name: 'Alle 2 abschließen' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Tramonto Nord: Keine Verbindung\./);
  await expect
    .element(dialog.getByRole('button', { name: 'Alle 2 abschließen' }))
    .toHaveAttribute('aria-busy', 'false');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
});

describe('orders that are still open the next day', () => {
  it('are one band instead of cards, which names them before they are closed', async () => {
    const shop = await renderOffice('/');
    await openForGuests(shop);
    for (const number of [1, 2]) {
      await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
      await page.getByRole('button', { name: `Annehmen ${number}` }).click();
    }
    await expect.element(kitchen.getByRole('article').nth(1)).toBeVisible();
    await expect.element(band).not.toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await expect.element(band).toBeVisible();
    await expect.element(kitchen).toMatchTextContent('Die Küche ist leer');
    await page.getByRole('button', { name: 'Ansehen und abschließen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Noch offen von früheren Tagen' });
    await expect.element(dialog.getByRole('button', { name: 'Alle 2 abschließen' })).toBeVisible();
    expect(dialog.getByRole('listitem').elements()).toHaveLength(2);
    await dialog
      .getByRole('button', { name: /Ada Köhler/ })
      .first()
      .click();
    await expect.element(page.getByRole('region', { name: 'Bestellungen 1' })).toBeVisible();
  });
});
