import type { Row } from '../changes.ts';

export const GROUP_OWNER: Row = {
  soldOut: {
    says: 'Dora: Minestrone ist heute ausverkauft.',
    next: 'order without the dish after one press',
    test: {
      file: 'tests/browser/guest/group-left-out.story.ts',
      title: 'dishes of a member whose phone is closed sell out: each is named once, and the group orders without them',
    },
  },
  backInStock: {
    says: 'Minestrone ist wieder erhältlich.',
    next: 'order it with the rest: it is in the total again',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a dish sells out and comes back: both are said, and the amounts follow',
    },
  },
  priceUp: {
    says: 'Minestrone kostet jetzt 7,50 € statt 6,50 €.',
    next: 'order at the new price',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a price %s: it is said, and the amounts follow',
    },
  },
  priceDown: {
    says: 'Minestrone kostet jetzt 5,50 € statt 6,50 €.',
    next: 'order at the new price',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a price %s: it is said, and the amounts follow',
    },
  },
  offerEnds: {
    says: 'Minestrone kostet jetzt 6,50 € statt 4,50 €.',
    next: 'order at the new price',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'an offer ends at midnight: the price is said',
    },
  },
  hoursChange: {
    says: '21:30 gibt es nicht mehr.',
    next: 'press “Stattdessen heute 20:45” or choose another time',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'the owner takes the nearest in one press',
    },
  },
  shopPauses: {
    says: 'Pause bis',
    next: 'go to the checkout and choose a time after the pause',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'the shop pauses: the page says until when',
    },
  },
  shopCloses: {
    says: 'Wir öffnen am Freitag',
    next: 'come back then: the group stays, and nothing leads to the checkout',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'the shop closes: the page says so, and that the cart stays',
    },
  },
  orderTypeOff: {
    says: 'Lieferung ist zurzeit nicht möglich.',
    next: 'choose Abholung for all',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'the owner changes to pickup',
    },
  },
  otherTabEdits: {
    says: 'Ben hat etwas geändert.',
    next: 'see what the member takes, and what all pay together',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'the owner sees what a member chooses, and hears who leaves',
    },
  },
  otherTabOrders: {
    says: 'Danke, Ada. Mittagspause ist bestellt.',
    next: 'follow the order, where the page leads',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'orders in another tab: the page of the owner leads to the order',
    },
  },
  sessionEnds: { cannot: 'guests sign in to an account only, and a group does not depend on it' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: {
    says: 'Ben ist nicht mehr dabei.',
    next: 'order for those who stay, or invite others',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'the owner sees what a member chooses, and hears who leaves',
    },
  },
  paymentChanges: { cannot: 'nothing is paid before the group has ordered, and then the order has a page of its own' },
  releaseReplaced: {
    says: 'Dieser Teil der Seite konnte nicht geladen werden.',
    next: 'load the page anew, or go on: the group is followed all the same',
    test: {
      file: 'apps/storefront/app/features/group/release-replaced.component.test.tsx',
      title: 'opens a dialog of the group that a release has replaced: the page goes on with the group',
    },
  },
  offline: {
    says: 'Keine Verbindung. Du siehst die Gruppe von vorhin',
    next: 'press again for the checkout once it is back',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'the owner without a connection is told, and a press for the checkout is refused in words',
    },
  },
};
