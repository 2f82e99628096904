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
  otherTabEdits: {
    says: 'Tiramisù',
    next: 'go on: the new dish can be chosen, and what was chosen stays',
    test: {
      file: 'apps/storefront/app/features/waiter/others-act.component.test.tsx',
      title: 'another one books: the new dish can be chosen, and what was chosen stays',
    },
  },
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
  rightWithdrawn: {
    says: 'Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.',
    next: 'sign in with the new password',
    test: {
      file: 'apps/storefront/app/features/waiter/others-act.component.test.tsx',
      title: 'the waiter password is changed: the page asks for the new one, and goes on where it was',
    },
  },
  tableMoved: {
    says: 'Hier ist nichts mehr offen.',
    next: 'go back to the tables',
    test: {
      file: 'apps/storefront/app/features/waiter/split-table.component.test.tsx',
      title: 'another waiter moves the table',
    },
  },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: {
    says: 'Hier ist nichts mehr offen.',
    next: 'go back to the table',
    test: {
      file: 'apps/storefront/app/features/waiter/others-act.component.test.tsx',
      title: 'another waiter refunds a dish: it is no longer open',
    },
  },
  releaseReplaced: {
    cannot: 'the pages of the waiters are loaded as one: nothing is loaded later while they are open',
  },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung',
    next: 'press again: it counts once',
    test: {
      file: 'apps/storefront/app/features/waiter/others-act.component.test.tsx',
      title: 'the connection is lost: that is said, and what was handed over meanwhile counts once',
    },
  },
};
