import type { Row } from '../changes.ts';

export const DISH: Row = {
  soldOut: {
    says: 'Pizza Margherita ist heute ausverkauft.',
    next: 'wait until it is back, or choose another dish',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open dialog shows that its dish is out and keeps the choices until it is back',
    },
  },
  backInStock: {
    says: 'IN DEN WARENKORB',
    next: 'add it with the choices made before',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open dialog shows that its dish is out and keeps the choices until it is back',
    },
  },
  priceUp: {
    says: 'Tiramisù della Nonna kostet jetzt 7,50 € statt 5,50 €.',
    next: 'add it at the new price, or cancel',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open dish dialog says a new price, up or down, and keeps the choices',
    },
  },
  priceDown: {
    says: 'Tiramisù della Nonna kostet jetzt 5,00 € statt 7,50 €.',
    next: 'add it at the new price',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open dish dialog says a new price, up or down, and keeps the choices',
    },
  },
  offerEnds: {
    says: 'Tiramisù della Nonna kostet jetzt 5,50 € statt 3,50 €.',
    next: 'add it at the new price, or cancel',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open dish dialog follows the daily price that ends at midnight',
    },
  },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: 'war nicht mehr im Warenkorb und ist jetzt wieder drin.',
    next: 'go on with the edited line',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an edit whose line another tab has removed becomes a new line, and says so',
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
