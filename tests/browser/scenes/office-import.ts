import { expect, type Page } from '@playwright/test';
import type { OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Friedenau' };
// Another price at each width: a menu that was taken over before has nothing left to take.
const createTable = (price: number): string =>
  [
    'Nr;Gericht;Gruppe;Preis;Allergene;Bem.',
    '10;Pizza Salame;Pizza;12,40;Weizen, Milch;',
    '90;Insalata di mare;Salate;13,90;Meeresgetier;neu',
    `91;Zuppa del giorno;Suppen;${price},50;;`,
    '92;Anatra;Fleisch;a. A.;;',
  ].join('\n');

async function toColumns(page: Page, shop: OwnShop): Promise<void> {
  await page.goto(`/office/${shop.slug}/einlesen`);
  const file = {
    name: 'speisekarte-herbst.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(createTable(10 + ((page.viewportSize()?.width ?? 0) % 50))),
  };
  await page.getByLabel('Datei wählen').setInputFiles(file);
  await expect(page.getByText('Spalten zugeordnet')).toBeVisible();
}

async function toCheck(page: Page, shop: OwnShop): Promise<void> {
  await toColumns(page, shop);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('region', { name: 'Wörter, die wir nicht kennen' })).toBeVisible();
}

async function toCompare(page: Page, shop: OwnShop): Promise<void> {
  await toCheck(page, shop);
  await page.getByRole('button', { name: 'Mit Karte vergleichen' }).click();
  await expect(page.getByRole('group', { name: 'Zeigen' })).toBeVisible();
}

const scene = (
  name: string,
  show: (page: Page, shop: OwnShop) => Promise<void>,
  more: Pick<OfficeScene, 'isState'> = {},
): OfficeScene => ({ name, config: SHOP, ...more, show: ({ office: { page }, shop }) => show(page, shop) });

/** The steps of the import wizard. */
export const OFFICE_IMPORT_SCENES: readonly OfficeScene[] = [
  scene('office-import-source', async (page, shop) => {
    await page.goto(`/office/${shop.slug}/einlesen`);
    await expect(page.getByRole('heading', { name: 'Datei hierher ziehen' })).toBeVisible();
  }),
  scene('office-import-columns', toColumns, { isState: true }),
  scene('office-import-check', toCheck),
  scene('office-import-compare', toCompare, { isState: true }),
  scene('office-import-done', async (page, shop) => {
    await toCompare(page, shop);
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Alles zurücknehmen' })).toBeVisible();
  }),
];
