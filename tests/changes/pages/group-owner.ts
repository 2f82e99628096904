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
  backInStock: { open: 'no test yet' },
  priceUp: { open: 'no test yet' },
  priceDown: { open: 'no test yet' },
  offerEnds: { open: 'no test yet' },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: 'Ben hat etwas geändert.',
    next: 'see what the member takes, and what all pay together',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'the owner sees what a member chooses, and hears who leaves',
    },
  },
  otherTabOrders: { open: 'no test yet' },
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
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Keine Verbindung. Du siehst die Gruppe von vorhin',
    next: 'press again for the checkout once it is back',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'the owner without a connection is told, and a press for the checkout is refused in words',
    },
  },
};
