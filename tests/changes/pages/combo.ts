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
  offerEnds: {
    says: 'Menü per Due kostet jetzt',
    next: 'add it at the new price, or cancel',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open combo dialog follows the daily price that ends at midnight',
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
    says: 'Menü per Due gibt es für diese Bestellart nicht.',
    next: 'cancel, or choose the other order type again',
    test: {
      file: 'apps/storefront/app/features/dish-dialog/live-dialog.component.test.tsx',
      title: 'an open combo dialog says that another tab has chosen an order type without it',
    },
  },
  otherTabOrders: {
    says: 'Dein Warenkorb ist bestellt.',
    next: 'add the combo: it begins another cart',
    test: {
      file: 'apps/storefront/app/pages/ordered-elsewhere.component.test.tsx',
      title: 'an open combo dialog says so, and keeps its dishes',
    },
  },
  sessionEnds: { cannot: 'the page shows nothing that needs a session' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'add the combo, which keeps its dishes, or load the page again',
    test: {
      file: 'apps/storefront/app/pages/release-replaced.component.test.tsx',
      title: 'the question for an address after a combo says so, and the combo keeps its dishes',
    },
  },
  offline: {
    says: 'Pizza Funghi ist heute ausverkauft',
    next: 'go on choosing: what has sold out is said once the connection is back',
    test: {
      file: 'tests/browser/guest/changes.story.ts',
      title: 'menu and open dialogs work without a connection, and say what has changed once it is back',
    },
  },
};
