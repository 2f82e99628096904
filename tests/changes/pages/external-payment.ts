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
  otherTabEdits: {
    says: 'Du hast die Zahlung abgebrochen.',
    next: 'read the changed order, and order it anew',
    test: {
      file: 'tests/browser/guest/changes.story.ts',
      title: 'the cart is edited in another tab while its order is being paid',
    },
  },
  otherTabOrders: {
    says: 'Hier ist nichts mehr zu tun.',
    next: 'close the page of the provider',
    test: {
      file: 'tests/browser/guest/payment.story.ts',
      title: 'two tabs with different methods: one order goes through, the other can no longer be paid',
    },
  },
  sessionEnds: { cannot: 'a payment belongs to the browser that placed the order, signed in to an account or not' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: {
    says: 'Ihr sitzt jetzt an Tisch 8.',
    next: 'wait at the new table, where the round is brought',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'gets a round that was being paid meanwhile',
    },
  },
  memberLeaves: { cannot: 'a group is fixed while its owner pays: nobody can leave it or be removed' },
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
