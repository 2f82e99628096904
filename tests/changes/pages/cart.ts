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
  shopPauses: {
    says: 'Vorbestellen für heute',
    next: 'order for the first time after the pause in one press',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'orders are paused: the cart offers the first time after the pause',
    },
  },
  shopCloses: {
    says: 'Wir öffnen am Freitag',
    next: 'come back then: the cart stays',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'the shop closes: header and cart say why and when it opens, and lead to no checkout',
    },
  },
  orderTypeOff: {
    says: 'Lieferung ist zurzeit nicht möglich.',
    next: 'choose Abholung',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'delivery is switched off: the cart says so, and the order can be picked up',
    },
  },
  otherTabEdits: {
    says: '1 im Warenkorb',
    next: 'go on with the shared cart',
    test: { file: 'tests/browser/guest/cart.story.ts', title: 'two tabs share one cart' },
  },
  otherTabOrders: {
    says: 'Dein Warenkorb ist bestellt.',
    next: 'go to the order, or begin another cart',
    test: {
      file: 'apps/storefront/app/pages/ordered-elsewhere.component.test.tsx',
      title: 'the menu and the cart say so, and lead to the order',
    },
  },
  sessionEnds: { cannot: 'the cart is kept in this browser and needs no session' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again: the cart stays',
    test: {
      file: 'apps/storefront/app/pages/release-replaced.component.test.tsx',
      title: 'the way from the cart to the checkout says so, and the cart stays',
    },
  },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
    next: 'redeem the coupon again',
    test: {
      file: 'apps/storefront/app/features/cart/cart-panel.component.test.tsx',
      title: 'takes a coupon with blanks inside, and does not blame it for a lost connection',
    },
  },
};
