import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Customising a dish or a combo, and their details. */
export const DISH_SCENES: readonly Scene[] = [
  {
    name: 'dish',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.opensDish('Pizza Margherita');
    },
  },
  {
    name: 'dish-invalid',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      const dialog = await guest.opensDish('Pizza Margherita');
      await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen!');
    },
  },
  {
    name: 'dish-info',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.dish('Pizza Margherita').getByRole('button', { name: 'Allergene und Zusatzstoffe' }).click();
      await expect(guest.dialog).toContainText('Informationen über das Gericht');
    },
  },
  {
    name: 'dish-age',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.dish('Aperitivo Spritz').getByRole('button', { name: 'hinzufügen' }).click();
      await expect(guest.dialog).toContainText('Bist Du über 18?');
    },
  },
  {
    name: 'dish-extras',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      const dialog = await guest.opensDish('Pizza Diavola');
      await dialog.getByRole('radio', { name: /^Beliebte Kombination/ }).check();
      for (const press of ['Aioli hinzufügen', 'Aioli: mehr', 'Aioli: mehr', 'Aioli: mehr'])
        await dialog.getByRole('button', { name: press, exact: true }).click();
      await dialog.getByRole('button', { name: 'Basilikumpesto hinzufügen' }).click();
      await expect(dialog.getByText('gehen höchstens 4')).toBeVisible();
    },
  },
  {
    name: 'dish-missing',
    show: async ({ guest, shop }) => {
      await guest.opens(`/f=${shop.slug}/?gericht=Pizza%20Calabrese`);
      await expect(guest.dialog).toContainText('Gericht nicht verfügbar');
    },
  },
  {
    name: 'combo-invalid',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      const dialog = await guest.opensDish('Menü per Due');
      await dialog.getByRole('button', { name: 'WEITER' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen!');
    },
  },
  {
    name: 'combo-info',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      const dialog = await guest.opensDish('Menü per Due');
      await dialog.getByRole('button', { name: 'Alle Allergene und Nährwerte' }).click();
      await expect(guest.dialog).toContainText('Informationen über das Gericht');
    },
  },
  {
    name: 'combo',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.opensDish('Menü per Due');
    },
  },
];
