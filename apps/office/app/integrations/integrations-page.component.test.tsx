import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const keys = page.getByRole('region', { name: 'Schlüssel' });
const webhooks = page.getByRole('region', { name: 'Webhooks' });
const webhook = webhooks.getByRole('article', { name: 'Kasse' });

it('a key is created by keyboard, shown once and revoked', async () => {
  await renderOffice('/schnittstellen');
  await keys.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await keys.getByRole('textbox', { name: 'Name' }).fill('Kasse Mitte');
  await userEvent.keyboard('{Enter}');
  await expect.element(keys.getByText('Wähle mindestens ein Recht.')).toBeVisible();
  await expect.element(keys.getByLabelText('Bestellungen lesen')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(keys.getByLabelText('Bestellungen lesen')).toBeChecked();
  await keys.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  const secret = page.getByRole('dialog', { name: 'Schlüssel für Kasse Mitte' });
  await expect.element(secret).toMatchTextContent('tsl_live_');
  await secret.getByRole('button', { name: 'Ich habe ihn gespeichert' }).click();
  await expect.element(secret).not.toBeInTheDocument();
  await expect.element(keys.getByRole('row', { name: /Kasse Mitte/ })).toMatchTextContent('Bestellungen lesen');
  await keys.getByRole('button', { name: 'Schlüssel Kasse Mitte widerrufen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect.element(keys.getByText('Noch kein Schlüssel')).toBeVisible();
});

it('a webhook needs a public address; its log shows what was sent and sends it again', async () => {
  await renderOffice('/schnittstellen');
  await webhooks.getByRole('button', { name: 'Webhook anlegen' }).first().click();
  const form = webhooks.getByRole('textbox', { name: 'Adresse' });
  await webhooks.getByRole('textbox', { name: 'Name' }).fill('Kasse');
  await form.fill('https://192.168.178.20/');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toHaveAccessibleDescription(/An diese Adresse darf nichts gesendet werden/);
  // A name that no server has (RFC 6761).
  await form.fill('https://kasse.invalid/tischlein');
  await userEvent.keyboard('{Enter}');
  const secret = page.getByRole('dialog', { name: 'Signaturschlüssel (Secret) für Kasse' });
  await expect.element(secret).toMatchTextContent('whsec_');
  await userEvent.keyboard('{Escape}');
  await webhook.getByRole('button', { name: 'Test an Kasse senden' }).click();
  const row = webhook.getByRole('row', { name: /test/ });
  await expect.element(row).toMatchTextContent('keine Antwort');
  await row.getByRole('button', { name: /noch einmal senden/ }).click();
  await expect.element(row).toMatchTextContent('2 Versuche');
  await expect.element(webhook.getByText('1 Zustellung fehlt')).toBeVisible();
});

it('a double click creates one key', async () => {
  await renderOffice('/schnittstellen');
  await keys.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await keys.getByRole('textbox', { name: 'Name' }).fill('Kasse Mitte');
  await keys.getByLabelText('Bestellungen lesen').click();
  await userEvent.dblClick(keys.getByRole('button', { name: 'Schlüssel anlegen' }).last());
  await page.getByRole('dialog').getByRole('button', { name: 'Ich habe ihn gespeichert' }).click();
  await expect.element(keys.getByRole('row', { name: /Kasse Mitte/ })).toBeVisible();
  expect(keys.getByRole('row', { name: /Kasse Mitte/ }).elements()).toHaveLength(1);
});

it('a double click creates one webhook', async () => {
  await renderOffice('/schnittstellen');
  await webhooks.getByRole('button', { name: 'Webhook anlegen' }).first().click();
  await webhooks.getByRole('textbox', { name: 'Name' }).fill('Kasse');
  await webhooks.getByRole('textbox', { name: 'Adresse' }).fill('https://kasse.invalid/tischlein');
  await userEvent.dblClick(webhooks.getByRole('button', { name: 'Webhook anlegen' }).last());
  await page.getByRole('dialog').getByRole('button', { name: 'Ich habe ihn gespeichert' }).click();
  await expect.element(webhook).toBeVisible();
  expect(webhook.elements()).toHaveLength(1);
});
