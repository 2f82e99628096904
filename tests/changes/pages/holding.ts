import type { Row } from '../changes.ts';

export const HOLDING: Row = {
  soldOut: {
    says: 'Von Deinen Gerichten ist nichts mehr zu haben.',
    next: 'choose again once the owner is back at the menu',
    test: {
      file: 'tests/browser/guest/group-left-out.story.ts',
      title: 'a member sees what of theirs is gone, at the menu and while waiting',
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
    says: 'Ada ist zurück bei der Karte. Du kannst wieder wählen.',
    next: 'choose again at the menu, where the page leads',
    test: {
      file: 'apps/storefront/app/features/group/holding.component.test.tsx',
      title: 'a member who waits is told when the owner goes back to the menu, and may choose again',
    },
  },
  otherTabOrders: {
    says: 'Geschafft, Ben. Ada hat für Euch bestellt.',
    next: 'follow the order, and see what to give the owner',
    test: {
      file: 'tests/browser/guest/group-checkout.story.ts',
      title: 'a member waits while the owner checks out, chooses again, and sees what to give',
    },
  },
  sessionEnds: { cannot: 'guests sign in to an account only, and a group does not depend on it' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { open: 'no test yet' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Keine Verbindung. Diese Seite geht weiter, sobald Du wieder online bist.',
    next: 'wait; the page goes on by itself',
    test: {
      file: 'apps/storefront/app/features/group/holding.component.test.tsx',
      title: 'a member who waits without a connection is told, until it is back',
    },
  },
};
