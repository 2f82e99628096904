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
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
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
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
