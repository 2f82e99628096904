import type { Row } from '../changes.ts';

export const DIFFERENCES: Row = {
  soldOut: { cannot: 'the list shows no stock' },
  backInStock: { cannot: 'the list shows no stock' },
  priceUp: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'look at the price that is there now, then follow',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch meanwhile: nothing follows, and the list shows what is there now',
    },
  },
  priceDown: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'look at the price that is there now, then follow',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch meanwhile: nothing follows, and the list shows what is there now',
    },
  },
  offerEnds: { cannot: 'the list compares what is stored, not what applies now' },
  hoursChange: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'look at the hours that are there now, then follow',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch meanwhile: nothing follows, and the list shows what is there now',
    },
  },
  shopPauses: { cannot: 'a pause is no value of a branch' },
  shopCloses: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'look at the special days that are there now, then follow',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch meanwhile: nothing follows, and the list shows what is there now',
    },
  },
  orderTypeOff: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'look at what is there now, then follow',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch meanwhile: nothing follows, and the list shows what is there now',
    },
  },
  otherTabEdits: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'look at what is there now, then follow',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch meanwhile: nothing follows, and the list shows what is there now',
    },
  },
  otherTabOrders: { cannot: 'the list shows no order' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; the branch follows then',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'the session has ended: it asks to sign in over the page, then follows',
    },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner: the value stays',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'the right is withdrawn: it says so, and the value stays',
    },
  },
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
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
    next: 'press again: the value stays until then',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'without a connection it says so, and the next press follows',
    },
  },
};
