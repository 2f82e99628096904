import type { Row } from '../changes.ts';

export const EXTERNAL_PAYMENT: Row = {
  soldOut: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  backInStock: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  priceUp: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  priceDown: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  offerEnds: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  hoursChange: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  shopPauses: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  shopCloses: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
  orderTypeOff: { cannot: 'the order is placed by then, and the page of the provider shows its sum alone' },
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
  releaseReplaced: { cannot: 'the page is that of the provider, and its way back loads a new document' },
  offline: { cannot: 'the page is that of the provider, which says so itself' },
};
