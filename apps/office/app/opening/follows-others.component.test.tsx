import * as calls from '@tischlein/contract/calls';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  chooseVersion,
  conflictDialog,
  expectDifferences,
  KEEP_MINE,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { setHours, stopDelivery, VACATION } from '../../../../tests/components/set-hours.ts';
import { send } from '../api/send.ts';
import { readConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const minutes = page.getByLabelText('Minuten bis zur Lieferung');
const expectSaved = () => expect.element(page.getByText(/^(Im Entwurf gespeichert|Gespeichert)\./)).toBeVisible();

let shop = '';
beforeEach(async () => {
  shop = await renderOffice('/zeiten');
  await minutes.fill('55');
});

it('another person changes the hours: both versions are shown to choose from', async () => {
  await setHours(shop, { preOrderDays: 3 });
  await save.click();
  await expectDifferences({
    'Tage im Voraus inzwischen geändert': ['3', '2'],
    'Minuten bis zur Lieferung von Dir geändert': ['35', '55'],
  });
  await chooseVersion(KEEP_MINE);
  await expectSaved();
});

it('another person closes the shop for some days: both versions are shown to choose from', async () => {
  await setHours(shop, { specialOpeningTimes: VACATION });
  await save.click();
  await expect.element(conflictDialog()).toMatchTextContent(/20\.11\.2026 – 22\.11\.2026.*Urlaub: geschlossen/);
  await chooseVersion(TAKE_SAVED);
  await expect.element(minutes).toHaveValue(35);
});

it('another person enters the same holiday: both versions are shown to choose from', async () => {
  await page.getByRole('button', { name: 'Einzelnen Tag eintragen' }).click();
  await page.getByRole('group', { name: 'Besonderer Tag' }).last().getByLabelText('Von').fill('2027-01-01');
  const hours = [{ from: '12:00', to: '15:00' }];
  await setHours(shop, { specialOpeningTimes: [{ from: '2027-01-01', to: '2027-01-01', reason: 'holiday', hours }] });
  await save.click();
  await expect
    .element(conflictDialog())
    .toMatchTextContent(/01\.01\.2027.*Feiertag: 12:00–15:00.*Feiertag: geschlossen/);
  await chooseVersion(KEEP_MINE);
  await expectSaved();
  const answer = await send(calls.getOpening, { params: { shop } });
  const days = answer.ok ? answer.value.opening.specialOpeningTimes : [];
  expect(days.filter(({ from }) => from === '2027-01-01')).toEqual([expect.objectContaining({ hours: [] })]);
});

it('the kitchen pauses: the page says until when, and what is typed stays', async () => {
  await send(calls.startPause, { params: { shop }, body: { scope: 'all', minutes: 20 } });
  await expect.element(page.getByText(/^Stopp bis \d/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Weiter annehmen' })).toBeVisible();
  await expect.element(minutes).toHaveValue(55);
});

it('another person no longer delivers: a save keeps that', async () => {
  await stopDelivery(shop);
  await save.click();
  await expectSaved();
  const config = await readConfig(shop);
  expect(config.ok && config.value.value).toMatchObject({
    supportDelivery: false,
    opening: { preparationMinutes: { delivery: 55 } },
  });
});

it('a guest orders: the navigation counts it', async () => {
  await openForGuests(shop);
  await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  const nav = page.getByRole('navigation', { name: 'Büro' });
  await expect.element(nav.getByRole('link', { name: /^Heute/ }), { timeout: 20_000 }).toMatchTextContent('1');
  await expect.element(minutes).toHaveValue(55);
});

it('without a connection a save says so and keeps what is typed; the next one saves it', async () => {
  const giveBack = loseConnection();
  await save.click();
  // The pause, which is read anew now and then, says the same above.
  await expect
    .element(
      page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.').last(),
    )
    .toBeVisible();
  await expect.element(minutes).toHaveValue(55);
  giveBack();
  await save.click();
  await expectSaved();
});
