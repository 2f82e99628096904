import type { Row } from '../changes.ts';

export const SETTINGS: Row = {
  soldOut: { cannot: 'settings show no dish and no price' },
  backInStock: { cannot: 'settings show no dish and no price' },
  priceUp: { cannot: 'settings show no dish and no price' },
  priceDown: { cannot: 'settings show no dish and no price' },
  offerEnds: { cannot: 'settings show no dish and no price' },
  hoursChange: { open: 'no test yet' },
  shopPauses: { open: 'no test yet' },
  shopCloses: { open: 'no test yet' },
  orderTypeOff: { open: 'no test yet' },
  otherTabEdits: { open: 'no test yet' },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: { open: 'no test yet' },
  rightWithdrawn: { open: 'no test yet' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { open: 'no test yet' },
  offline: { open: 'no test yet' },
};
