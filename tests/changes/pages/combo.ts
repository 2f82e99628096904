import type { Row } from '../changes.ts';

export const COMBO: Row = {
  soldOut: {
    says: 'Pizza Funghi ist heute ausverkauft',
    next: 'choose another dish for the slot',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'a combo part that is out disappears from the open dialog, with a notice',
    },
  },
  backInStock: {
    says: 'Pizza Funghi',
    next: 'choose the dish again',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'a combo part that is out disappears from the open dialog, with a notice',
    },
  },
  priceUp: {
    says: 'Menü per Due kostet jetzt',
    next: 'add it at the new price, or cancel',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open combo dialog says a new price, up or down, and keeps its dishes',
    },
  },
  priceDown: {
    says: 'Menü per Due kostet jetzt 19,90 € statt 39,90 €.',
    next: 'add it at the new price',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open combo dialog says a new price, up or down, and keeps its dishes',
    },
  },
  offerEnds: { open: 'no test yet' },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: 'Menü per Due gibt es für diese Bestellart nicht.',
    next: 'cancel, or choose the other order type again',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open combo dialog says that another tab has chosen an order type without it',
    },
  },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { cannot: 'the page shows nothing that needs a session' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
