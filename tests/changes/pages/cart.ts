import type { Row } from '../changes.ts';

export const CART: Row = {
  soldOut: {
    says: 'ist heute ausverkauft. Es wurde entfernt.',
    next: 'order the rest',
    test: {
      file: 'tests/browser/office/stock.story.ts',
      title: 'the cook marks a dish as out; an open page shows it within 5 seconds, and its return',
    },
  },
  backInStock: { open: 'no test yet' },
  priceUp: { open: 'no test yet' },
  priceDown: { open: 'no test yet' },
  offerEnds: { open: 'no test yet' },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: '1 im Warenkorb',
    next: 'go on with the shared cart',
    test: { file: 'tests/browser/guest/cart.story.ts', title: 'two tabs share one cart' },
  },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
