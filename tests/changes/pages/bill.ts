import type { Row } from '../changes.ts';

export const BILL: Row = {
  soldOut: { open: 'no test yet' },
  backInStock: { open: 'no test yet' },
  priceUp: { open: 'no test yet' },
  priceDown: { open: 'no test yet' },
  offerEnds: { open: 'no test yet' },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: 'Ben zahlt gerade',
    next: 'choose other items or wait',
    test: {
      file: 'apps/storefront/app/pages/at-table.component.test.tsx',
      title: 'shows how many units another guest is paying',
    },
  },
  otherTabOrders: {
    says: 'Jemand war schneller',
    next: 'pay from what is left',
    test: {
      file: 'apps/storefront/app/pages/at-table.component.test.tsx',
      title: 'is paid by items, by equal parts or whole, and follows what others pay',
    },
  },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { open: 'no test yet' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
