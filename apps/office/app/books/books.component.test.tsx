import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice, renderOfficeAs } from '../../../../tests/components/render-office.tsx';
import { readConfig } from '../api/shop-config.ts';

describe('the books', () => {
  it('change the period: a week, the one before, and any range', async () => {
    await renderOffice('/zahlen');
    await expect.element(page.getByText('Umsatz', { exact: true }).first()).toBeVisible();
    await page.getByText('Jahr', { exact: true }).click();
    const year = new Date().getFullYear();
    await expect.element(page.getByText(String(year), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Später' }).click();
    await expect.element(page.getByText('Weiter als bis heute geht es nicht.')).toBeVisible();
    await page.getByRole('button', { name: 'Früher' }).click();
    await expect.element(page.getByText(String(year - 1), { exact: true })).toBeVisible();
    expect(location.search).toContain(`von=${year - 1}-01-01`);
    await page.getByText('Von – bis').click();
    await expect.element(page.getByLabelText('Von', { exact: true })).toBeVisible();
  });

  it('say what DATEV needs, and offer the file once it is there', async () => {
    const shop = await renderOffice('/ausfuhr');
    await expect.element(page.getByText('Für DATEV fehlen noch Angaben. Trage sie unten ein.')).toBeVisible();
    // Fields that were never touched are no mistakes.
    expect(page.getByText('Für DATEV nötig: 1001 bis 9999999.').query()).toBeNull();
    await page.getByLabelText('Mandant').fill('10421');
    await expect.element(page.getByText('Für DATEV nötig: 1001 bis 9999999.')).toBeVisible();
    await page.getByLabelText('Beraternummer').fill('29098');
    await page.getByText('SKR 04').click();
    await expect.element(page.getByLabelText('Erlöse 19 %')).toHaveValue('4400');
    await page.getByLabelText('Geldtransit PayPal').fill('4400');
    await expect.element(page.getByText('Dieses Konto ist schon ein Erlöskonto.')).toBeVisible();
    await page.getByLabelText('Geldtransit PayPal').fill('1470');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .element(page.getByRole('link', { name: 'DATEV-Buchungsstapel herunterladen' }))
      .toHaveAttribute('href', expect.stringContaining(calls.exportDatev.path.replace(':shop', shop)));
    const saved = await readConfig(shop);
    expect(saved.ok && saved.value.value.bookkeeping).toMatchObject({
      chart: 'skr04',
      consultant: 29_098,
      accounts: { paypal: '1470' },
    });
  });

  it('are read by the accountant, who changes nothing', async () => {
    await renderOfficeAs('accountant', '/:slug/ausfuhr');
    await expect.element(page.getByText('Du kannst alles herunterladen.', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Beraternummer')).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Belegarchiv herunterladen' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Speichern' }).query()).toBeNull();
  });
});
