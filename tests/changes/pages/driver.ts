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
  otherTabEdits: {
    says: 'Storniert, nicht ausliefern',
    next: 'go on with the next stop',
    test: {
      file: 'apps/office/app/tours/own-tour-page.component.test.tsx',
      title: 'an order is cancelled: its stop says so, and the next one is shown',
    },
  },
  otherTabOrders: { cannot: 'a new order reaches a driver only when the desk changes the tour' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; the press counts then',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'the press of a driver waits for them to sign in again, then counts',
    },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the restaurant: the press does not count',
    test: {
      file: 'apps/office/app/sign-in/rights-withdrawn.component.test.tsx',
      title: 'a driver who presses is told, and the press does not count',
    },
  },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: {
    cannot:
      'an order that is paid online is paid before it is on a tour, and a refund changes nothing that is due at the door',
  },
  releaseReplaced: { cannot: 'the page has all of its code from the start, and a press is sent as before' },
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
