import * as calls from '@tischlein/contract/calls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

afterEach(() => vi.unstubAllGlobals());

describe('coupons', () => {
  it('are checked, taken into the list and saved', async () => {
    const shop = await renderOffice('/gutscheine');
    await page.getByRole('button', { name: 'Gutschein', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Code', { exact: true }).fill('herbst');
    await dialog.getByLabelText('Prozent', { exact: true }).last().fill('120');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(dialog.getByText('Höchstens 100 %.')).toBeVisible();
    await dialog.getByLabelText('Prozent', { exact: true }).last().fill('12,5');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(page.getByRole('row', { name: /herbst/ })).toMatchTextContent('12,5 %');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(page.getByText('Gespeichert. Eingelöste Gutscheine bleiben gezählt.')).toBeVisible();
    const saved = await send(calls.listCoupons, { params: { shop } });
    expect(saved.ok && saved.value).toMatchObject([{ code: 'herbst', value: 1250, minimumOrderValue: 2000 }]);
  });

  it('one can be added once the list is there, so that it joins the others', async () => {
    const fetchNow = window.fetch.bind(window);
    const list = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (typeof request[0] === 'string' && request[0].endsWith('/coupons')) await list.promise;
      return fetchNow(...request);
    });
    await renderOffice('/gutscheine');
    await expect.element(page.getByRole('heading', { name: 'Gutscheine', level: 1 })).toBeVisible();
    const add = page.getByRole('button', { name: 'Gutschein', exact: true });
    await expect.element(add).not.toBeInTheDocument();
    list.resolve();
    await expect.element(add).toBeVisible();
  });

  it('are created as a series and listed to print', async () => {
    await renderOffice('/gutscheine');
    await page.getByRole('button', { name: 'Viele Codes erzeugen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Codes erzeugen' }).click();
    await expect.element(dialog.getByText('Bitte gib der Serie einen Namen.')).toBeVisible();
    await dialog.getByLabelText('Name der Serie').fill('Flyer');
    await dialog.getByLabelText('Anzahl').fill('13');
    await dialog.getByRole('button', { name: 'Codes erzeugen' }).click();
    await expect.element(page.getByText('13 Codes sind da.')).toBeVisible();
    await page.getByRole('link', { name: 'Drucken' }).click();
    await expect.element(page.getByText('13 Codes auf 2 Blättern A4.')).toBeVisible();
  });
});
