import { expect, type Page } from '@playwright/test';
import { ADA, type Guest, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { openFranchise } from '../support/franchise.ts';
import { story } from '../support/story.ts';

const KREUZBERG = 'Oranienstraße 100, 10999 Berlin';
const MUNICH = 'Marienplatz 1, 80331 München';
const OK = { name: 'OK', exact: true } as const;
const OPENS_LATER = [{ dayIndex: 5, from: '22:00', to: '23:00' }] as const;
const NOT_OPEN_YET = { openingTimes: OPENS_LATER, deliveryTimes: [], specialOpeningTimes: [], enablePreOrder: false };

const expectShop = (page: Page, slug: string): Promise<void> => expect(page).toHaveURL(new RegExp(`/f=${slug}/?$`));

async function enterLocation(guest: Guest, location: string): Promise<void> {
  await guest.dialog.getByLabel('Dein Standort').fill(location);
  await guest.dialog.getByRole('button', OK).click();
}

story('the overview leads to the branch that delivers and opens the dish there', async ({ guest, page, owner }) => {
  const { overview, kreuzberg } = await openFranchise(owner);
  await guest.opensMenu(overview.slug);
  await guest.dish('Pizza Margherita').getByRole('button').first().click();
  const { dialog } = guest;
  await expect(dialog.getByRole('heading')).toHaveText('SCHNELL ZUR RICHTIGEN FILIALE');
  await expect(dialog.getByLabel('Bestellzeit')).toContainText('So schnell wie möglich');
  await expect(dialog.getByLabel('Bestellzeit')).toHaveAccessibleDescription('Du kannst dies später ändern.');
  await expect(dialog.getByLabel('Dein Standort')).toHaveAccessibleDescription('Straße, Hausnummer, PLZ Ort');
  await expect(dialog.getByPlaceholder('z.B. Pariser Platz 9, 10117 Berlin')).toBeVisible();
  for (const [location, words] of [
    ['', 'Bitte gib eine Adresse ein.'],
    ['10119', 'Bitte gib eine vollständige Adresse ein. Eine Postleitzahl ist nicht ausreichend.'],
    ['Torstraße, 10119 Berlin', 'Bitte gib auch eine Hausnummer an.'],
    ['10117 Berlin', 'Die eingegebene Adresse ist unvollständig'],
    ['Unbekannte Straße 1, 00001 Nirgendwo', 'Zu dieser Adresse konnte keine Entfernung berechnet werden'],
    [MUNICH, 'Diese Adresse befindet sich leider nicht im Liefergebiet.'],
  ] as const) {
    await enterLocation(guest, location);
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await expect(dialog.getByLabel('Dein Standort')).toHaveAttribute('aria-invalid', 'true');
  }
  await dialog.getByLabel('Dein Standort').press('End');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await enterLocation(guest, KREUZBERG);
  await expectShop(page, kreuzberg.slug);
  await expect(guest.dialog.getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: KREUZBERG })).toContainText('Ab 18 €');
});

story(
  'for pickup the guest confirms the nearest branch or picks another on the map',
  async ({ guest, page, owner }) => {
    const { overview, kreuzberg } = await openFranchise(owner);
    await guest.opensMenu(overview.slug);
    await guest.picksUp();
    await guest.dish('Tiramisù della Nonna').getByRole('button').first().click();
    const { dialog } = guest;
    await enterLocation(guest, '');
    await expect(dialog.getByRole('alert')).toHaveText(
      'Wir benötigen Deine Adresse, damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später, wenn Du magst, auch wechseln.',
    );
    await enterLocation(guest, HOME);
    await expect(dialog.getByRole('heading')).toHaveText('FILIALE BESTÄTIGEN');
    await expect(dialog).toContainText('Torstraße 1, 10119 Berlin');
    await expect(dialog).toContainText(/etwa [\d,]+ km entfernt/);
    await dialog.getByRole('button', { name: 'Andere Filiale wählen' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('WÄHLE DEINE FILIALE');
    await expect(dialog.getByRole('radio', { name: /^Mitte/ })).toBeChecked();
    const pin = dialog.getByRole('group', { name: 'Karte der Filialen' }).getByRole('button', { name: 'Kreuzberg' });
    await pin.focus();
    await page.keyboard.press('Space');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('radio', { name: /^Kreuzberg.*geöffnet 11:30–01:00/s })).toBeChecked();
    await guest.reloads();
    await expect(dialog.getByRole('radio', { name: /^Kreuzberg/ })).toBeChecked();
    await dialog.getByRole('button', OK).click();
    await expectShop(page, kreuzberg.slug);
    await expect(guest.dialog.getByRole('heading', { name: 'Tiramisù della Nonna' })).toBeVisible();
  },
);

story('the cart moves to another branch, and missing dishes are listed', async ({ guest, page, owner }) => {
  const { mitte, kreuzberg } = await openFranchise(owner);
  await guest.opensMenu(mitte.slug);
  await guest.picksUp();
  await guest.adds('Pizza Margherita', {
    size: '32 cm',
    dough: 'Klassischer Teig',
    without: ['Basilikum'],
    amount: 2,
  });
  await guest.adds('Pizza Hawaii', { size: '32 cm', dough: 'Klassischer Teig' });
  await page.getByRole('button', { name: 'Unser Standort' }).click();
  const { dialog } = guest;
  await expect(dialog.getByRole('heading')).toHaveText('WÄHLE DEINE FILIALE');
  await expect(dialog.getByRole('radio', { name: /^Mitte/ })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Zurück' })).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^Kreuzberg/ }).check();
  await dialog.getByRole('button', OK).click();
  await expectShop(page, kreuzberg.slug);
  await expect(guest.dialog.getByRole('heading')).toHaveText('Warenkorb-Probleme');
  await expect(guest.dialog.getByRole('listitem')).toHaveText(['Gericht Pizza Hawaii nicht gefunden']);
  await guest.dialog.getByRole('button', OK).click();
  await expect(guest.dialog).toBeHidden();
  const cart = await guest.opensCart();
  await expect(cart).toContainText('Pizza Margherita');
  await expect(cart).toContainText('ohne Basilikum');
  await expect(cart).not.toContainText('Hawaii');
});

story(
  'when all branches are closed, the guest is told instead of being shown the dish',

  async ({ guest, page, owner }) => {
    const { overview, mitte } = await openFranchise(owner, { opening: await owner.getOpeningHours(NOT_OPEN_YET) });
    await guest.opensMenu(overview.slug);
    await guest.picksUp();
    await guest.dish('Tiramisù della Nonna').getByRole('button').first().click();
    await enterLocation(guest, HOME);
    await expect(guest.dialog.getByRole('heading')).toHaveText('WÄHLE DEINE FILIALE');
    await expect(guest.dialog.getByRole('radio', { name: /^Mitte.*geschlossen\. Heute: 22:00–23:00/s })).toBeVisible();
    await guest.dialog.getByRole('radio', { name: /^Mitte/ }).check();
    await guest.dialog.getByRole('button', OK).click();
    await expectShop(page, mitte.slug);
    await expect(guest.dialog.getByRole('heading')).toHaveText('Zurzeit sind alle Filialen geschlossen.');
    await guest.reloads();
    await expect(guest.dialog.getByRole('heading')).toHaveText('Zurzeit sind alle Filialen geschlossen.');
    await guest.dialog.getByRole('button', OK).click();
    await expect(guest.dialog).toBeHidden();
  },
);

story('a branch that does not deliver suggests one that does', async ({ guest, page, owner }) => {
  const { mitte, kreuzberg } = await openFranchise(owner);
  await guest.opensMenu(mitte.slug);
  await page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
  await expect(guest.dialog.getByRole('heading')).toHaveText('BESTELLOPTIONEN');
  await enterLocation(guest, KREUZBERG);
  await expect(guest.dialog.getByRole('heading')).toHaveText('FILIALE BESTÄTIGEN');
  await guest.reloads();
  await expect(guest.dialog.getByRole('heading')).toHaveText('FILIALE BESTÄTIGEN');
  await guest.dialog.getByRole('button', OK).click();
  await expectShop(page, kreuzberg.slug);
});

story(
  'switching the branch at the checkout keeps what was typed',

  async ({ guest, page, owner }) => {
    const { mitte, kreuzberg } = await openFranchise(owner);
    await guest.opensMenu(mitte.slug);
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 3 });
    await guest.entersAddress(HOME);
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await page.getByRole('checkbox', { name: 'Angebote und Gutscheine' }).check();
    await guest.unfolds('Etage, Firma');
    await page.getByLabel('Etage').fill('2. OG');
    await guest.unfolds('Nachricht für die Küche');
    await page.getByLabel('Nachricht für die Küche').fill('Gut durch, bitte.');
    await guest.unfolds('Adresse ändern');
    await page.getByLabel('Straße').fill('Oranienstraße');
    await page.getByLabel('Hausnummer').fill('100');
    await page.getByLabel('PLZ').fill('10999');
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByRole('dialog', { name: 'Liefergebiet' })).toContainText(
      'Das ausgewählte Restaurant liefert nicht an deine Adresse, aber eine andere Filiale könnte dich beliefern. Dorthin wechseln?',
    );
    await guest.presses('Filiale wechseln');
    await expect(page).toHaveURL(new RegExp(`/f=${kreuzberg.slug}/checkout$`));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
    for (const known of ['Lieferung an Oranienstraße 100, 10999 Berlin', '2. OG', 'Gut durch, bitte.'])
      await expect(page.getByRole('main').getByText(known, { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Bar' })).toBeChecked();
    // The terms of the other branch name it, so they are another text (S3 L10).
    await expect(page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Angebote und Gutscheine' })).toBeChecked();
    await expect(page.getByRole('main')).toContainText('Pizza Margherita');
  },
);

story(
  "the shop finds the guest's position if the browser allows it",
  { tag: '@thorough' },
  async ({ guest, page, owner, stranger }) => {
    const { mitte } = await openFranchise(owner);
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 52.5305, longitude: 13.4049 });
    await guest.opensMenu(mitte.slug);
    await page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
    const told = guest.nextReportedEvent('address');
    await guest.dialog.getByRole('button', { name: 'Meinen Standort finden' }).click();
    expect(await told).toBe('geolocation');
    await expect(guest.dialog.getByLabel('Dein Standort')).toHaveValue('10119 Berlin');
    await expect(guest.dialog.getByRole('alert')).toHaveText('Bitte ergänze noch Straße und Hausnummer.');

    // A browser without the permission.
    await stranger.opensMenu(mitte.slug);
    await stranger.page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
    const complaint = stranger.nextReportedEvent('address');
    await stranger.dialog.getByRole('button', { name: 'Meinen Standort finden' }).click();
    expect(await complaint).toBe('error');
    await expect(stranger.dialog.getByRole('alert')).toContainText('Dein Browser gibt Deinen Standort nicht frei.');
    // An open dialog would come back after the next load.
    await stranger.page.keyboard.press('Escape');
    await expect(stranger.dialog).toHaveCount(0);

    await stranger.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await stranger.opensMenu(mitte.slug);
    await stranger.page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
    await expect(stranger.dialog.getByLabel('Dein Standort')).toBeVisible();
    await expect(stranger.dialog.getByRole('button', { name: 'Meinen Standort finden' })).toHaveCount(0);
  },
);

story(
  'a corrected address is shown and used only if the guest agrees',

  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const { mitte } = await openFranchise(owner);
    await guest.opensMenu(mitte.slug);
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 3 });
    await guest.entersAddress(HOME);
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await guest.unfolds('Adresse ändern');
    await page.getByLabel('Ort', { exact: true }).fill('Berln');
    await guest.presses(ORDER_BUTTON);
    await expect(guest.dialog).toContainText('Adresse korrigiert');
    await expect(guest.dialog).toContainText('Torstraße 12, 10119 Berlin');
    await guest.presses('ANPASSEN');
    await expect(page.getByLabel('Straße')).toBeFocused();
    await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Berlin');
    await page.getByLabel('Ort', { exact: true }).fill('Berln');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('JA, STIMMT');
    await expect(page).toHaveURL(/\/checkout\/success\//);
  },
);

story(
  'a refused order is taken to another branch, and the cart of the first one stays empty',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const { mitte, kreuzberg } = await openFranchise(owner);
    const order = await owner.receivesOrder(mitte);
    await owner.refuses(mitte, order, 'Der Ofen ist ausgefallen.');
    await guest.opens(`/f=${mitte.slug}/checkout/success/${order.id}`);
    await expect(guest.status).toContainText('Du musst nichts bezahlen.');
    await guest.presses('Dort bestellen');
    await expectShop(guest.page, kreuzberg.slug);
    await expect(guest.dish('Tiramisù della Nonna').getByRole('button', { name: '2 im Warenkorb' })).toBeVisible();
    await guest.opensMenu(mitte.slug);
    await guest.looksAtSiteMenu();
    await expect(guest.dish('Tiramisù della Nonna').getByRole('button', { name: 'im Warenkorb' })).toHaveCount(0);
  },
);
