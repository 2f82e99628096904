import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { mount } from '../../../../tests/components/mount.tsx';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { addMember, enter } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { ReplaceAccess } from './replace-access.tsx';
import '../styles/office.css';

const NEW_PASSWORD = 'ein langes neues Wort';

const newPassword = page.getByLabelText('Dein neues Passwort');
const submit = page.getByRole('button', { name: 'Ersetzen und weiter' });
const inside = page.getByText('Im Büro');

/** A person whose manager has set their password signs in. The demo does not ask, so the step is shown by itself. */
async function arrives({ signsInAgain = false } = {}) {
  const member = await addMember('staff', await openBranch());
  await enter(member);
  const session = await send(calls.getSession);
  if (!session.ok) throw new Error(session.problem.message);
  mount(<Step session={{ ...session.value, toReplace: ['password'] }} changesBefore={signsInAgain ? 1 : 0} />);
  return member;
}

interface StepProps {
  readonly session: OfficeSession;
  /** Signing in again replaces nothing. */
  readonly changesBefore: number;
}

function Step({ session, changesBefore }: StepProps) {
  const [changes, setChanges] = useState(0);
  if (changes > changesBefore) return <p>Im Büro</p>;
  return <ReplaceAccess session={session} onChanged={() => setChanges((count) => count + 1)} signOut={() => {}} />;
}

it('a password that others guess, and the present one, are refused at the field; then the office opens', async () => {
  const { email, password } = await arrives();
  await expect.element(page.getByText('Dein Passwort hat jemand für Dich festgelegt.')).toBeVisible();
  await newPassword.fill('Passwort1234');
  await submit.click();
  await expect.element(page.getByText('Dieses Passwort ist leicht zu erraten.')).toBeVisible();
  await expect.element(newPassword).toHaveFocus();
  await newPassword.fill(password);
  await submit.click();
  await expect.element(page.getByText('Das ist Dein jetziges Passwort.')).toBeVisible();
  await newPassword.fill(NEW_PASSWORD);
  await submit.click();
  await expect.element(inside).toBeVisible();
  const again = await send(calls.openSession, { body: { email, password: NEW_PASSWORD } });
  expect(again.ok && again.value.toReplace).toEqual([]);
});

it('another tab has replaced it: the page says so and leads on', async () => {
  await arrives();
  await newPassword.fill('noch ein langes Wort');
  await send(calls.replaceAccess, { body: { newPassword: NEW_PASSWORD } });
  await submit.click();
  await expect.element(page.getByText('Deine Zugangsdaten sind schon ersetzt.')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zum Büro' }).click();
  await expect.element(inside).toBeVisible();
});

it('the session has ended: the page asks to sign in, then replaces what was typed', async () => {
  const { email, password } = await arrives({ signsInAgain: true });
  await newPassword.fill(NEW_PASSWORD);
  await send(calls.endSession);
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await expect.element(dialog.getByLabelText('E-Mail')).toHaveValue(email);
  await dialog.getByLabelText('Passwort').fill(password);
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect.element(inside).toBeVisible();
  expect((await send(calls.openSession, { body: { email, password: NEW_PASSWORD } })).ok).toBe(true);
});

it('without a connection the page says so and keeps what is typed; the next press counts', async () => {
  await arrives();
  await newPassword.fill(NEW_PASSWORD);
  const giveBack = loseConnection();
  await submit.click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  await expect.element(newPassword).toHaveValue(NEW_PASSWORD);
  giveBack();
  await submit.click();
  await expect.element(inside).toBeVisible();
});
