import { expect } from '@playwright/test';
import { goesToTableCheckout, ordersAtTable, sitsDown } from '../support/at-table.ts';
import { TABLE_SERVICE } from '../support/waiter.ts';
import type { Scene } from './scene.ts';

const TABLE = 3;

const tableArrival: Scene = {
  name: 'table-arrival',
  config: { supportDineIn: true, tableService: TABLE_SERVICE },
  show: async ({ guest, owner, shop }) => {
    await owner.enablesOnlinePayments(shop);
    // Another scene has left the table as it was.
    await owner.serves(shop).confirmsRounds(TABLE);
    await owner.serves(shop).clears(TABLE);
    await guest.opens(await owner.tableCode(shop, TABLE));
    await expect(guest.page.getByRole('heading', { name: 'Du sitzt an Tisch' })).toBeVisible();
  },
};

const tableMenu: Scene = {
  name: 'table-menu',
  after: tableArrival,
  show: async ({ guest, owner, shop }) => {
    await sitsDown(guest, owner, { shop, table: TABLE, name: 'Ada' });
    await owner.serves(shop).books(TABLE, [
      { dishId: 'minestrone', amount: 2 },
      { dishId: 'crema-di-zucca', amount: 1 },
    ]);
    await expect(guest.page.getByRole('navigation', { name: `Tisch ${TABLE}` })).toContainText('offen');
  },
};

const tableCheckout: Scene = {
  name: 'table-checkout',
  after: tableMenu,
  isWholePage: true,
  show: async ({ guest }) => {
    await guest.adds('Tiramisù della Nonna', { amount: 2 });
    await goesToTableCheckout(guest);
    await expect(guest.page.getByText('Bei der Bedienung').first()).toBeVisible();
  },
};

const tableHeld: Scene = {
  name: 'table-held',
  after: tableCheckout,
  show: async ({ guest }) => {
    await ordersAtTable(guest);
    await expect(guest.page.getByText('Die Bedienung kommt gleich zu Dir')).toBeVisible();
  },
};

const tableWaiting: Scene = {
  name: 'table-waiting',
  isState: true,
  after: tableHeld,
  isWholePage: true,
  show: async ({ guest, shop }) => {
    await guest.opens(`/f=${shop.slug}/tisch`);
    await expect(guest.page.getByText(/^wartet auf die Bedienung, /)).toBeVisible();
  },
};

const tableOurs: Scene = {
  name: 'table-ours',
  after: tableWaiting,
  isWholePage: true,
  show: async ({ guest, owner, shop }) => {
    await owner.serves(shop).confirmsRounds(TABLE);
    await guest.opens(`/f=${shop.slug}/tisch`);
    await expect(guest.page.getByRole('heading', { name: 'Ada (Du)' })).toBeVisible();
  },
};

const tableCall: Scene = {
  name: 'table-call',
  after: tableOurs,
  show: async ({ guest }) => {
    await guest.presses('Bedienung rufen');
    await expect(guest.dialog).toContainText('Bitte einmal kommen');
  },
};

const tableBillUnchosen: Scene = {
  name: 'table-bill-unchosen',
  isState: true,
  after: tableCall,
  isWholePage: true,
  show: async ({ guest, shop }) => {
    await guest.opens(`/f=${shop.slug}/tisch/rechnung`);
    await expect(guest.page.getByText('Wähle aus, was Du zahlst.')).toBeVisible();
  },
};

const tableBill: Scene = {
  name: 'table-bill',
  after: tableBillUnchosen,
  isWholePage: true,
  show: async ({ guest }) => {
    await guest.presses('Meine auswählen');
    await guest.page.getByRole('radio', { name: '10 %' }).check();
    await expect(guest.page.getByRole('button', { name: '12,10 € bezahlen' })).toBeVisible();
  },
};

const tableBillDivided: Scene = {
  name: 'table-bill-divided',
  isState: true,
  after: tableBill,
  isWholePage: true,
  show: async ({ guest }) => {
    await guest.page.getByRole('radio', { name: 'Gleich teilen' }).check();
    await expect(guest.page.getByText('Dein Teil beträgt')).toBeVisible();
  },
};

const tableBillTooSmall: Scene = {
  name: 'table-bill-too-small',
  isState: true,
  after: tableBillDivided,
  isWholePage: true,
  show: async ({ guest, shop }) => {
    await guest.opens(`/f=${shop.slug}/tisch/rechnung?teile=50`);
    await expect(guest.page.getByText(/^Ein Teil von .* ist zu klein für /)).toBeVisible();
  },
};

const tablePaid: Scene = {
  name: 'table-paid',
  after: tableBillTooSmall,
  isWholePage: true,
  show: async ({ guest }) => {
    await guest.page.getByRole('radio', { name: 'Auswählen' }).check();
    await guest.presses('Meine auswählen');
    await guest.page.getByRole('radio', { name: '10 %' }).check();
    await guest.paysBy('Karte');
    await guest.presses('12,10 € bezahlen');
    await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(guest.page.getByRole('heading', { name: 'Danke, Ada. Du hast bezahlt.' })).toBeVisible();
  },
};

const tableEntertainment: Scene = {
  name: 'table-entertainment',
  after: tablePaid,
  show: async ({ guest }) => {
    await guest.presses('Bewirtungsbeleg');
    await expect(guest.dialog.getByLabel('Anlass')).toBeVisible();
  },
};

const tableNumber: Scene = {
  name: 'table-number',
  config: { supportDineIn: true, tableService: TABLE_SERVICE },
  show: async ({ guest, shop }) => {
    await guest.opens(`/f=${shop.slug}/?tisch=0`);
    await guest.presses('OK');
    await expect(guest.page.getByText('Bitte gib die Nummer Deines Tisches ein')).toBeVisible();
  },
};

/** Pages of guests at a table. */
export const TABLE_SCENES: readonly Scene[] = [
  tableArrival,
  tableMenu,
  tableCheckout,
  tableHeld,
  tableWaiting,
  tableOurs,
  tableCall,
  tableBillUnchosen,
  tableBill,
  tableBillDivided,
  tableBillTooSmall,
  tablePaid,
  tableEntertainment,
  tableNumber,
];
