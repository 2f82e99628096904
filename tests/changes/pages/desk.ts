import type { Row } from '../changes.ts';

export const DESK: Row = {
  soldOut: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  backInStock: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  priceUp: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  priceDown: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  offerEnds: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  hoursChange: {
    cannot:
      'the desk shows the orders that are placed; what guests can order from now on stands on the page of the hours',
  },
  shopPauses: {
    says: 'Stopp bis',
    next: 'take orders again at once',
    test: {
      file: 'tests/browser/office/opening.story.ts',
      title: 'the kitchen pauses orders from the desk and resumes them',
    },
  },
  shopCloses: {
    cannot:
      'the desk shows the orders that are placed; what guests can order from now on stands on the page of the hours',
  },
  orderTypeOff: {
    cannot:
      'the desk shows the orders that are placed; what guests can order from now on stands on the page of the hours',
  },
  otherTabEdits: {
    says: 'Küche',
    next: 'go on with the next order',
    test: { file: 'tests/browser/office/desk.story.ts', title: 'two tablets show the same state' },
  },
  otherTabOrders: {
    says: '1 neue Bestellung',
    next: 'open it, accept or refuse it',
    test: { file: 'tests/browser/office/desk.story.ts', title: 'a new order appears within a second' },
  },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; what came meanwhile appears',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'the desk asks by itself, then shows what came meanwhile',
    },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner, whom the sentence names',
    test: {
      file: 'apps/office/app/sign-in/rights-withdrawn.component.test.tsx',
      title: 'the desk says so, and blames no connection',
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
  memberLeaves: { cannot: 'the desk sees a group only once it has ordered' },
  paymentChanges: {
    says: 'bezahlt, teilweise erstattet',
    next: 'refund the rest; the form allows no more',
    test: {
      file: 'tests/browser/office/money.story.ts',
      title: "a colleague's refund shows on the open ticket, and only the rest can be refunded",
    },
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
    next: 'read on; what came meanwhile appears with the connection',
    test: {
      file: 'tests/browser/office/desk.story.ts',
      title: 'after a lost connection no order is missing or shown twice',
    },
  },
};
