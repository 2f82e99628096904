import { expect, type Page } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import { storyFromNothing } from '../support/empty-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';

const SHOP = '/office/osteria-bari';
const MENU = 'Kategorie;Name;Preis;Allergene\nPizza;Pizza Marinara;9,50;Weizen\n';
const COMPANY = {
  'Name mit Rechtsform': 'Osteria Bari GmbH',
  'Straße und Hausnummer': 'Kastanienallee 3',
  PLZ: '10435',
  Ort: 'Berlin',
  'E-Mail': 'ciao@bari.example',
  Telefon: '030 5550300',
  'USt-IdNr.': 'DE000000002',
  'Vertreten durch': 'Nico Bari (Geschäftsführer)',
  'Register und Nummer': 'Amtsgericht Charlottenburg (Berlin), HRB 000001 B',
};

// S3 L1: 'Opening needs: …', each item in the sequence of the checklist.
storyFromNothing(
  'from an empty database to the first order',
  async ({ page, stranger, emptyServer, browserErrors }) => {
    storyFromNothing.slow();
    browserErrors.allow(/status of 40[14]/);
    await page.goto('/office');
    await page.getByLabel('E-Mail').fill(emptyServer.owner.email);
    await page.getByLabel('Passwort').fill(emptyServer.owner.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByLabel('Name des Restaurants').fill('Osteria Bari');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anlegen' }).click();

    await expect(page.getByRole('heading', { name: 'Eröffnen', level: 1 })).toBeVisible();
    await expect(page.getByText(/^Es fehlt: /)).toHaveText(
      'Es fehlt: Unternehmen, Steuernummer, Impressum, Datenschutz, AGB, Öffnungszeiten, Liefergebiet, Gericht.',
    );
    await stranger.page.goto('/f=osteria-bari/');
    await expect(stranger.page.getByText('Diese Adresse gibt es nicht')).toBeVisible();
    await expectAccessible(page);

    await go(page, 'Unternehmen');
    for (const [label, text] of Object.entries(COMPANY)) await page.getByLabel(label).fill(text);
    await save(page);
    await expectDone(page, 'Unternehmen', 'Steuernummer');
    await page.getByRole('button', { name: 'Schließen: Unternehmen' }).click();

    for (const [step, text] of [
      ['Impressum', 'Impressum'],
      ['Datenschutz', 'Datenschutzerklärung'],
      ['AGB', 'Allgemeine Geschäftsbedingungen'],
    ] as const) {
      await go(page, step);
      await page.getByRole('button', { name: `Vorschlag einsetzen: ${text}` }).click();
      await fillPlaceholders(page, text);
      await save(page);
      await expectDone(page, step);
      await page.getByRole('button', { name: `Schließen: ${step}` }).click();
    }

    await go(page, 'Öffnungszeiten');
    const week = page.getByRole('list', { name: 'Öffnungszeiten' });
    await week.getByRole('button', { name: '+ öffnen, Freitag' }).click();
    await week.getByLabel('Freitag, 1. Zeit: von').fill('11:00');
    await week.getByLabel('Freitag, 1. Zeit: bis').fill('23:00');
    await save(page);
    await back(page);
    await expectDone(page, 'Öffnungszeiten');

    await page.getByRole('button', { name: 'Ändern: Bestellart' }).click();
    await page.getByRole('checkbox', { name: 'Am Tisch' }).check();
    await save(page);
    await page.getByRole('button', { name: 'Schließen: Bestellart' }).click();

    await go(page, 'Liefergebiet');
    const zones = page.getByRole('region', { name: 'Gebiete in ihrer Reihenfolge' });
    await zones.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
    await zones.getByLabel('Name').fill('Kiez');
    await zones.getByLabel('Postleitzahlen').fill('10435');
    await save(page);
    await back(page);
    await expectDone(page, 'Liefergebiet', 'Zahlung');

    await go(page, 'Gericht');
    const file = { name: 'karte.csv', mimeType: 'text/csv', buffer: Buffer.from(MENU) };
    await page.getByLabel('Speisekarte als Datei').setInputFiles(file);
    await page.getByRole('button', { name: 'Karte übernehmen' }).click();
    await expectDone(page, 'Gericht');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1180, height: 820 });

    await page.getByRole('button', { name: 'Shop eröffnen' }).press('Enter');
    await expect(page.getByText('Osteria Bari ist eröffnet.')).toBeVisible();

    await stranger.opensMenu('osteria-bari');
    await stranger.picksUp();
    await stranger.adds('Pizza Marinara');
    await stranger.goesToCheckout();
    await stranger.entersContact(ADA);
    const order = await stranger.orders();
    await page.goto(SHOP);
    await expect(page.getByRole('article').filter({ hasText: 'Ada Köhler' })).toBeVisible();
    expect(order.number).toBe(1);
  },
);

const go = (page: Page, step: string): Promise<void> =>
  page
    .getByRole('button', { name: `Weiter: ${step}` })
    .or(page.getByRole('link', { name: `Weiter: ${step}` }))
    .click();

const back = (page: Page): Promise<void> => page.getByRole('link', { name: 'Eröffnen', exact: true }).click();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
}

async function expectDone(page: Page, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) await expect(page.getByRole('heading', { name: `${step} – fertig` })).toBeVisible();
}

/** As a merchant would who reads the text. */
async function fillPlaceholders(page: Page, label: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await expect(field).not.toHaveValue('');
  await field.fill((await field.inputValue()).replaceAll(/\[\[[^\]]+\]\]/g, 'Beispiel GmbH, Berlin'));
}
