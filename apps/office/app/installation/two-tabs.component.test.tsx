import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { installationRemote } from './use-part.ts';

const server = { host: 'eins.example', port: 465, user: 'shop', sender: 'shop@eins.example', hasPassword: true };

/** The page reads what another tab has saved. Nothing is really saved: it would hold for the shops of all other tests. */
function learn(version: string, change: object = {}): void {
  const installation = installationRemote.get().value ?? expect.fail();
  installationRemote.set({ ...installation, mail: { isFixed: false, version, saved: { ...server, ...change } } });
}

const mail = page.getByRole('form', { name: 'E-Mails verschicken' });
const host = mail.getByLabelText('Server');
const port = mail.getByLabelText('Port');
const save = mail.getByRole('button', { name: 'Speichern' });
const conflict = page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });

async function open(): Promise<void> {
  await renderOffice('/installation');
  await expect.element(page.getByText('Noch kein Server: E-Mails werden nur gespeichert')).toBeVisible();
  learn('1');
  await expect.element(host).toHaveValue('eins.example');
}

it('an untouched form follows what another tab has saved', async () => {
  await open();
  learn('2', { host: 'zwei.example', port: 587 });
  await expect.element(host).toHaveValue('zwei.example');
  await expect.element(port).toHaveValue('587');
});

it('what was typed stays, and does not replace what another tab has saved: it asks which version counts', async () => {
  await open();
  await port.fill('587');
  // Another tab has turned it off: the server of the tests has none.
  await installationRemote.read();
  await expect.element(page.getByText('Noch kein Server: E-Mails werden nur gespeichert')).toBeVisible();
  await expect.element(port).toHaveValue('587');
  await save.click();
  await expect.element(conflict).toMatchTextContent(/Server.*inzwischen geändert.*eins\.example/);
  await expect.element(conflict).toMatchTextContent(/Passwort.*gespeichert/);
  await conflict.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(port).toHaveValue('587');
  await save.click();
  await conflict.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }).click();
  await expect.element(host).toHaveValue('');
  await expect.element(port).toHaveValue('465');
});
