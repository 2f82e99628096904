import type { Row } from '../changes.ts';

export const DISH_EDITOR: Row = {
  soldOut: { open: 'no test yet' },
  backInStock: { open: 'no test yet' },
  priceUp: { open: 'no test yet' },
  priceDown: { open: 'no test yet' },
  offerEnds: { open: 'no test yet' },
  hoursChange: { cannot: 'a dish can be edited whether or not the shop takes orders' },
  shopPauses: { cannot: 'a dish can be edited whether or not the shop takes orders' },
  shopCloses: { cannot: 'a dish can be edited whether or not the shop takes orders' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: {
    says: 'Jemand anderes hat inzwischen gespeichert',
    next: 'choose between both values, then save',
    test: {
      file: 'tests/browser/office/together.story.ts',
      title: 'two people edit a dish: only what both have changed is asked',
    },
  },
  otherTabOrders: { cannot: 'an order changes no dish that is being edited' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { open: 'no test yet' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
