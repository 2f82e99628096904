import * as calls from '@tischlein/contract/calls';
import { expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const dialog = page.getByRole('dialog', { name: 'Anmelden' });
const minutes = page.getByLabelText('SMS oder Anruf nach (Minuten)');

async function saveWithoutSession(): Promise<string> {
  // A page without a preview, whose call could ask before the save.
  const shop = await renderOffice('/keine-antwort', { email: 'mitte@tramonto.example' });
  await minutes.fill('7');
  await send(calls.endSession);
  await save.click();
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  return shop;
}

async function signIn(): Promise<void> {
  const { email, password } = inject('owner');
  await expect.element(dialog.getByLabelText('E-Mail')).toHaveValue(email);
  await dialog.getByLabelText('Passwort').fill(password);
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

it('a save after the session has ended asks to sign in over the page, then saves what was typed', async () => {
  const shop = await saveWithoutSession();
  await signIn();
  await expect.element(page.getByText(/^Gespeichert\./)).toBeVisible();
  const config = await readConfig(shop);
  expect(config.ok && config.value.value.escalation?.callMinutes).toBe(7);
});

it('closing the question loses nothing: the page says what is needed, and the next save asks again', async () => {
  await saveWithoutSession();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Bitte melde Dich an und versuche es dann noch einmal.')).toBeVisible();
  await expect.element(minutes).toHaveValue(7);
  await save.click();
  await signIn();
  await expect.element(page.getByText(/^Gespeichert\./)).toBeVisible();
});
