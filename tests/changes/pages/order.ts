import type { Row } from '../changes.ts';

export const ORDER: Row = {
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
