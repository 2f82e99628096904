import type { Row } from '../changes.ts';

export const MENU: Row = {
  soldOut: {
    says: 'Heute ausverkauft',
    next: 'the dish stays in the list and cannot be ordered',
    test: {
      file: 'tests/browser/office/stock.story.ts',
      title: 'the cook marks a dish as out; an open page shows it within 5 seconds, and its return',
    },
  },
  backInStock: {
    says: 'Pizza Margherita hinzufügen',
    next: 'order the dish again',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'a dish that is back in stock can be put into the cart again',
    },
  },
  priceUp: {
    says: '7,90 €',
    next: 'order at the price shown',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'the merchant %s a price: the list shows it',
    },
  },
  priceDown: {
    says: '3,90 €',
    next: 'order at the price shown',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'the merchant %s a price: the list shows it',
    },
  },
  offerEnds: {
    says: '5,50 €',
    next: 'order at the price shown',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'a daily price ends at midnight: the list shows the usual one',
    },
  },
  hoursChange: {
    says: 'Wir öffnen am Samstag um 12:00 Uhr.',
    next: 'order for later',
    test: { file: 'tests/browser/guest/times.story.ts', title: 'changed hours reach an open page within five seconds' },
  },
  shopPauses: {
    says: 'Pause bis',
    next: 'the hours return once the pause ends',
    test: {
      file: 'tests/browser/guest/times.story.ts',
      title: 'a pause and its end reach an open page within five seconds',
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
    says: 'Noch nichts im Warenkorb',
    next: 'choose anew',
    test: {
      file: 'apps/storefront/app/pages/follows-others.component.test.tsx',
      title: 'another tab empties the cart: the list goes on with an empty one',
    },
  },
  otherTabOrders: {
    says: 'Dein Warenkorb ist bestellt.',
    next: 'go to the order, or begin another cart',
    test: {
      file: 'apps/storefront/app/pages/ordered-elsewhere.component.test.tsx',
      title: 'the menu and the cart say so, and lead to the order',
    },
  },
  sessionEnds: { cannot: 'the page shows nothing that needs a session' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again, which opens the dish',
    test: { file: 'tests/browser/guest/dialogs.story.ts', title: 'a dialog whose code fails to load offers a reload' },
  },
  offline: {
    says: '7,50 €',
    next: 'go on choosing: what has changed is shown once the connection is back',
    test: {
      file: 'tests/browser/guest/changes.story.ts',
      title: 'menu and open dialogs work without a connection, and say what has changed once it is back',
    },
  },
};
