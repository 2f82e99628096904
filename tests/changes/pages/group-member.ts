import type { Row } from '../changes.ts';

export const GROUP_MEMBER: Row = {
  soldOut: {
    says: 'Das gibt es gerade nicht',
    next: 'choose another dish',
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
    says: 'Dein Warenkorb wurde auf einem anderen Gerät geändert.',
    next: 'go on choosing with the cart of the other device',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'a member who changes the cart on another device is told here',
    },
  },
  otherTabOrders: {
    says: 'Geschafft, Ben.',
    next: 'follow the order, and see the own cart from before again',
    test: {
      file: 'tests/browser/guest/group-members.story.ts',
      title: 'the cart from before joining comes back once the group has ordered',
    },
  },
  sessionEnds: { cannot: 'guests sign in to an account only, and a group does not depend on it' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: {
    says: 'Du bist kein Mitglied der Gruppe mehr.',
    next: 'order alone with the same cart, or join again',
    test: {
      file: 'tests/browser/guest/groups.story.ts',
      title: 'a member who is removed keeps their cart and may come back',
    },
  },
  paymentChanges: { cannot: 'nothing is paid before the group has ordered, and then the order has a page of its own' },
  releaseReplaced: { open: 'no test yet' },
  offline: {
    says: 'Keine Verbindung. Du siehst die Gruppe von vorhin. Was Du wählst, schicken wir, sobald Du wieder online bist.',
    next: 'go on choosing; press again once it is back',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'without a connection the group says so, its share is called old, and a press is refused in words',
    },
  },
};
