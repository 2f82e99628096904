import type { Row } from '../changes.ts';

export const EXTERNAL_PAYMENT: Row = {
  soldOut: { open: 'no test yet' },
  backInStock: { open: 'no test yet' },
  priceUp: { open: 'no test yet' },
  priceDown: { open: 'no test yet' },
  offerEnds: { open: 'no test yet' },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: {
    says: 'Hier ist nichts mehr zu tun.',
    next: 'close the page of the provider',
    test: {
      file: 'tests/browser/guest/payment.story.ts',
      title: 'two tabs with different methods: one order goes through, the other can no longer be paid',
    },
  },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { open: 'no test yet' },
  memberLeaves: { open: 'no test yet' },
  paymentChanges: {
    says: 'Deine Zahlung ist noch nicht bestätigt.',
    next: 'wait, or order otherwise after a question',
    test: {
      file: 'tests/browser/guest/payment.story.ts',
      title:
        'a guest whose payment expired, or who orders otherwise while the first payment is unknown, is told its state',
    },
  },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
