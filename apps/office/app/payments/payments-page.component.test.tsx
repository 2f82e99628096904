import * as calls from '@tischlein/contract/calls';
import type { PaymentAccount } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatDateTime } from '@tischlein/shop-time';
import {
  chooseVersion,
  expectDifferences,
  KEEP_MINE,
  SOON,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readConfig, saveConfig } from '../api/shop-config.ts';

const BOTH = [{ choice: TAKE_SAVED }, { choice: KEEP_MINE }] as const;

const toStripe = (name: string): PaymentAccount => ({
  provider: 'stripe',
  mode: 'test',
  publishableKey: `pk_test_${name}`,
  secretKey: `sk_test_${name}`,
  webhookSecret: `whsec_${name}`,
});

const readAccounts = async (shop: string) => {
  const answer = await send(calls.listPaymentAccounts, { params: { shop } });
  return answer.ok ? answer.value : expect.fail(answer.problem.message);
};

describe('an account that another person has saved since', () => {
  it.each(BOTH)('is shown beside the own one, by the last characters of its keys: $choice', async ({ choice }) => {
    const shop = await renderOffice('/zahlungen');
    const stripe = page.getByRole('region', { name: 'Stripe' });
    await stripe.getByRole('button', { name: /Stripe verbinden|Neue Schlüssel/ }).click();
    await stripe.getByRole('radio', { name: 'Testkonto des Anbieters' }).click();
    await stripe.getByLabelText('Veröffentlichbarer Schlüssel').fill('pk_test_eigener');
    await stripe.getByLabelText('Geheimer Schlüssel').fill('sk_test_eigener');
    await stripe.getByLabelText('Signaturschlüssel der Webhooks').fill('whsec_eigener');
    const headers = { 'if-match': `"${(await readAccounts(shop)).version}"` };
    await send(calls.savePaymentAccount, { params: { shop }, headers, body: toStripe('anderer') });
    await stripe.getByRole('button', { name: 'Speichern und prüfen' }).click();
    const { changedAt } =
      (await readAccounts(shop)).accounts.find(({ provider }) => provider === 'stripe') ?? expect.fail();
    await expectDifferences({
      'Geheimer Schlüssel von beiden geändert': ['…erer', '…ener'],
      'Veröffentlichbarer Schlüssel von beiden geändert': ['pk_test_anderer', 'pk_test_eigener'],
      'Signaturschlüssel der Webhooks (Secret) von beiden geändert': ['…erer', '…ener'],
      'Eingetragen von beiden geändert': [formatDateTime(changedAt), 'jetzt'],
    });
    await chooseVersion(choice);
    const key = choice === TAKE_SAVED ? 'pk_test_anderer' : 'pk_test_eigener';
    await expect.element(stripe.getByText(key)).toBeVisible();
    expect(JSON.stringify(await readAccounts(shop))).toContain(key);
  });
});

describe('payment methods that another person has saved since', () => {
  it.each(BOTH)('are shown beside the own ones: $choice', async ({ choice }) => {
    const shop = await renderOffice('/zahlungen', { paymentMethods: ['offline', 'offline_debit'] });
    const save = page.getByRole('region', { name: 'Zahlungsmethoden' }).getByRole('button', { name: 'Speichern' });
    await page.getByRole('checkbox', { name: 'EC-Karte: Abholung' }).click();
    const config = await readConfig(shop);
    if (!config.ok) throw new Error(config.problem.message);
    await saveConfig(shop, { ...config.value.value, paymentMethodsOnlyPickup: ['offline'] }, config.value.version);
    await save.click();
    await expectDifferences({
      'Bar inzwischen geändert': ['Abholung', 'Lieferung, Abholung'],
      'EC-Karte von Dir geändert': ['Lieferung, Abholung', 'Lieferung'],
    });
    await chooseVersion(choice);
    const saved =
      choice === TAKE_SAVED
        ? { paymentMethodsOnlyPickup: ['offline'], paymentMethodsOnlyDelivery: [] }
        : { paymentMethodsOnlyPickup: [], paymentMethodsOnlyDelivery: ['offline_debit'] };
    await expect.poll(() => readConfig(shop), SOON).toMatchObject({ value: { value: saved } });
  });
});

it("a changed method is still there after 'Back', and a link asks before it is left behind", async () => {
  await renderOffice('/einstellungen', { paymentMethods: ['offline', 'offline_debit'] });
  const pickup = page.getByRole('checkbox', { name: 'EC-Karte: Abholung' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Zahlungen/ })
    .click();
  await pickup.click();
  await expect.element(pickup).not.toBeChecked();
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  history.forward();
  await expect.element(pickup).not.toBeChecked();
  await expect.element(page.getByText('Noch nicht gespeichert.', { exact: true })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Heute', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'Änderungen speichern?' });
  await leaving.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  history.back();
  await expect.element(pickup).toBeChecked();
});
