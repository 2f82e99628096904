import * as calls from '@tischlein/contract/calls';
import type { Installation } from '@tischlein/contract/office';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { renderOffice, renderOfficeAs } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

// Nothing is saved here: it would hold for the shops of all other tests.
const mail = page.getByRole('form', { name: 'E-Mails verschicken' });
const host = mail.getByLabelText('Server');
const test = mail.getByRole('button', { name: 'Testmail schicken' });

async function typeServer(): Promise<void> {
  await host.fill('127.0.0.1');
  // Nothing listens there.
  await mail.getByLabelText('Port').fill('9');
  await mail.getByLabelText('Absender').fill('shop@tramonto.example');
}

it('a mail server is tried before it is saved, and the answer says what to do', async () => {
  await renderOffice('/installation');
  await expect.element(page.getByText('Noch kein Server: E-Mails werden nur gespeichert')).toBeVisible();
  await typeServer();
  await test.click();
  await expect.element(mail.getByText('Der Server antwortet nicht.')).toBeVisible();
  await expect.element(host).toHaveValue('127.0.0.1');
});

it('a mail server that is no name, and an address of tiles without {z}, are said at their fields', async () => {
  await renderOffice('/installation');
  await host.fill('https://smtp.example.org');
  await mail.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(mail.getByText('Bitte gib den Namen des Servers ein, ohne https://')).toBeVisible();
  await expect.element(host).toHaveFocus();
  const tiles = page.getByRole('form', { name: 'Karten' });
  await tiles.getByLabelText('Eigener oder anderer Server').click();
  await tiles.getByLabelText('Adresse der Kacheln').fill('https://tiles.example.org');
  await tiles.getByRole('button', { name: 'Testen' }).click();
  await expect.element(tiles.getByText('Bitte gib eine Adresse ein, die mit https://')).toBeVisible();
  await expect.element(tiles.getByLabelText('Adresse der Kacheln')).toHaveFocus();
});

it('a preset says whom maps name, and where its terms are', async () => {
  await renderOffice('/installation');
  const tiles = page.getByRole('form', { name: 'Karten' });
  await tiles.getByLabelText('basemap.de').click();
  await expect.element(tiles.getByText('Auf jeder Karte steht: © basemap.de / BKG, CC BY 4.0')).toBeVisible();
  await expect
    .element(tiles.getByRole('link', { name: 'Bedingungen lesen' }))
    .toHaveAttribute('href', 'https://basemap.de/produkte-und-dienste/web-raster/');
});

it('a geocoder that does not answer is said so, with the address that was typed', async () => {
  await renderOffice('/installation');
  const geocoder = page.getByRole('form', { name: 'Adressen finden' });
  await geocoder.getByLabelText('Eigener Photon-Server').click();
  await geocoder.getByLabelText('Adresse des Servers').fill('http://127.0.0.1:9');
  await geocoder.getByRole('button', { name: 'Testen' }).click();
  await expect.element(geocoder.getByText('Unter dieser Adresse antwortet kein Dienst.')).toBeVisible();
});

it('a test after the session has ended asks to sign in over the page, and keeps what is typed', async () => {
  await renderOffice('/installation');
  await typeServer();
  await send(calls.endSession);
  await test.click();
  await expect.element(page.getByRole('dialog', { name: 'Anmelden' })).toMatchTextContent('Es ist nichts verloren.');
  await expect.element(host).toHaveValue('127.0.0.1');
});

it('without a connection a test says so and keeps what is typed', async () => {
  await renderOffice('/installation');
  await typeServer();
  loseConnection();
  await test.click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  await expect.element(host).toHaveValue('127.0.0.1');
});

it('says so if what is shown can no longer be read', async () => {
  const { fetch } = window;
  onTestFinished(() => void vi.unstubAllGlobals());
  let isRead = false;
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    if (!new Request(address, init).url.endsWith(calls.getInstallation.path)) return fetch(address, init);
    if (isRead) throw new TypeError('Failed to fetch');
    isRead = true;
    const installation: Installation = await (await fetch(address, init)).json();
    // While a backup is being made, the page reads again.
    const backups = { ...installation.backups, runningSince: new Date().toISOString() };
    return Response.json({ ...installation, backups });
  });
  await renderOffice('/installation');
  await expect.element(host).toBeVisible();
  await expect
    .element(page.getByRole('alert'), { timeout: 15_000 })
    .toMatchTextContent('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.');
  await expect.element(host).toBeVisible();
});

it('another owner finds no such page', async () => {
  await renderOfficeAs('owner', '/:slug/installation');
  await expect.element(page.getByText('Kein Zugang').first()).toBeVisible();
});
