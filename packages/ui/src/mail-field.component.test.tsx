import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/components/mount.tsx';
import type { Answer } from './answer.ts';
import { TextField } from './field.tsx';
import { MailField } from './mail-field.tsx';

interface Check {
  readonly isDeliverable: boolean;
  readonly suggestion: string | null;
}

/** A server that answers about each address when the test says so. */
class Server {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, (answer: Answer<Check>) => void>();

  readonly check = (email: string): Promise<Answer<Check>> => {
    this.asked.push(email);
    return new Promise((resolve) => this.#answers.set(email, resolve));
  };
  readonly says = (email: string, value: Check): void => this.#answers.get(email)?.({ ok: true, value });
  readonly isGone = (email: string): void =>
    this.#answers.get(email)?.({ ok: false, status: 0, problem: { message: 'Keine Verbindung.' } });
}

const HELP = 'Hierhin geht die Bestätigung.';
const MISTYPED = 'petra@gmial.com';
const RIGHT = 'petra@gmail.com';
const MEANT: Check = { isDeliverable: true, suggestion: RIGHT };
const DEAD: Check = { isDeliverable: false, suggestion: null };
const FINE: Check = { isDeliverable: true, suggestion: null };

const [email, name, reload] = [
  page.getByRole('textbox', { name: 'E-Mail' }),
  page.getByRole('textbox', { name: 'Name' }),
  page.getByRole('button', { name: 'Neu laden' }),
];

function Contact({
  server,
  error,
  saved,
}: {
  readonly server: Server;
  readonly error?: string;
  readonly saved: string;
}) {
  const [value, setValue] = useState('');
  return (
    <>
      <MailField
        label="E-Mail"
        help={HELP}
        error={error}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        check={server.check}
      />
      <TextField label="Name" />
      <button type="button" onClick={() => setValue(saved)}>
        Neu laden
      </button>
    </>
  );
}

function opens(props: { readonly error?: string; readonly saved?: string } = {}): Server {
  const server = new Server();
  mount(<Contact server={server} saved="" {...props} />);
  return server;
}

async function leavesWith(text: string): Promise<void> {
  await email.fill(text);
  await name.click();
}

it('says at once that no mail arrives, until the address is another one', async () => {
  const server = opens();
  await leavesWith('petra@null.de');
  server.says('petra@null.de', DEAD);
  await expect.element(email).toBeInvalid();
  await expect
    .element(email)
    .toHaveAccessibleDescription(`An diese Adresse kommt keine E-Mail an. Bitte prüfe sie. ${HELP}`);
  await email.fill('petra@web.de');
  await expect.element(email).toHaveAccessibleDescription(HELP);
  await expect.element(email).not.toBeInvalid();
});

it('asks whether a known address is meant, which is no error', async () => {
  const server = opens();
  await leavesWith(MISTYPED);
  server.says(MISTYPED, MEANT);
  await expect.element(email).toHaveAccessibleDescription('Meinst Du petra@gmail.com?');
  await expect.element(email).not.toBeInvalid();
});

it('what the form says comes first', async () => {
  const server = opens({ error: 'Diese Adresse hat schon ein Konto.' });
  await leavesWith('petra@null.de');
  server.says('petra@null.de', DEAD);
  await expect.element(email).toHaveAccessibleDescription(`Diese Adresse hat schon ein Konto. ${HELP}`);
});

it.each(['', 'petra', 'petra@web'])('asks nothing about what is no address: %j', async (text) => {
  const server = opens();
  await leavesWith(text);
  await userEvent.tab();
  expect(server.asked).toEqual([]);
});

it('a late answer about an earlier address says nothing about the one of now', async () => {
  const server = opens();
  await leavesWith('petra@null.de');
  await leavesWith(MISTYPED);
  server.says(MISTYPED, MEANT);
  await expect.element(email).toHaveAccessibleDescription('Meinst Du petra@gmail.com?');
  server.says('petra@null.de', DEAD);
  await expect.poll(() => server.asked).toEqual(['petra@null.de', MISTYPED]);
  await expect.element(email).toHaveAccessibleDescription('Meinst Du petra@gmail.com?');
  await expect.element(email).not.toBeInvalid();
});

it('another person saves another address while this one is checked: what is said is about the one in the field', async () => {
  const server = opens({ saved: MISTYPED });
  await leavesWith('petra@null.de');
  await reload.click();
  await expect.element(email).toHaveValue(MISTYPED);
  server.says('petra@null.de', DEAD);
  await expect.element(email).toHaveAccessibleDescription(HELP);
  await email.click();
  await name.click();
  server.says(MISTYPED, MEANT);
  await expect.element(email).toHaveAccessibleDescription('Meinst Du petra@gmail.com?');
});

it('without a connection nothing is said, and leaving the field again asks again', async () => {
  const server = opens();
  await leavesWith('petra@null.de');
  server.isGone('petra@null.de');
  await expect.element(email).toHaveAccessibleDescription('Hierhin geht die Bestätigung.');
  await expect.element(email).not.toBeInvalid();
  await email.click();
  await name.click();
  await expect.poll(() => server.asked).toHaveLength(2);
  server.says('petra@null.de', FINE);
  await expect.element(email).toHaveAccessibleDescription(HELP);
  await expect.element(email).not.toBeInvalid();
});
