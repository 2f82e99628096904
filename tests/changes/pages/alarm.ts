import type { Row } from '../changes.ts';

export const ALARM: Row = {
  soldOut: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  backInStock: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  priceUp: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  priceDown: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  offerEnds: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  hoursChange: {
    cannot:
      'the alarm shows orders that are placed; how long they wait is counted in the hours with which the desk has read them',
  },
  shopPauses: {
    says: 'Stopp bis',
    next: 'answer the orders that wait, or take orders again',
    test: {
      file: 'apps/office/app/desk/unanswered.component.test.tsx',
      title: 'another device pauses: the alarm says until when',
    },
  },
  shopCloses: {
    cannot:
      'the alarm shows orders that are placed; how long they wait is counted in the hours with which the desk has read them',
  },
  orderTypeOff: {
    cannot:
      'the alarm shows orders that are placed; how long they wait is counted in the hours with which the desk has read them',
  },
  otherTabEdits: {
    says: '1 Bestellung wartet',
    next: 'answer those that are left',
    test: {
      file: 'apps/office/app/desk/unanswered.component.test.tsx',
      title: 'another device answers: only the others are left',
    },
  },
  otherTabOrders: {
    says: '2 Bestellungen warten',
    next: 'answer both',
    test: {
      file: 'apps/office/app/desk/unanswered.component.test.tsx',
      title: 'a guest orders: the order is no alarm yet, and joins once it is late',
    },
  },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the alarm, then answer the order',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'the alarm asks by itself, over its page, and the order is answered then',
    },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner; the order keeps waiting',
    test: {
      file: 'apps/office/app/sign-in/rights-withdrawn.component.test.tsx',
      title: 'the alarm says so at the order, which keeps waiting',
    },
  },
  tableMoved: {
    says: 'Tisch 8',
    next: 'bring the dishes there',
    test: {
      file: 'apps/office/app/desk/follows-tables.component.test.tsx',
      title: 'a waiter moves a table: the desk shows where the dishes go, and that something has changed',
    },
  },
  memberLeaves: { cannot: 'the alarm sees a group only once it has ordered' },
  paymentChanges: {
    cannot: 'an order that is paid online waits for its answer only once it is paid, and is paid back only after it',
  },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page anew; the orders stay in sight',
    test: {
      file: 'tests/browser/office/desk.story.ts',
      title: 'the desk keeps its orders while code cannot be loaded, and loads it again',
    },
  },
  offline: {
    says: 'Keine Verbindung.',
    next: 'press again once there is a connection',
    test: {
      file: 'apps/office/app/desk/unanswered.component.test.tsx',
      title: 'without a connection a press is refused at its row, and the next one counts',
    },
  },
};
