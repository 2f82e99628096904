import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ShopConfig } from '@tischlein/domain/shop';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { readConfig } from '../api/shop-config.ts';

const SERVICE = {
  tables: [{ number: 1, area: 'Innen', seats: 4 }],
  payAtTable: false,
  tipRecipient: 'team',
  payLaterMethod: 'offline',
} as const;
const CAPACITY = { orders: 6, makeMinutes: null, minutesPerDish: 5, minutesOfCategories: {}, minutesOfDishes: {} };

const INVITES: Partial<ShopConfig> = { feedbackMails: 'customers', feedbackAfterHours: 2 };

it.each<[page: `/${string}`, field: string, value: string, range: RegExp, config?: Partial<ShopConfig>]>([
  ['/zeiten', 'Tage im Voraus', '31', /von 0 bis 30 an/],
  ['/zeiten', 'Länge eines Zeitfensters in Minuten', '4', /von 5 bis 120 an/],
  ['/zeiten', 'Bestellungen je Zeitfenster', '1.5', /von 1 bis 1000 an/, { slotCapacity: CAPACITY }],
  ['/reservierungen', 'Aufenthalt (Minuten)', '100', /von 30 bis 720 in Schritten von 15 an/],
  ['/bewertungen', 'Stunden nach der Übergabe', '73', /von 1 bis 72 an/, INVITES],
  ['/keine-antwort', 'Nach (Minuten)', '181', /von 1 bis 180 an/],
  ['/tische', 'Tisch 1: Plätze', '101', /Plätze, von 0 bis 100/, { tableService: SERVICE }],
])('%s saves nothing while "%s" is %s, and says its range', async (path, field, value, range, config = {}) => {
  const shop = await renderOffice(path, config);
  const before = await readConfig(shop);
  await page.getByLabelText(field, { exact: true }).fill(value);
  await expectFault(field.replace(/ \(.*/, ''));
  await expect.element(page.getByText(range).first()).toBeVisible();
  expect(await readConfig(shop)).toEqual(before);
});
