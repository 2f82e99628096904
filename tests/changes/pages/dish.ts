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
  hoursChange: {
    says: '21:30 gibt es nicht mehr.',
    next: 'press “Stattdessen heute 20:45”, or choose another time in the menu',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/open-dialog-times.component.test.tsx',
      title: 'says that the chosen time is gone, and offers the nearest in one press',
    },
  },
  shopPauses: {
    says: 'Für später: frühestens',
    next: 'add it for the first time after the pause',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/open-dialog-times.component.test.tsx',
      title: 'says from when it can be had once orders are paused',
    },
  },
  shopCloses: {
    says: 'Wir öffnen am Freitag',
    next: 'come back then: what is in the cart stays',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/open-dialog-times.component.test.tsx',
      title: 'says that the shop has closed, when it opens, and that the cart stays; and when it is open again',
    },
  },
  orderTypeOff: {
    says: 'Lieferung ist zurzeit nicht möglich.',
    next: 'choose Abholung beside the menu; the dialog opens again',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/open-dialog-times.component.test.tsx',
      title: 'says that nothing is delivered any more, until the guest picks up',
    },
  },
  otherTabEdits: {
    says: 'war nicht mehr im Warenkorb und ist jetzt wieder drin.',
    next: 'go on with the edited line',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an edit whose line another tab has removed becomes a new line, and says so',
    },
  },
  otherTabOrders: {
    says: 'Dein Warenkorb ist bestellt.',
    next: 'add the dish: it begins another cart',
    test: {
      file: 'apps/storefront/app/pages/ordered-elsewhere.component.test.tsx',
      title: 'an open dish dialog says so, and the dish begins another cart',
    },
  },
  sessionEnds: { cannot: 'the page shows nothing that needs a session' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again: the dish is in the cart',
    test: {
      file: 'apps/storefront/app/pages/release-replaced.component.test.tsx',
      title: 'the question for an address after a dish says so, and the dish is in the cart',
    },
  },
  offline: {
    says: 'Tiramisù della Nonna kostet jetzt 7,50 € statt 5,50 €.',
    next: 'go on choosing: the new price is said once the connection is back',
    test: {
      file: 'tests/browser/guest/changes.story.ts',
      title: 'menu and open dialogs work without a connection, and say what has changed once it is back',
    },
  },
};
