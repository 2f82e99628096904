import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ADA, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { tabTo } from '../support/keyboard.ts';
import { story } from '../support/story.ts';

// A franchise shares its accounts among branches, so each story needs its own address.
const newMailbox = (): string => `ada-${randomUUID().slice(0, 8)}@example.org`;

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

story(
  'a guest orders with an account, and the next time their address is filled in',
  async ({ guest, stranger, owner }) => {
    const shop = await owner.opensBranch({ uncoupleAccountConsent: false });
    const email = newMailbox();
    const { page } = guest;
    await guest.opensMenu(shop.slug);
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
    await guest.entersAddress(HOME);
    await guest.goesToCheckout();
    await guest.entersContact({ ...ADA, email });

    // S2 §5.8: an account requires the advertising box.
    await box(page, 'Konto anlegen').check();
    await page.getByRole('button', { name: ORDER_BUTTON }).click();
    const advertising = box(page, 'Angebote und Gutscheine');
    await expect(advertising).toBeFocused();
    await expect(advertising).toHaveAccessibleDescription(
      'Wir benötigen deine Zustimmung, um dir den vollen Funktionsumfang des Kontos bieten zu können.',
    );
    await guest.wantsAdvertising();
    await expect(advertising).toHaveAccessibleDescription('');
    await guest.orders();
    await expect(page.getByRole('status').filter({ hasText: 'Dein Konto ist da.' })).toContainText(email);

    // Mail scanners open links too, in a browser of their own: opening alone must not sign anyone in.
    const link = await owner.mailedLink(shop, 'anmelden');
    await stranger.opens(link);
    await expect(stranger.page.getByRole('main')).toContainText(email);
    await expect(stranger.page.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
    await expect(stranger.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await guest.signsInBy(link);

    await page.getByRole('link', { name: 'Zur Speisekarte' }).first().click();
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
    await guest.goesToCheckout();
    await expect(page.getByText(HOME, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Adresse ändern' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
    await expect(box(page, 'Konto anlegen')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Bar' }).check();
    await box(page, 'Ich akzeptiere die AGB').check();
    await guest.orders();
    await expect(page.getByText('Torstraße 12, 10119 Berlin')).toBeVisible();
  },
);

story(
  'a signed-in guest orders to another address and saves it',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    const shop = await owner.opensBranch();
    const { page } = guest;
    // The incomplete address and the used link answer with these.
    browserErrors.allow(/status of 40[04]/);
    await owner.receivesOrder(shop, { newAccount: newMailbox() });
    const link = await owner.mailedLink(shop, 'anmelden');
    await guest.signsInBy(link);
    const dialog = await guest.opensAccount();
    await dialog.getByRole('button', { name: 'Adresse' }).click();
    await dialog.getByLabel('Straße').fill('Torstraße');
    await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(dialog.getByLabel('Hausnummer')).toBeFocused();
    await expect(dialog.getByText('Bitte gib auch eine Hausnummer an.')).toBeVisible();
    await dialog.getByLabel('Hausnummer').fill('12');
    await dialog.getByLabel('PLZ').fill('10119');
    await dialog.getByLabel('Ort', { exact: true }).fill('Berlin');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByRole('button', { name: 'Adresse' })).toContainText(HOME);
    await page.keyboard.press('Escape');

    // S2 §4 Address dialog: 'Logged-in customers get the location prefilled from the saved address.'
    await page.getByRole('link', { name: 'Zur Speisekarte' }).first().click();
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
    await expect(guest.dialog.getByLabel('Dein Standort')).toHaveValue(HOME);
    await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await guest.goesToCheckout();
    await guest.unfolds('Adresse ändern');
    await page.getByRole('radio', { name: 'Andere Adresse für diese Bestellung' }).check();
    await page.getByRole('textbox', { name: 'Straße' }).fill('Karl-Liebknecht-Straße');
    await page.getByLabel('Hausnummer').fill('5');
    await page.getByLabel('PLZ').fill('10178');
    await page.getByLabel('Ort', { exact: true }).fill('Berlin');
    await page.getByLabel('Telefon').fill(ADA.phone);
    await page.getByRole('radio', { name: 'Bar' }).check();
    await box(page, 'Ich akzeptiere die AGB').check();
    await box(page, 'Als meine Adresse im Konto speichern').check();
    // The delivery fee for the new address is known, so the guest agrees to the sum on screen.
    await expect(page.getByRole('region', { name: 'Deine Bestellung' })).toContainText(
      'Lieferung an Karl-Liebknecht-Straße 5',
    );
    await guest.orders();
    await expect(page.getByText('Karl-Liebknecht-Straße 5, 10178 Berlin')).toBeVisible();
    await expect((await guest.opensAccount()).getByRole('button', { name: 'Adresse' })).toContainText(
      'Karl-Liebknecht-Straße 5, 10178 Berlin',
    );

    // Closing the dialog early must not cancel the sign-out.
    const { promise: closed, resolve: hasClosed } = Promise.withResolvers<void>();
    await page.route('**/sign-out', (route) => closed.then(() => route.continue()));
    await guest.dialog.getByRole('button', { name: 'Abmelden' }).click();
    await page.keyboard.press('Escape');
    await expect(guest.dialog).toBeHidden();
    hasClosed();
    await expect(page.getByText('Du bist abgemeldet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();

    await guest.opens(link);
    await expect(page.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr.');
  },
);

story(
  'an account by keyboard: name, birthday, offers, sign out, sign in, delete',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    // The birthday in 1815 is refused, and another tab opens the used link.
    browserErrors.allow(/status of 40[04]/);
    const shop = await owner.opensBranch();
    const email = newMailbox();
    const { page } = guest;
    const { keyboard } = page;
    await owner.receivesOrder(shop, { newAccount: email, name: 'Ada Köhler' });
    const link = await owner.mailedLink(shop, 'anmelden');
    await guest.signsInBy(link);

    const opener = page.getByRole('button', { name: 'Mein Konto' });
    await tabTo(page, opener);
    await keyboard.press('Enter');
    const { dialog } = guest;
    const row = (name: string) => dialog.getByRole('button', { name });
    await expect(row('Name')).toContainText('Ada Köhler');
    await tabTo(page, row('Name'));
    await keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Name' })).toBeFocused();
    await tabTo(page, dialog.getByLabel('Vorname'));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('Augusta');
    await keyboard.press('Enter');
    await expect(row('Name')).toContainText('Augusta Köhler');
    await row('Geburtstag').press('Enter');
    await dialog.getByLabel('Geburtstag').fill('1815-12-10');
    await keyboard.press('Enter');
    await expect(dialog.getByText('Bitte gib Deinen Geburtstag an, er liegt in der Vergangenheit.')).toBeVisible();
    await dialog.getByLabel('Geburtstag').fill('1985-12-10');
    await keyboard.press('Enter');
    await expect(row('Geburtstag')).toContainText('10.12.1985');

    await expect(row('Angebote per E-Mail')).toContainText('Bestätigung steht noch aus');
    await row('Angebote per E-Mail').press('Enter');
    await dialog.getByRole('button', { name: 'Keine Angebote mehr' }).press('Enter');
    await dialog.getByRole('button', { name: 'Ja, Angebote bekommen' }).press('Enter');
    await expect(dialog.getByText('Eine E-Mail mit der Bitte um Bestätigung ist unterwegs.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Zurück' }).press('Enter');
    await row('Abmelden').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Du bist abgemeldet.')).toBeVisible();

    const signIn = page.getByRole('button', { name: 'Anmelden', exact: true });
    await expect(signIn).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('E-Mail')).toBeFocused();
    await keyboard.type('niemand@example.org');
    await keyboard.press('Enter');
    await expect(dialog.getByText('Mit dieser E-Mail-Adresse gibt es kein Konto.')).toBeVisible();
    await dialog.getByLabel('E-Mail').fill(email);
    await keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Schau in Dein Postfach' })).toBeFocused();
    const tab = await guest.opensAnotherTab();
    const before = page.url();
    await tab.signsInBy(await owner.mailedLink(shop, 'anmelden', { before: link }));
    // The tab that asked for the link notices the sign-in.
    await expect(dialog.getByRole('heading', { name: 'Mein Konto' })).toBeFocused();
    await row('Konto löschen').press('Enter');
    await expect(dialog.getByText('Belege zu Deinen Bestellungen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).press('Enter');
    await expect(page.getByText('Dein Konto ist gelöscht.')).toBeVisible();
    expect(page.url()).toBe(before);
    await expect(signIn).toBeVisible();
    await expect(tab.page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  },
);
