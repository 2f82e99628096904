import type { Row } from '../changes.ts';

export const TABLE: Row = {
  soldOut: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  backInStock: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  priceUp: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  priceDown: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  offerEnds: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  hoursChange: {
    cannot:
      'what is ordered is served and paid whatever the hours; the menu and the checkout say that the shop is closed',
  },
  shopPauses: {
    cannot:
      'what is ordered is served and paid whatever the hours; the menu and the checkout say that the shop is closed',
  },
  shopCloses: {
    cannot:
      'what is ordered is served and paid whatever the hours; the menu and the checkout say that the shop is closed',
  },
  orderTypeOff: {
    cannot:
      'what is ordered is served and paid whatever the hours; the menu and the checkout say that the shop is closed',
  },
  otherTabEdits: {
    says: 'Die Bedienung hat diese Bestellung nicht angenommen',
    next: 'order something else, or call the waiter',
    test: {
      file: 'apps/storefront/app/pages/table-money.component.test.tsx',
      title: 'is said to the guests when the waiter declines it',
    },
  },
  otherTabOrders: {
    says: 'Noch offen19,50 €',
    next: 'pay a part, or order more',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'shows what others order, and what is open',
    },
  },
  sessionEnds: {
    says: 'Wähle zuerst einen Tisch',
    next: 'scan the code again, or type the number',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'a table that was left in another tab is said',
    },
  },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: {
    says: 'Ihr sitzt jetzt an Tisch 8.',
    next: 'order and pay at the new table',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'a moved table takes its guests along (S3 W15)',
    },
  },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: {
    says: 'erstattet, 13,00 €',
    next: 'nothing: the open amount is less',
    test: { file: 'apps/storefront/app/pages/table-changes.component.test.tsx', title: 'shows what a waiter refunds' },
  },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again',
    test: {
      file: 'apps/storefront/app/pages/release-replaced.component.test.tsx',
      title: 'the way from the table to another one says so',
    },
  },
  offline: {
    says: 'Keine Verbindung',
    next: 'wait, or refresh by hand',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'a lost connection is said until it is back',
    },
  },
};
