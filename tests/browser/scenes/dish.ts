import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

const dish: Scene = {
  name: 'dish',
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.opensDish('Pizza Margherita');
  },
};

const dishInvalid: Scene = {
  name: 'dish-invalid',
  after: dish,
  show: async ({ guest: { dialog } }) => {
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen!');
  },
};

const dishInfo: Scene = {
  name: 'dish-info',
  after: dishInvalid,
  show: async ({ guest }) => {
    await guest.leavesDialog();
    await guest.dish('Pizza Margherita').getByRole('button', { name: 'Allergene und Zusatzstoffe' }).click();
    await expect(guest.dialog).toContainText('Informationen über das Gericht');
  },
};

const dishAge: Scene = {
  name: 'dish-age',
  after: dishInfo,
  show: async ({ guest }) => {
    await guest.leavesDialog();
    await guest.dish('Aperitivo Spritz').getByRole('button', { name: 'hinzufügen' }).click();
    await expect(guest.dialog).toContainText('Bist Du mindestens 18?');
  },
};

const dishExtras: Scene = {
  name: 'dish-extras',
  after: dishAge,
  show: async ({ guest }) => {
    await guest.leavesDialog();
    const dialog = await guest.opensDish('Pizza Diavola');
    await dialog.getByRole('radio', { name: /^Beliebte Kombination/ }).check();
    for (const press of ['Aioli hinzufügen', 'Aioli: mehr', 'Aioli: mehr', 'Aioli: mehr'])
      await dialog.getByRole('button', { name: press, exact: true }).click();
    await dialog.getByRole('button', { name: 'Basilikumpesto hinzufügen' }).click();
    await expect(dialog.getByText('kannst Du höchstens 4 wählen')).toBeVisible();
  },
};

const dishMissing: Scene = {
  name: 'dish-missing',
  expectedErrors: /status of 404/,
  show: async ({ guest, shop }) => {
    await guest.opens(`/f=${shop.slug}/gericht/Pizza%20Calabrese`);
    await expect(guest.dialog).toContainText('Gericht nicht verfügbar');
  },
};

const combo: Scene = {
  name: 'combo',
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.opensDish('Menü per Due');
  },
};

const comboInvalid: Scene = {
  name: 'combo-invalid',
  after: combo,
  show: async ({ guest: { dialog } }) => {
    await dialog.getByRole('button', { name: 'WEITER' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen!');
  },
};

const comboInfo: Scene = {
  name: 'combo-info',
  after: comboInvalid,
  show: async ({ guest }) => {
    await guest.dialog.getByRole('button', { name: 'Alle Allergene und Nährwerte' }).click();
    await expect(guest.dialog).toContainText('Informationen über das Gericht');
  },
};

/** Customising a dish or a combo, and their details. */
const dishPopularOff: Scene = {
  name: 'dish-popular-off',
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    const dialog = await guest.opensDish('Pizza Diavola');
    await dialog.getByRole('radio', { name: 'Klassischer Teig' }).check();
    await dialog.getByRole('radio', { name: /^Beliebte Kombination/ }).check();
    await dialog.getByRole('button', { name: 'Salami hinzufügen', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  },
};

const dishWithAlcohol: Scene = {
  name: 'dish-with-alcohol',
  after: dishPopularOff,
  show: async ({ guest }) => {
    await guest.leavesDialog();
    await guest.dish('Spaghetti alle Vongole').getByRole('button', { name: 'Allergene und Zusatzstoffe' }).click();
    await expect(guest.dialog).toContainText('Enthält Alkohol');
  },
};

export const DISH_SCENES: readonly Scene[] = [
  dish,
  dishInvalid,
  dishInfo,
  dishAge,
  dishExtras,
  dishMissing,
  dishPopularOff,
  dishWithAlcohol,
  combo,
  comboInvalid,
  comboInfo,
];
