import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { unmount } from '../../../../tests/components/mount.tsx';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';
import {
  renderOffice,
  renderOfficeAs,
  renderOfficeAt,
  renderOfficeFor,
} from '../../../../tests/components/render-office.tsx';
import { setStock } from '../../../../tests/components/set-stock.ts';
import { send } from '../api/send.ts';

const done = (name: string) => page.getByRole('heading', { name: `${name} – getan` });
const step = (name: string) => page.getByRole('heading', { level: 2, name });
const printers = page.getByRole('link', { name: 'Zu den Druckern: Bon drucken' });

/** The page looks again, as after a lost connection. */
function looksAgain(): void {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

it('the guide of a new shop has eight steps, and ticks what is done elsewhere while it is open', async () => {
  const shop = await renderOffice('/erster-abend');
  await expect.element(page.getByText('0 von 8 getan')).toBeVisible();
  expect(page.getByRole('main').getByRole('listitem').elements()).toHaveLength(8);
  await send(calls.startPause, { params: { shop }, body: { scope: 'all', minutes: 20 } });
  await setStock(shop, 'pizza-margherita', 'untilTomorrow');
  looksAgain();
  await expect.element(done('Zu viel los')).toBeVisible();
  await expect.element(done('Etwas ist aus')).toBeVisible();
  await expect.element(page.getByText('2 von 8 getan')).toBeVisible();
});

it('a shift that has begun on this device stays ticked after its end', async () => {
  const shop = await renderOffice('/');
  await page.getByRole('button', { name: 'Schicht beginnen' }).click();
  await page.getByRole('dialog', { name: 'Schicht läuft' }).getByRole('button', { name: 'Schicht beenden' }).click();
  await expect.element(page.getByRole('button', { name: 'Schicht beginnen' })).toBeVisible();
  unmount();
  await renderOfficeAt(`/${shop}/erster-abend`);
  await expect.element(done('Schicht beginnen')).toBeVisible();
});

it('each step leads to its page, as far as the role opens it', async () => {
  await renderOfficeAs('waiter', '/:slug/erster-abend');
  await expect.element(step('Gerät aufstellen')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Zu den Geräten/ })).not.toBeInTheDocument();
  await printers.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Drucker' })).toBeVisible();
});

it('is printed from the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await renderOffice('/erster-abend');
  await page.getByRole('button', { name: 'Drucken' }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('a session that has ended asks to sign in over the guide', async () => {
  await renderOffice('/erster-abend');
  await expect.element(page.getByText('0 von 8 getan')).toBeVisible();
  await send(calls.endSession);
  looksAgain();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Es ist nichts verloren.');
});

it('a role that no longer sees the desk is told, and the steps stay', async () => {
  const { slug, id } = await renderOfficeFor('staff', '/:slug/erster-abend');
  await expect.element(page.getByText('0 von 8 getan')).toBeVisible();
  const owner = await signInElsewhere();
  await owner(calls.changeStaff, { params: { staffId: id }, body: { role: 'accountant', shops: [shopId(slug)] } });
  looksAgain();
  await expect.element(page.getByText('Das darfst Du mit Deiner Anmeldung nicht.')).toBeVisible();
  await expect.element(step('Annehmen')).toBeVisible();
});

it('without a connection the guide says so, and its steps stay', async () => {
  await renderOffice('/erster-abend');
  await expect.element(page.getByText('0 von 8 getan')).toBeVisible();
  loseConnection();
  looksAgain();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  await expect.element(step('Annehmen')).toBeVisible();
});
