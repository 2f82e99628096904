import * as calls from '@tischlein/contract/calls';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

it('a colour shows its contrast and the preview before it is saved', async () => {
  const shop = await renderOffice('/marke');
  const primary = page.getByRole('textbox', { name: 'Hauptfarbe', exact: true });
  await primary.fill('gelb');
  await expect.element(page.getByText('Bitte schreib die Farbe wie #1B3A2C.')).toBeVisible();
  await expectFault('Hauptfarbe');
  await primary.fill('#ffe600');
  await expect.element(page.getByText(/Kontrast auf der Hauptfarbe 16,\d : 1/)).toBeVisible();
  await expect.element(page.getByText('Der Hauptknopf wird auf hellem Grund etwas dunkler')).toBeVisible();
  await expect.element(page.getByTitle('Vorschau Deines Shops')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
  const config = await send(calls.getShopConfig, { params: { shop } });
  expect(config.ok && config.value.primaryColor).toBe('#ffe600');
});
