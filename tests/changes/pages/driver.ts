import type { Row } from '../changes.ts';

export const DRIVER: Row = {
  soldOut: { cannot: 'a placed order keeps its dishes and prices' },
  backInStock: { cannot: 'a placed order keeps its dishes and prices' },
  priceUp: { cannot: 'a placed order keeps its dishes and prices' },
  priceDown: { cannot: 'a placed order keeps its dishes and prices' },
  offerEnds: { cannot: 'a placed order keeps its dishes and prices' },
  hoursChange: { cannot: 'a placed order is delivered whatever the shop takes from now on' },
  shopPauses: { cannot: 'a placed order is delivered whatever the shop takes from now on' },
  shopCloses: { cannot: 'a placed order is delivered whatever the shop takes from now on' },
  orderTypeOff: { cannot: 'a placed order is delivered whatever the shop takes from now on' },
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: { cannot: 'a new order reaches a driver only when the desk changes the tour' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { open: 'no test yet' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Deine Eingabe wird gesendet, sobald die Verbindung wieder steht.',
    next: 'go on with the next stop',
    test: {
      file: 'tests/browser/office/tours.story.ts',
      title:
        'the desk gives two orders to a driver, who hands one over and does not meet the other guest; the guests see it',
    },
  },
};
