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
  otherTabEdits: {
    says: 'Bea GmbH',
    next: 'take what is saved, or keep the own text',
    test: {
      file: 'apps/office/app/launch/launch-page.component.test.tsx',
      title: 'a company that another person has changed since is shown beside the own changes',
    },
  },
  otherTabOrders: { open: 'no test yet' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; what was typed is saved',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'a save after the session has ended asks to sign in over the page, then saves what was typed',
    },
  },
  rightWithdrawn: { open: 'no test yet' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: {
    says: 'Zeiten',
    next: 'go on: the page has loaded itself anew',
    test: {
      file: 'tests/browser/office/desk.story.ts',
      title: 'a page whose code a new release has replaced opens all the same',
    },
  },
  offline: { open: 'no test yet' },
};
