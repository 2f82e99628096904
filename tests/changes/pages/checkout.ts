import type { Row } from '../changes.ts';

export const CHECKOUT: Row = {
  soldOut: {
    says: 'Tiramisù della Nonna ist heute ausverkauft',
    next: 'go back to the cart',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a dish sold out between cart and order is named, and nothing is ordered',
    },
  },
  backInStock: { open: 'no test yet' },
  priceUp: {
    says: 'Neue Summe: 7,77 €.',
    next: 'press “Zum neuen Preis bestellen”',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a price changed between cart and order is shown before anything is ordered',
    },
  },
  priceDown: { open: 'no test yet' },
  offerEnds: {
    says: 'Dein Gutschein gilt nicht.',
    next: 'order without the coupon',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a coupon ended between cart and order is removed before anything is ordered',
    },
  },
  hoursChange: {
    says: '21:30 gibt es nicht mehr.',
    next: 'press “Stattdessen heute 20:45” or choose another time',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'a chosen time disappears: the checkout says which, and offers the nearest in one press',
    },
  },
  shopPauses: {
    says: 'Bestellzeit noch nicht gewählt',
    next: 'choose a time after the pause',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'orders are paused: the checkout asks for a time after the pause',
    },
  },
  shopCloses: {
    says: 'Deine Angaben bleiben stehen.',
    next: 'read when the shop opens: the form stays, and the order can be placed then',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'the shop closes: the checkout says so at once and keeps the form; once it opens, the order can be placed',
    },
  },
  orderTypeOff: {
    says: 'Lieferung ist zurzeit nicht möglich.',
    next: 'choose Abholung',
    test: {
      file: 'apps/storefront/app/pages/cannot-order.component.test.tsx',
      title: 'delivery is switched off: the checkout says so, keeps the form, and the order can be picked up',
    },
  },
  otherTabEdits: {
    says: 'Leerer Warenkorb',
    next: 'go to the menu',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'another tab empties the cart: the checkout says so and leads to the menu',
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
    says: 'Ob Deine Bestellung angekommen ist, wissen wir noch nicht.',
    next: 'wait: the order is sent once when the connection is back',
    test: {
      file: 'tests/browser/guest/order.story.ts',
      title: 'an order sent while offline arrives once after reconnecting',
    },
  },
};
