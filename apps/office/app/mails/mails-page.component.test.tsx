import * as calls from '@tischlein/contract/calls';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

const readTexts = async (shop: string) => {
  const config = await send(calls.getShopConfig, { params: { shop } });
  return config.ok ? config.value.mailTexts : expect.fail();
};

it('words of a mail are checked, saved where they differ from the default, and reset', async () => {
  const shop = await renderOffice('/mails');
  await page.getByRole('button', { name: 'Bestellung angenommen' }).click();
  const subject = page.getByRole('textbox', { name: 'Betreff' });
  await expect.element(subject).toHaveValue('Deine Bestellung {nummer} ist angenommen – {restaurant}');
  await subject.fill('Läuft: {nummmer}');
  await expect.element(page.getByText('Diesen Platzhalter gibt es hier nicht: {nummmer}')).toBeVisible();
  await expectFault('Betreff');
  await subject.fill('Läuft: ');
  await page.getByRole('button', { name: '{nummer}' }).click();
  await expect.element(subject).toHaveValue('Läuft: {nummer}');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Gespeichert. Die nächsten E-Mails nutzen den neuen Text.')).toBeVisible();
  expect(await readTexts(shop)).toEqual({ orderAccepted: { subject: 'Läuft: {nummer}' } });
  await page.getByRole('button', { name: 'Ursprünglicher Text' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => readTexts(shop)).toBeUndefined();
});
