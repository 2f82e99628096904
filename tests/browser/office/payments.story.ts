import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story(
  'the owner connects an account: keys are checked, never shown again, and marked as practice',
  async ({ desk, owner, browserErrors }) => {
    browserErrors.allow(/autocomplete/);
    const shop = await owner.opensBranch({ paymentMethods: ['offline', 'Stripe_card'] });
    const { page } = desk;
    await page.goto(`/office/${shop.slug}/zahlungen`);
    await expect(page.getByText('Gäste sehen das nicht: Es fehlt das Konto bei Stripe.')).toBeVisible();
    const stripe = page.getByRole('region', { name: 'Stripe', exact: true });
    await expect(stripe).toContainText('Nicht verbunden');
    await stripe.getByRole('button', { name: 'Stripe verbinden' }).click();
    await stripe.getByRole('radio', { name: 'Testkonto des Anbieters' }).check();
    await stripe.getByLabel('Veröffentlichbarer Schlüssel').fill('pk_test_abcdefgh1111');
    await stripe.getByLabel('Geheimer Schlüssel').fill('pk_test_abcdefgh1111');
    await stripe.getByLabel('Signaturschlüssel der Webhooks').fill('whsec_abcdefgh3333');
    await stripe.getByRole('button', { name: 'Speichern und prüfen' }).click();
    await expect(stripe.getByText('Das beginnt mit sk_test_ oder rk_test_.')).toBeVisible();
    await expectAccessible(page);
    await stripe.getByRole('button', { name: 'Zurück' }).click();

    await owner.enablesOnlinePayments(shop);
    await page.reload();
    await expect(stripe).toContainText('Übung: Es fließt kein Geld');
    await expect(stripe).toContainText('Darüber zahlen Gäste mit: Karte, Apple Pay, Google Pay.');
    await expect(stripe).not.toContainText('sk_test');
    await stripe.getByRole('button', { name: 'Verbindung prüfen: Stripe' }).click();
    await expect(stripe.getByRole('status')).toHaveText('Die Verbindung funktioniert.');
    await expectAccessible(page);
    await stripe.getByRole('button', { name: 'Trennen: Stripe' }).click();
    await stripe.getByRole('button', { name: 'Stripe wirklich trennen' }).click();
    await expect(stripe).toContainText('Nicht verbunden');
  },
);

story(
  'a method switched off for pickup disappears for guests at once',
  { tag: '@thorough' },
  async ({ desk, guest, owner }) => {
    const shop = await owner.opensBranch();
    await owner.enablesOnlinePayments(shop);
    const { page } = desk;
    await page.goto(`/office/${shop.slug}/zahlungen`);
    await page.getByRole('checkbox', { name: 'Bar: Abholung' }).uncheck();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert. Es gilt schon für Deine Gäste.')).toBeVisible();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await expect(guest.page.getByRole('radio', { name: /Karte, Apple Pay/ })).toBeVisible();
    await expect(guest.page.getByRole('radio', { name: /^Bar/ })).toHaveCount(0);
  },
);
