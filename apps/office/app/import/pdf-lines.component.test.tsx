import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { compareImport, takeImport } from '@tischlein/domain/menu-editing';
import { expect, inject, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { changeMenu, forOnePrice, withDish } from '../../../../tests/components/change-menu.ts';
import { conflictDialog, SOON } from '../../../../tests/components/choose-version.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';
import { renderOffice, renderOfficeFor } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readMenuDocument } from '../api/shop-menu.ts';

/** Margherita, Salami, Tonno and a cola, as a restaurant prints them. */
const PRINTED = 'apps/server/src/imports/systems/samples/printed-menu.pdf';
const readPrinted = () => commands.readFile(PRINTED, 'base64');
const NEW_DISHES = 3;
const take = page.getByRole('button', { name: 'Übernehmen', exact: true });
const taken = page.getByRole('heading', { level: 2, name: 'Übernommen' });
const findTick = (name: string) => page.getByRole('checkbox', { name });

const readMenu = async (shop: string): Promise<MenuDocument> => {
  const read = await readMenuDocument(shop);
  return read.ok ? read.value.value : expect.fail();
};

/** The menu already has one of the dishes, at another price. */
const withTonno = withDish('Minestrone', { name: 'Tonno', ...forOnePrice(800) });

async function compares(): Promise<void> {
  const bytes = Uint8Array.from(atob(await readPrinted()), (sign) => sign.codePointAt(0) ?? 0);
  const file = new File([bytes], 'karte.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('Datei wählen'), file);
  await expect.element(page.getByText('Bitte prüfe jede und hake an, was stimmt.'), SOON).toBeVisible();
  await page.getByRole('button', { name: 'Mit Karte vergleichen' }).click();
  await expect.element(findTick('12 Margherita, neu übernehmen')).toBeVisible();
}

async function openComparison(): Promise<string> {
  const shop = await renderOffice('/einlesen', {}, withTonno);
  await compares();
  return shop;
}

it('no line is ticked by itself, none in one press, and only what is ticked is saved', async () => {
  const shop = await openComparison();
  const before = await readMenu(shop);
  const ticks = page.getByRole('checkbox').elements();
  expect(ticks.map((tick) => tick.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining([
      '12 Margherita, neu übernehmen',
      '20 Salami, neu übernehmen',
      '21 Tonno, Preis übernehmen',
    ]),
  );
  expect(ticks.filter((tick) => tick.matches(':checked'))).toEqual([]);
  await expect.element(page.getByText('Alle gezeigten Änderungen übernehmen')).not.toBeInTheDocument();
  await expect.element(take).toHaveAttribute('aria-disabled', 'true');
  await findTick('12 Margherita, neu übernehmen').click();
  await findTick('20 Salami, neu übernehmen').click();
  await findTick('20 Salami, neu übernehmen').click();
  await expect.element(page.getByText('1 Änderung ausgewählt')).toBeVisible();
  await take.click();
  await expect.element(taken, SOON).toBeVisible();
  const saved = await readMenu(shop);
  expect(saved.dishes.map(({ name }) => name)).toEqual([...before.dishes.map(({ name }) => name), 'Margherita']);
  expect(saved.dishes.find(({ name }) => name === 'Tonno')).toMatchObject(forOnePrice(800));
});

/** Another tab takes over every line of the same list. */
async function importsElsewhere(shop: string): Promise<void> {
  const content = await readPrinted();
  const body = { source: { kind: 'file' as const, fileName: 'karte.pdf', content } };
  const reading = await send(calls.readImport, { params: { shop }, body });
  const imported = reading.ok && reading.value.menu ? reading.value.menu : expect.fail();
  await changeMenu(shop, (menu) => {
    const comparison = compareImport(menu, imported, false);
    const all = new Set(comparison.changes.map(({ key }) => key));
    return takeImport(menu, comparison, { taken: all, missing: new Map() });
  });
}

it('another tab imports the same list meanwhile: what both take comes once', async () => {
  const shop = await openComparison();
  const before = await readMenu(shop);
  await findTick('12 Margherita, neu übernehmen').click();
  await findTick('21 Tonno, Preis übernehmen').click();
  await importsElsewhere(shop);
  await take.click();
  await expect.element(taken, SOON).toBeVisible();
  const { dishes } = await readMenu(shop);
  expect(dishes).toHaveLength(before.dishes.length + NEW_DISHES);
  expect(dishes.filter(({ name }) => name === 'Margherita')).toHaveLength(1);
  expect(dishes.find(({ name }) => name === 'Tonno')).toMatchObject(forOnePrice(1000));
});

it.each([
  ['raises', 950, '9,50 €'],
  ['lowers', 750, '7,50 €'],
])('another person %s a price that is ticked: both are shown to choose from', async (_, cents, words) => {
  const shop = await openComparison();
  await findTick('21 Tonno, Preis übernehmen').click();
  await changeMenu(shop, withDish('Tonno', forOnePrice(cents)));
  await take.click();
  await expect.element(conflictDialog(), SOON).toMatchTextContent(words);
  await expect.element(conflictDialog()).toMatchTextContent('10,00 €');
  await conflictDialog().getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect.element(taken, SOON).toBeVisible();
  expect((await readMenu(shop)).dishes.find(({ name }) => name === 'Tonno')).toMatchObject(forOnePrice(1000));
});

it('without a connection nothing is saved, the ticks stay, and the next press counts', async () => {
  const shop = await openComparison();
  const before = await readMenu(shop);
  await findTick('12 Margherita, neu übernehmen').click();
  const giveBack = loseConnection();
  await take.click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  await expect.element(findTick('12 Margherita, neu übernehmen')).toBeChecked();
  giveBack();
  expect(await readMenu(shop)).toEqual(before);
  await take.click();
  await expect.element(taken, SOON).toBeVisible();
  expect((await readMenu(shop)).dishes).toHaveLength(before.dishes.length + 1);
});

it('the session has ended: the page asks to sign in, and then saves what is ticked', async () => {
  const shop = await openComparison();
  const before = await readMenu(shop);
  await findTick('12 Margherita, neu übernehmen').click();
  await send(calls.endSession);
  await take.click();
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect.element(dialog).toMatchTextContent('Es ist nichts verloren.');
  await dialog.getByLabelText('Passwort').fill(inject('owner').password);
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect.element(taken, SOON).toBeVisible();
  expect((await readMenu(shop)).dishes).toHaveLength(before.dishes.length + 1);
});

it('a right that is withdrawn is said at the press, and the ticks stay', async () => {
  const { slug, id } = await renderOfficeFor('branchManager', '/:slug/einlesen');
  await compares();
  await findTick('12 Margherita, neu übernehmen').click();
  const owner = await signInElsewhere();
  await owner(calls.changeStaff, { params: { staffId: id }, body: { role: 'driver', shops: [shopId(slug)] } });
  await take.click();
  await expect.element(page.getByText('Das darfst Du mit Deiner Anmeldung nicht.').first()).toBeVisible();
  await expect.element(findTick('12 Margherita, neu übernehmen')).toBeChecked();
});
