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
  backInStock: { cannot: 'what has sold out has left the order with a sentence; menu and cart say that it is back' },
  priceUp: {
    says: 'Neue Summe: 7,77 €.',
    next: 'press “Zum neuen Preis bestellen”',
    test: {
      file: 'tests/browser/guest/refusals.story.ts',
      title: 'a price changed between cart and order is shown before anything is ordered',
    },
  },
  priceDown: {
    says: 'Tiramisù della Nonna kostet jetzt 5,00 € statt 5,50 €.',
    next: 'order at the new price',
    test: {
      file: 'apps/storefront/app/ordering/changed-prices.component.test.tsx',
      title: 'that falls is told, and the order is placed at it',
    },
  },
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
  otherTabOrders: {
    says: 'Dein Warenkorb ist bestellt.',
    next: 'go to the order, or to the menu',
    test: {
      file: 'apps/storefront/app/pages/ordered-elsewhere.component.test.tsx',
      title: 'the checkout says so in the place of its form, and leads to the order',
    },
  },
  sessionEnds: {
    says: 'Du bist abgemeldet. Bestellen kannst Du auch ohne Konto.',
    next: 'fill in the form and order without the account, or sign in again',
    test: {
      file: 'tests/browser/guest/changes.story.ts',
      title: 'a guest who signs out in another tab is told at the checkout, and orders without the account',
    },
  },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: {
    says: 'Ihr sitzt jetzt an Tisch 8.',
    next: 'order: the form stays, and the round is brought to the new table',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'is said at the checkout, which keeps its form',
    },
  },
  memberLeaves: {
    says: 'Ben ist nicht mehr dabei.',
    next: 'order for those who stay',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'a member leaves the group: the checkout of its owner says so',
    },
  },
  paymentChanges: {
    says: 'Deine erste Zahlung wird noch geprüft.',
    next: 'wait for the first payment',
    test: {
      file: 'tests/browser/guest/payment.story.ts',
      title:
        'a guest whose payment expired, or who orders otherwise while the first payment is unknown, is told its state',
    },
  },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again: it is the page of the placed order',
    test: {
      file: 'apps/storefront/app/pages/order-code-lost.component.test.tsx',
      title: 'the way from the checkout to the order says so: loaded again, it is the page of the order',
    },
  },
  offline: {
    says: 'Ob Deine Bestellung angekommen ist, wissen wir noch nicht.',
    next: 'wait: the order is sent once when the connection is back',
    test: {
      file: 'tests/browser/guest/order.story.ts',
      title: 'an order sent while offline arrives once after reconnecting',
    },
  },
};
