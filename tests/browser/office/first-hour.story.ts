import { expect, type Locator, type Page } from '@playwright/test';
import { storyFromNothing } from '../support/empty-server.ts';
import { ADA, Guest } from '../support/guest.ts';
import { moveTo } from '../support/keyboard.ts';
import { story } from '../support/story.ts';

const MENU = 'Kategorie;Name;Preis;Allergene\nPizza;Pizza Marinara;9,50;Weizen\n';
const ADDRESS = {
  'Name des Restaurants': 'Osteria Bari',
  'Straße und Hausnummer': 'Kastanienallee 3',
  PLZ: '10435',
  Ort: 'Berlin',
  Telefon: '030 5550300',
  'E-Mail': 'ciao@bari.example',
};
// The rest is that of the restaurant.
const COMPANY = {
  'Name mit Rechtsform': 'Osteria Bari GmbH',
  'USt-IdNr.': 'DE300000002',
  // A GmbH has both (§ 5 DDG).
  'Vertreten durch': 'Carla Bari',
  'Register und Nummer': 'Amtsgericht Charlottenburg, HRB 2 B',
};

// S3 L1: 'Opening needs: …', each item in the sequence of the checklist.
storyFromNothing(
  'from an empty database to the first paid order, by keyboard alone',
  async ({ page, stranger, emptyServer, browserErrors }) => {
    storyFromNothing.slow();
    browserErrors.allow(/status of 40[149]/);
    await page.goto('/office');
    await types(page, { 'E-Mail': emptyServer.owner.email, Passwort: emptyServer.owner.password });
    await page.keyboard.press('Enter');
    await replacesAccess(page);

    await expect(page.getByRole('heading', { name: 'Dein erster Shop' })).toBeVisible();
    await types(page, ADDRESS);
    await expect(page.getByLabel('Kurzname in der Adresse')).toHaveValue('osteria-bari');
    await presses(page, page.getByRole('button', { name: 'Entwurf anlegen' }));
    await expect(page.getByText(/^Es fehlt: /)).toHaveText(
      'Es fehlt: Unternehmen, Steuernummer, Impressum, Datenschutz, AGB, Öffnungszeiten, Liefergebiet, Gericht, Mehrweg.',
    );
    await stranger.page.goto('/f=osteria-bari/');
    await expect(stranger.page.getByText('Diese Adresse gibt es nicht')).toBeVisible();

    await goesTo(page, 'Unternehmen');
    await types(page, COMPANY);
    await saves(page);
    await isDone(page, 'Unternehmen');
    await presses(page, page.getByRole('button', { name: 'Schließen: Unternehmen' }));
    for (const [step, text] of [
      ['Impressum', 'Impressum'],
      ['Datenschutz', 'Datenschutzerklärung'],
      ['AGB', 'Allgemeine Geschäftsbedingungen'],
    ] as const) {
      await goesTo(page, step);
      await presses(page, page.getByRole('button', { name: `Vorschlag einsetzen: ${text}` }));
      await fillsPlaceholders(page, page.getByRole('textbox', { name: text }));
      await saves(page);
      await isDone(page, step);
      await presses(page, page.getByRole('button', { name: `Schließen: ${step}` }));
    }

    await goesTo(page, 'Öffnungszeiten');
    await presses(page, page.getByRole('button', { name: '+ Öffnungszeit, Freitag' }));
    await saves(page);
    await presses(page, page.getByRole('link', { name: 'Zur Eröffnung' }));
    await goesTo(page, 'Liefergebiet');
    await presses(page, page.getByRole('button', { name: 'Gebiet hinzufügen' }));
    const zones = page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' });
    await writes(page, zones.getByLabel('Name'), 'Kiez');
    await writes(page, zones.getByLabel('Postleitzahlen'), '10435');
    await saves(page);
    await presses(page, page.getByRole('link', { name: 'Zur Eröffnung' }));
    await goesTo(page, 'Mehrweg');
    await page.getByLabel('Statt Einweg').selectOption('Nur das eigene Gefäß des Gastes (kleiner Betrieb)');
    await saves(page);
    await presses(page, page.getByRole('link', { name: 'Zur Eröffnung' }));
    await goesTo(page, 'Gericht');
    const chooser = page.waitForEvent('filechooser');
    await presses(page, page.getByLabel('Speisekarte als Datei'));
    await (await chooser).setFiles({ name: 'karte.csv', mimeType: 'text/csv', buffer: Buffer.from(MENU) });
    await presses(page, page.getByRole('button', { name: 'Karte übernehmen' }));
    await isDone(page, 'Gericht');
    await presses(page, page.getByRole('button', { name: 'Shop eröffnen' }));
    await expect(page.getByRole('heading', { name: 'Osteria Bari ist offen' })).toBeVisible();

    await stranger.opensMenu('osteria-bari');
    await stranger.picksUp();
    await stranger.adds('Pizza Marinara');
    await stranger.goesToCheckout();
    await stranger.entersContact(ADA);
    expect((await stranger.orders()).number).toBe(1);
    await presses(page, page.getByRole('link', { name: 'Zu den Bestellungen' }));
    await presses(page, page.getByRole('article').getByRole('button').first());
    await presses(page, page.getByRole('button', { name: 'Annehmen', exact: true }));
    await presses(page, page.getByRole('button', { name: 'Fertig 1' }));
    await presses(page, page.getByRole('button', { name: 'Abgeholt 1' }));
    await expect(stranger.currentStep).toHaveText(/Abgeholt/);
  },
);

story(
  'a draft is tried out, opened and takes its first order, by touch',
  { tag: '@thorough' },
  async ({ desk, owner, guest }) => {
    const { page } = desk;
    const shop = await owner.opensBranch({ restaurantName: 'Tramonto Babelsberg', deliveryZones: [] });
    await page.goto(`/office/${shop.slug}/karte`);
    await expect(page.getByText('Noch 1 Schritt bis zur Eröffnung')).toBeVisible();
    await page.getByRole('link', { name: 'Zur Eröffnung' }).tap();
    await page.getByRole('link', { name: 'Weiter: Liefergebiet' }).tap();
    await page.getByRole('button', { name: 'Gebiet hinzufügen' }).tap();
    const zones = page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' });
    await zones.getByLabel('Name').fill('Babelsberg');
    await zones.getByLabel('Postleitzahlen').fill('14482');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText(/^(?:Im Entwurf g|G)espeichert\./)).toBeVisible();
    await page.getByRole('link', { name: 'Zur Eröffnung' }).tap();

    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Zur Vorschau: Probebestellung' }).tap();
    const preview = new Guest(await opening);
    await preview.picksUp();
    await preview.adds('Tiramisù della Nonna');
    await preview.goesToCheckout();
    await preview.entersContact(ADA);
    expect((await preview.orders()).number).toBe(1);
    await preview.page.close();
    await desk.opens(shop);
    await expect(desk.ticketIn('Neu', 1)).toContainText('Probebestellung');

    await page.getByRole('link', { name: 'Zur Eröffnung' }).tap();
    await expect(page.getByRole('heading', { name: 'Probebestellung – fertig' })).toBeVisible();
    await page.getByRole('button', { name: 'Shop eröffnen' }).tap();
    await expect(page.getByRole('heading', { name: 'Tramonto Babelsberg ist offen' })).toBeVisible();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    expect((await guest.orders()).number).toBe(1);
    await page.getByRole('link', { name: 'Zu den Bestellungen' }).tap();
    await expect(desk.ticketIn('Neu', 1)).toBeVisible();
    await expect(desk.ticketIn('Neu', 1)).not.toContainText('Probebestellung');
  },
);

async function presses(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await moveTo(page, target);
  await page.keyboard.press('Enter');
}

async function writes(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  await moveTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** What the start has printed is replaced before anything else: nothing leads past it. */
async function replacesAccess(page: Page): Promise<void> {
  const question = page.getByRole('heading', { name: 'Deine eigene Anmeldung' });
  await expect(question).toBeVisible();
  await page.goto('/office/neu');
  await expect(question).toBeVisible();
  const colleague = { email: 'jo@bari.example', role: 'owner', shops: [] };
  expect((await page.request.post('/api/office/staff', { data: colleague })).status()).toBe(201);
  await types(page, { 'Deine E-Mail-Adresse': colleague.email, 'Dein neues Passwort': 'vier lange neue Worte' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Für diese E-Mail-Adresse gibt es schon ein Konto.')).toBeVisible();
  await types(page, { 'Deine E-Mail-Adresse': 'carla@bari.example' });
  await page.keyboard.press('Enter');
}

async function types(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await writes(page, page.getByLabel(new RegExp(`^${label}`)), text);
}

const goesTo = (page: Page, step: string): Promise<void> =>
  presses(
    page,
    page.getByRole('button', { name: `Weiter: ${step}` }).or(page.getByRole('link', { name: `Weiter: ${step}` })),
  );

async function saves(page: Page): Promise<void> {
  await presses(page, page.getByRole('button', { name: 'Speichern' }));
  await expect(page.getByText(/^(?:Im Entwurf g|G)espeichert\./)).toBeVisible();
}

const isDone = (page: Page, step: string): Promise<void> =>
  expect(page.getByRole('heading', { name: `${step} – fertig` })).toBeVisible();

/** As a merchant would who reads the text. */
async function fillsPlaceholders(page: Page, field: Locator): Promise<void> {
  await expect(field).not.toHaveValue('');
  await writes(page, field, (await field.inputValue()).replaceAll(/\[\[[^\]]+\]\]/g, 'Beispiel GmbH, Berlin'));
}
