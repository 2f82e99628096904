import { expect } from '@playwright/test';
import { Group } from '../support/group.ts';
import { ADA } from '../support/guest.ts';
import { story } from '../support/story.ts';

const TIRAMISU = [{ dishId: 'tiramisu-della-nonna', amount: 1 }];
const SOUP = [{ dishId: 'minestrone', amount: 1 }];

story(
  'a member waits while the owner checks out, chooses again, and sees what to give',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ben' });
    await group.fills('Ada', TIRAMISU);
    await group.fills('Ben', SOUP);
    await guest.opensMenu(shop.slug);
    const waiting = page.getByRole('heading', { name: 'Ada ist an der Kasse.' });

    await group.goesToCheckout('Ada');
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/holding$/);
    await guest.reloads();
    await expect(page.getByRole('region', { name: 'Das ist für Dich dabei' })).toContainText('Minestrone');

    await group.goesBackToMenu('Ada');
    await expect(page.getByText('Ada ist zurück bei der Karte. Du kannst wieder wählen.')).toBeVisible();
    await expect(guest.dish('Minestrone')).toBeVisible();

    await group.goesToCheckout('Ada');
    await expect(waiting).toBeVisible();
    await group.orders('Ada');
    await expect(page).toHaveURL(/\/checkout\/success\//);
    await expect(guest.status).toContainText('Geschafft, Ben. Ada hat für Euch bestellt.');
    const share = page.getByRole('region', { name: 'Du gibst Ada 6,50 €' });
    await expect(share).toContainText('Minestrone');
    await expect(page.getByRole('main')).not.toContainText('Tiramisù');

    await page.getByRole('link', { name: 'Zurück zur Karte' }).last().click();
    await expect(guest.dish('Minestrone')).toBeVisible();
    await expect(page.getByText('Mittagspause')).toHaveCount(0);
  },
);

story('a member who is left out keeps the cart', { tag: '@thorough' }, async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = guest;
  const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ben' });
  await group.fills('Ada', TIRAMISU);
  await group.fills('Ben', SOUP);
  await group.leavesOut('Ada', 'Ben');
  await group.goesToCheckout('Ada');
  await guest.opensMenu(shop.slug);
  await expect(page.getByText('Einer ist dabei, Deiner nicht.')).toBeVisible();
  await group.orders('Ada');
  await expect(guest.status).toContainText('Geschafft, Ben. Ada hat für Euch bestellt.');
  await expect(page.getByText('Dein Warenkorb wird diesmal nicht mitbestellt.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Karte' }).last().click();
  await expect(await guest.opensCart()).toContainText('Minestrone');
});

story('the owner orders for all, and ticks who has paid', async ({ guest, owner, browserErrors }) => {
  browserErrors.allow(/status of 400/);
  const shop = await owner.opensBranch();
  const { page } = guest;
  const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben', 'Cem'], mine: 'Ada' });
  await group.fills('Ada', TIRAMISU);
  await group.fills('Ben', SOUP);
  await group.fills('Cem', SOUP);
  await guest.opens(`/f=${shop.slug}/checkout`);
  await expect(page.getByRole('heading', { name: 'Die anderen können noch wählen.' })).toBeVisible();
  await guest.presses('Auswahl abschließen und zur Kasse');
  const summary = page.getByRole('region', { name: 'Mittagspause, bestellt von' });
  await expect(summary).toContainText('Ben');

  await guest.presses('Zurück zur Karte');
  await expect(guest.dish('Minestrone')).toBeVisible();
  await group.fills('Ben', [...SOUP, ...TIRAMISU]);
  await group.goesToCheckout('Ada');
  await guest.opens(`/f=${shop.slug}/checkout`);
  await expect(summary.getByRole('list').nth(1)).toContainText('Tiramisù');

  await guest.picksUp();
  await guest.entersContact(ADA);
  await guest.orders();
  await expect(guest.status).toContainText('Danke, Ada. Mittagspause ist bestellt.');
  const owed = page.getByRole('region', { name: 'Wer schuldet Dir was?' });
  await owed.getByRole('checkbox', { name: /^Ben/ }).check();
  await guest.reloads();
  await expect(owed).toContainText('1 von 2 erledigt');
  await expect(owed.getByRole('checkbox', { name: /^Ben/ })).toBeChecked();
  await owed.getByLabel('Deine IBAN für die anderen').fill('DE00 1234');
  await guest.presses('IBAN speichern');
  await expect(owed).toContainText(/IBAN/);
  await expect(owed.getByLabel('Deine IBAN für die anderen')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: 'Beleg' }).click();
  const persons = page.getByRole('table', { name: 'Artikel' }).getByRole('rowgroup');
  await expect(persons.filter({ hasText: 'Ben' })).toContainText(/Minestrone.*Tiramisù/);
  await expect(persons.filter({ hasText: 'Cem' })).not.toContainText('Tiramisù');
});

story(
  'a payment that is cancelled returns the group to the checkout; the next one completes the group',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    await owner.enablesOnlinePayments(shop);
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ada' });
    await group.fills('Ada', TIRAMISU);
    await group.fills('Ben', SOUP);
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await guest.picksUp();
    await guest.entersContact(ADA);
    await guest.paysBy('Karte, Apple Pay');
    await guest.goesToPayPage();
    expect(await group.stageFor('Ben')).toBe('paying');

    await guest.presses('Abbrechen');
    await expect(page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
    await expect.poll(() => group.stageFor('Ben')).toBe('checkout');
    // This provider has one address to return to, whatever has happened.
    await guest.paysBy('Überweisung');
    await guest.goesToPayPage();
    await guest.presses('Abbrechen');
    await expect(page.getByRole('alert')).toContainText('Die Zahlung ist fehlgeschlagen');
    await expect.poll(() => group.stageFor('Ben')).toBe('checkout');
    await guest.presses('Zurück zur Karte');
    await expect(guest.dish('Minestrone')).toBeVisible();
    await group.fills('Ben', TIRAMISU);

    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await expect(page.getByRole('region', { name: 'Mittagspause, bestellt von' })).toContainText('Ben');
    await page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).check();
    await guest.paysBy('Karte, Apple Pay');
    await guest.goesToPayPage();
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(guest.status).toContainText('Danke, Ada. Mittagspause ist bestellt.');
    expect(await group.stageFor('Ben')).toBe('completed');
    expect(await owner.orders(shop)).toHaveLength(1);
  },
);

story(
  'a member whose owner has vanished takes the cart home',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    browserErrors.allow(/status of 403/);
    const shop = await owner.opensBranch();
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ben' });
    await group.fills('Ben', SOUP);
    group.isLeftByOwner();
    await guest.opensMenu(shop.slug);
    await guest.page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    const cart = guest.page.getByRole('dialog');
    await expect(cart).toContainText('Ada ist seit über 30 Minuten nicht mehr da.');
    await cart.getByRole('button', { name: 'Allein bestellen' }).click();
    await expect(cart).toContainText('Minestrone');
    await expect(cart).not.toContainText('Mittagspause');
  },
);
