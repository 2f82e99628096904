import type { Row } from '../changes.ts';

export const WAITER_SPLIT: Row = {
  soldOut: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  backInStock: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  priceUp: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  priceDown: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  offerEnds: { cannot: 'a line keeps the price that it was booked with, and stays when its dish sells out' },
  hoursChange: { cannot: 'what is ordered is paid whatever the hours' },
  shopPauses: { cannot: 'what is ordered is paid whatever the hours' },
  shopCloses: { cannot: 'what is ordered is paid whatever the hours' },
  orderTypeOff: { cannot: 'what is ordered is paid whatever the hours' },
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: {
    says: 'Hier ist nichts mehr offen.',
    next: 'go back to the table',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'takes away what another waiter has settled',
    },
  },
  sessionEnds: {
    says: 'Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.',
    next: 'sign in with the waiter password',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'asks to sign in again, and what is open stays',
    },
  },
  rightWithdrawn: { open: 'no test yet' },
  tableMoved: {
    says: 'Hier ist nichts mehr offen.',
    next: 'go back to the tables',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'another waiter moves the table',
    },
  },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
