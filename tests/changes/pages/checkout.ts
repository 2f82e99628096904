import type { Row } from '../changes.ts';

export const CHECKOUT: Row = {
  soldOut: {
    says: 'Tiramisù della Nonna ist heute ausverkauft',
    next: 'go back to the cart',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a dish sold out between cart and order is named, and nothing is ordered',
    },
  },
  backInStock: { open: 'no test yet' },
  priceUp: {
    says: 'Neue Summe: 7,77 €.',
    next: 'press “Zum neuen Preis bestellen”',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a price changed between cart and order is shown before anything is ordered',
    },
  },
  priceDown: { open: 'no test yet' },
  offerEnds: {
    says: 'Dein Gutschein gilt nicht.',
    next: 'order without the coupon',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a coupon ended between cart and order is removed before anything is ordered',
    },
  },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: {
    says: 'Bitte wähle, wann Du bestellen möchtest.',
    next: 'choose another time',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a shop closed between cart and order asks for another time',
    },
  },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { open: 'no test yet' },
  memberLeaves: { open: 'no test yet' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Ob Deine Bestellung angekommen ist, wissen wir noch nicht.',
    next: 'wait: the order is sent once when the connection is back',
    test: {
      file: 'tests/browser/guest/order.story.ts',
      title: 'an order sent while offline arrives once after reconnecting',
    },
  },
};
