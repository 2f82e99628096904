import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const address = page.getByLabelText('Adresse des Dienstes');
const SAVED = page.getByText(/^Gespeichert\./);
const choice = (name: RegExp) => page.getByRole('radio', { name });

async function readSetting(shop: string) {
  const answer = await readConfig(shop);
  if (!answer.ok) return expect.fail(answer.problem.message);
  const { enableTracking, trackingHost } = answer.value.value;
  return { enableTracking, trackingHost };
}

describe('what was counted', () => {
  it('is shown by page, without ids, for everybody who reads the books', async () => {
    const shop = await renderOffice('/statistik');
    await expect.element(page.getByText('In diesem Zeitraum wurde noch keine Seite aufgerufen.')).toBeVisible();
    for (const address of ['/', '/', '/checkout/success/7f3a'])
      await send(calls.countPage, { params: { shop }, body: { page: address } });
    await page.getByRole('radio', { name: '7 Tage' }).click();
    const pages = page.getByRole('table', { name: 'Aufrufe nach Seite' });
    await expect.element(pages).toMatchTextContent('Speisekarte2Bestellung1');
    await expect.element(page.getByText('In diesem Zeitraum hat noch niemand eingewilligt.')).toBeVisible();
  });
});

describe('identifiers', () => {
  it('are named once, and are sent with what is counted', async () => {
    const shop = await renderOffice('/statistik', { enableTracking: true, trackingIds: { konto: 'A-1' } });
    await expect.element(page.getByLabelText('Wert')).toHaveValue('A-1');
    await page.getByRole('button', { name: 'Kennung hinzufügen' }).click();
    await page.getByLabelText('Name').nth(1).fill('konto');
    await expect.element(page.getByText('Bitte fülle beide Felder aus.')).toBeVisible();
    await page.getByLabelText('Wert').nth(1).fill('B-2');
    await expect.element(page.getByText('Diesen Namen gibt es schon.')).toBeVisible();
    await expectFault('Name');
    await page.getByLabelText('Name').nth(1).fill('kampagne');
    await page.getByRole('button', { name: 'konto entfernen' }).click();
    await save.click();
    await expect.element(SAVED).toBeVisible();
    const answer = await readConfig(shop);
    expect(answer.ok && answer.value.value.trackingIds).toEqual({ kampagne: 'B-2' });
  });
});

describe('counting visits', () => {
  it('is off at first, and another service needs its address', async () => {
    const shop = await renderOffice('/statistik');
    await expect.element(choice(/^Nicht zählen/)).toBeChecked();
    await choice(/^Mit einem anderen Dienst/).click();
    await expectFault('Adresse');
    await address.fill('http://zahlen.example/pfad');
    await expect.element(address).toHaveAccessibleDescription(/https:\/\/ beginnt, ohne Pfad/);
    await expectFault('Adresse');
    await address.fill('zahlen.example');
    await save.click();
    await expect.element(SAVED).toBeVisible();
    expect(await readSetting(shop)).toEqual({ enableTracking: true, trackingHost: 'https://zahlen.example' });
  });

  it('moves from another service to this server, and stops', async () => {
    const shop = await renderOffice('/statistik', { enableTracking: true, trackingHost: 'https://zahlen.example' });
    await expect.element(address).toHaveValue('https://zahlen.example');
    await choice(/^Zählen/).click();
    await save.click();
    await expect.element(SAVED).toBeVisible();
    expect(await readSetting(shop)).toEqual({ enableTracking: true, trackingHost: undefined });
    await choice(/^Nicht zählen/).click();
    await save.click();
    await expect.element(SAVED).toBeVisible();
    expect(await readSetting(shop)).toEqual({ enableTracking: false, trackingHost: undefined });
  });
});
