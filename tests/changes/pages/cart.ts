import type { Row } from '../changes.ts';

export const CART: Row = {
  soldOut: {
    says: 'ist heute ausverkauft. Es wurde entfernt.',
    next: 'order the rest',
    test: {
      file: 'tests/browser/office/stock.story.ts',
      title: 'the cook marks a dish as out; an open page shows it within 5 seconds, and its return',
    },
  },
  backInStock: {
    says: 'Menü per Due ist wieder erhältlich.',
    next: 'put the combo back',
    test: {
      file: 'apps/storefront/app/ordering/incomplete-combo.component.test.tsx',
      title: 'a combo in the cart that loses a dish asks for another one, and comes back with the dish',
    },
  },
  priceUp: {
    says: 'Tiramisù della Nonna kostet jetzt 7,50 € statt 5,50 €.',
    next: 'remove the dish, or keep it',
    test: {
      file: 'apps/storefront/app/ordering/changed-prices.component.test.tsx',
      title: 'is told if it has risen, and the dish can be removed at once',
    },
  },
  priceDown: {
    says: 'Tiramisù della Nonna kostet jetzt 5,00 € statt 5,50 €.',
    next: 'order at the new price',
    test: { file: 'apps/storefront/app/ordering/changed-prices.component.test.tsx', title: 'is told if it has fallen' },
  },
  offerEnds: {
    says: 'Tiramisù della Nonna kostet jetzt 5,50 € statt 3,50 €.',
    next: 'remove the dish, or keep it',
    test: {
      file: 'apps/storefront/app/ordering/changed-prices.component.test.tsx',
      title: 'is told when the daily price ends at midnight',
    },
  },
  hoursChange: {
    says: '21:30 gibt es nicht mehr.',
    next: 'press “Stattdessen heute 20:45” or choose another time',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'a chosen time disappears: menu and cart say which, and offer the nearest in one press',
    },
  },
  shopPauses: { open: 'no test yet' },
  shopCloses: {
    says: 'Wir öffnen am Freitag',
    next: 'come back then: the cart stays',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'the shop closes: header and cart say why and when it opens, and lead to no checkout',
    },
  },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: '1 im Warenkorb',
    next: 'go on with the shared cart',
    test: { file: 'tests/browser/guest/cart.story.ts', title: 'two tabs share one cart' },
  },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Dein Internet und versuche es noch einmal.',
    next: 'redeem the coupon again',
    test: {
      file: 'apps/storefront/app/features/cart/cart-panel.component.test.tsx',
      title: 'takes a coupon with blanks inside, and does not blame it for a lost connection',
    },
  },
};
