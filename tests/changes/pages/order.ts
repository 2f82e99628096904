import type { Row } from '../changes.ts';

export const ORDER: Row = {
  soldOut: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  backInStock: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  priceUp: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  priceDown: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  offerEnds: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  hoursChange: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  shopPauses: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  shopCloses: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  orderTypeOff: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  otherTabEdits: {
    says: 'Ein Gericht ist leider ausverkauft.',
    next: 'read where the money goes, or order elsewhere',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'to the reason of a cancellation',
    },
  },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { open: 'no test yet' },
  memberLeaves: { open: 'no test yet' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Keine Verbindung',
    next: 'wait: the notice goes with the next answer',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'tells the guest that the connection is lost, and when it is back',
    },
  },
};
