import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HOME } from '../../../../../tests/components/checkout-form.ts';
import { findDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const dialog = page.getByRole('dialog');
const location = dialog.getByLabelText('Dein Standort');
const ok = dialog.getByRole('button', { name: 'OK', exact: true });

afterEach(() => vi.unstubAllGlobals());

describe('the address', () => {
  it('that is corrected during the lookup counts as corrected', async () => {
    const [asked, corrected] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const fetchNow = window.fetch.bind(window);
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (typeof init?.body === 'string' && init.body.includes('Torstraße 1,')) {
        asked.resolve();
        await corrected.promise;
      }
      return fetchNow(input, init);
    });
    await renderShop();
    await page.getByRole('button', { name: /^Adresse eingeben/ }).click();
    await location.fill('Torstraße 1, 10119 Berlin');
    await ok.click();
    await asked.promise;
    await location.fill(HOME);
    corrected.resolve();
    await ok.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: HOME })).toBeVisible();
  });

  it('out of reach is refused in German, and pickup is offered', async () => {
    await renderShop();
    await findDish('Tiramisù della Nonna').getByRole('button', { name: 'hinzufügen' }).click();
    await location.fill('Marienplatz 1, 80331 München');
    await ok.click();
    await expect.element(dialog).toMatchTextContent('Diese Adresse befindet sich leider nicht im Liefergebiet.');
    await dialog.getByRole('button', { name: 'Stattdessen abholen' }).click();
    await expect.element(dialog).toMatchTextContent('Torstraße 1');
  });

  it('with two numbers is asked about, and the flat goes to the driver', async () => {
    await renderShop();
    await page.getByRole('button', { name: /^Adresse eingeben/ }).click();
    await location.fill('Torstraße 12/3, 10119 Berlin');
    await ok.click();
    await expect.element(dialog).toMatchTextContent('Welche Zahl ist die Hausnummer?');
    await dialog.getByRole('button', { name: 'Torstraße 12, Whg. 3, 10119 Berlin' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Torstraße 12, 10119 Berlin' })).toBeVisible();
    expect(sessionStorage.getItem(findKey(sessionStorage, 'messages'))).toContain('Whg. 3');
  });
});

/** The key of what a shop stores under a name. */
const findKey = (storage: Storage, name: string): string =>
  Object.keys(storage).find((key) => key.includes(name)) ?? '';
