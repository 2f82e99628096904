import type { Row } from '../changes.ts';

export const WAITER_TABLE: Row = {
  soldOut: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  backInStock: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  priceUp: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  priceDown: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  offerEnds: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  hoursChange: { cannot: 'what is ordered is served and paid whatever the hours' },
  shopPauses: { cannot: 'what is ordered is served and paid whatever the hours' },
  shopCloses: { cannot: 'what is ordered is served and paid whatever the hours' },
  orderTypeOff: { cannot: 'what is ordered is served and paid whatever the hours' },
  otherTabEdits: {
    says: 'an der Kasse',
    next: 'settle the rest, or clear the table',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'another waiter hands the rest over to the till',
    },
  },
  otherTabOrders: {
    says: 'Ben zahlt gerade',
    next: 'wait, or settle the rest',
    test: { file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx', title: 'a guest pays' },
  },
  sessionEnds: {
    says: 'Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.',
    next: 'sign in with the waiter password',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'asks to sign in again, and what is open stays',
    },
  },
  rightWithdrawn: {
    says: 'Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.',
    next: 'sign in with the new password',
    test: {
      file: 'apps/storefront/app/features/waiter/others-act.component.test.tsx',
      title: 'the waiter password is changed: the page asks for the new one, and goes on where it was',
    },
  },
  tableMoved: {
    says: 'Hier ist noch nichts bestellt.',
    next: 'go to the other table, or take an order',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'another waiter moves the table',
    },
  },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: {
    says: '13,00 € erstattet',
    next: 'settle the rest',
    test: {
      file: 'apps/storefront/app/features/waiter/others-act.component.test.tsx',
      title: 'another waiter refunds a dish: it is no longer open',
    },
  },
  releaseReplaced: {
    cannot: 'the pages of the waiters are loaded as one: nothing is loaded later while they are open',
  },
  offline: {
    says: 'wartet auf Verbindung',
    next: 'nothing: the booking is sent once',
    test: {
      file: 'apps/storefront/app/features/waiter/waiter.component.test.tsx',
      title: 'a booking waits visibly, survives a reload and is sent under the same key',
    },
  },
};
