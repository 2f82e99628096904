import type { Row } from '../changes.ts';

export const DESK: Row = {
  soldOut: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  backInStock: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  priceUp: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  priceDown: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  offerEnds: { cannot: 'an order keeps the dishes and prices with which it was placed' },
  hoursChange: { open: 'no test yet' },
  shopPauses: {
    says: 'Stopp bis',
    next: 'take orders again at once',
    test: {
      file: 'tests/browser/office/opening.story.ts',
      title: 'the kitchen pauses orders from the desk and resumes them',
    },
  },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: 'In Zubereitung',
    next: 'go on with the next order',
    test: { file: 'tests/browser/office/desk.story.ts', title: 'two tablets show the same state' },
  },
  otherTabOrders: {
    says: '1 neue Bestellung',
    next: 'open it, accept or refuse it',
    test: { file: 'tests/browser/office/desk.story.ts', title: 'a new order appears within a second' },
  },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { open: 'no test yet' },
  tableMoved: { open: 'no test yet' },
  memberLeaves: { cannot: 'the desk sees a group only once it has ordered' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Keine Verbindung.',
    next: 'read on; what came meanwhile appears with the connection',
    test: {
      file: 'tests/browser/office/desk.story.ts',
      title: 'after a lost connection no order is missing or shown twice',
    },
  },
};
