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
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { open: 'no test yet' },
  paymentChanges: { open: 'no test yet' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
