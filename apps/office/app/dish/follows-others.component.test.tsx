import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changeMenu, forOnePrice, withDish } from '../../../../tests/components/change-menu.ts';
import { conflictDialog, SOON } from '../../../../tests/components/choose-version.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { setStock } from '../../../../tests/components/set-stock.ts';
import { readMenuDocument } from '../api/shop-menu.ts';

const MINESTRONE = '/karte/gericht/minestrone';
const name = page.getByRole('textbox', { name: 'Name', exact: true });
const price = page.getByRole('textbox', { name: 'Preis, Lieferung', exact: true });
const save = page.getByRole('button', { name: 'Speichern', exact: true });
const isSaved = () => expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();

it('the kitchen runs out of the dish and has it again: the editor says both, and what is typed stays', async () => {
  const shop = await renderOffice(MINESTRONE);
  await expect.element(page.getByText('Im Verkauf')).toBeVisible();
  await name.fill('Minestrone alla nonna');
  await setStock(shop, 'minestrone', 'untilTomorrow');
  await expect.element(page.getByText(/^Nicht verfügbar, bis /)).toBeVisible();
  await setStock(shop, 'minestrone', 'back');
  await expect.element(page.getByText('Im Verkauf')).toBeVisible();
  await expect.element(name).toHaveValue('Minestrone alla nonna');
});

it.each([
  ['raises', 750],
  ['lowers', 550],
])('another person %s the price: a save of something else keeps it', async (_, cents) => {
  const shop = await renderOffice(MINESTRONE);
  await name.fill('Minestrone alla nonna');
  await changeMenu(shop, withDish('Minestrone', forOnePrice(cents)));
  await save.click();
  await isSaved();
  const read = await readMenuDocument(shop);
  const dish = read.ok && read.value.value.dishes.find(({ id }) => id === 'minestrone');
  expect(dish).toMatchObject({ name: 'Minestrone alla nonna', ...forOnePrice(cents) });
});

it.each([
  ['raises', 750, '7,50 €'],
  ['lowers', 550, '5,50 €'],
])('another person %s the price that is being changed: both are shown to choose from', async (_, cents, words) => {
  const shop = await renderOffice(MINESTRONE);
  await price.fill('6,90');
  await changeMenu(shop, withDish('Minestrone', forOnePrice(cents)));
  await save.click();
  await expect.element(conflictDialog(), SOON).toMatchTextContent(words);
  await conflictDialog().click();
  await conflictDialog().getByRole('button', { name: 'Auswahl speichern' }).click();
  await isSaved();
});

it('without a connection a save says so and keeps what is typed; the next one saves it', async () => {
  await renderOffice(MINESTRONE);
  await name.fill('Minestrone alla nonna');
  const giveBack = loseConnection();
  await save.click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  await expect.element(name).toHaveValue('Minestrone alla nonna');
  giveBack();
  await save.click();
  await isSaved();
});
