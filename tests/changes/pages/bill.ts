import type { Row } from '../changes.ts';

export const BILL: Row = {
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
    says: 'Ben zahlt gerade',
    next: 'choose other items or wait',
    test: {
      file: 'apps/storefront/app/pages/at-table.component.test.tsx',
      title: 'shows how many units another guest is paying',
    },
  },
  otherTabOrders: {
    says: 'Jemand war schneller',
    next: 'pay from what is left',
    test: {
      file: 'apps/storefront/app/pages/at-table.component.test.tsx',
      title: 'is paid by items, by equal parts or whole, and follows what others pay',
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
    next: 'pay at the new table',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'a moved table takes its guests along (S3 W15)',
    },
  },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: {
    says: 'Die Rechnung hat sich geändert',
    next: 'pay what is left: the choice is without what was refunded',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'is no longer chosen once a waiter refunds it, and nobody is blamed',
    },
  },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again',
    test: {
      file: 'apps/storefront/app/pages/at-table.component.test.tsx',
      title: 'says that the way back to the table is of a release that was replaced',
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
