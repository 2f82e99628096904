import * as calls from '@tischlein/contract/calls';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SOON } from '../../../../tests/components/choose-version.ts';
import { driveTour } from '../../../../tests/components/drive-tour.tsx';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readConfig } from '../api/shop-config.ts';

afterEach(() => void vi.useRealTimers());

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

async function signIn({ email, password } = inject('owner')): Promise<void> {
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

/** The page looks again, as after a lost connection. */
function looksAgain(): void {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

it('the editor of a dish asks by itself, keeps what is typed, and saves it then', async () => {
  await renderOffice('/karte/gericht/pizza-margherita');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Pizza Grande');
  await send(calls.endSession);
  looksAgain();
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await signIn();
  await expect.element(name).toHaveValue('Pizza Grande');
  await save.click();
  await expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();
});

it('the desk asks by itself, then shows what came meanwhile', async () => {
  const shop = await renderOffice('/');
  await openForGuests(shop);
  const fresh = page.getByRole('region', { name: 'Neu' });
  await expect.element(fresh).toMatchTextContent('Keine neue Bestellung');
  await send(calls.endSession);
  await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  looksAgain();
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await signIn();
  await expect.element(fresh).toMatchTextContent('Abholung, Ada Köhler');
});

it.each([
  ['/restaurant', 'Telefon', '030 5557788', 'phone'],
  ['/zeiten', 'Hinweis für Gäste', 'Heute wenig Tische.', 'customerInfo'],
] as const)('a save on %s asks to sign in over the page, then saves what was typed', async (path, label, text, key) => {
  const shop = await renderOffice(path);
  const field = page.getByLabelText(label, { exact: true });
  await field.fill(text);
  await send(calls.endSession);
  await save.click();
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await signIn();
  await expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();
  const config = await readConfig(shop);
  const saved = config.ok ? { ...config.value.value, ...config.value.value.opening } : null;
  expect(saved?.[key]).toBe(text);
});

it('the options of a shop ask, too', async () => {
  const shop = await renderOffice('/optionen');
  await page.getByLabelText('Mindestbestellwert bei Abholung', { exact: true }).fill('8,00');
  await send(calls.endSession);
  await save.click();
  await signIn();
  await expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();
  const config = await readConfig(shop);
  expect(config.ok && config.value.value.pickupMinimumOrderValue).toBe(800);
});

it('the alarm asks by itself, over its page, and the order is answered then', async () => {
  const shop = await renderOffice('/');
  await openForGuests(shop);
  await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  await expect.element(page.getByRole('region', { name: 'Neu' })).toMatchTextContent('Ada Köhler');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6.1 * 60_000 });
  const alarm = page.getByRole('alertdialog');
  await expect.element(alarm).toBeVisible();
  await send(calls.endSession);
  looksAgain();
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await signIn();
  // The order is not late any more, and no alarm covers it.
  vi.useRealTimers();
  await expect.element(alarm).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Annehmen 1' }).click();
  await expect.element(page.getByRole('region', { name: 'Küche' }), SOON).toMatchTextContent('Ada Köhler');
});

it('the press of a driver waits for them to sign in again, then counts', async () => {
  const { driver } = await driveTour();
  await expect.element(page.getByRole('button', { name: 'Losfahren' })).toBeVisible();
  await send(calls.endSession);
  await page.getByRole('button', { name: 'Losfahren' }).click();
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await signIn(driver);
  await expect.element(page.getByRole('button', { name: 'Ausweis geprüft, übergeben' })).toBeVisible();
  await expect.element(page.getByText('Deine Eingabe wird gesendet'), SOON).not.toBeInTheDocument();
});
