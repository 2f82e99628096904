import type { Row } from '../changes.ts';

export const COPYING: Row = {
  soldOut: { cannot: 'stock is not copied' },
  backInStock: { cannot: 'stock is not copied' },
  priceUp: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'compare that branch again, which shows the new price, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch that is copied: nothing is, until the preview shows the new value',
    },
  },
  priceDown: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'compare that branch again, which shows the new price, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'another person changes the branch that is copied: nothing is, until the preview shows the new value',
    },
  },
  offerEnds: { cannot: 'an offer is copied as it is stored, whether it applies now or not' },
  hoursChange: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'compare that branch again, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title:
        'another person changes one of them meanwhile: the others are copied into, and it is named and tried again',
    },
  },
  shopPauses: { cannot: 'a pause is not copied' },
  shopCloses: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'compare that branch again, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title:
        'another person changes one of them meanwhile: the others are copied into, and it is named and tried again',
    },
  },
  orderTypeOff: {
    says: 'Inzwischen hat jemand anderes gespeichert',
    next: 'compare that branch again, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title:
        'another person changes one of them meanwhile: the others are copied into, and it is named and tried again',
    },
  },
  otherTabEdits: {
    says: 'In 1 übertragen, in 1 nicht.',
    next: 'compare the branch that is named again, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title:
        'another person changes one of them meanwhile: the others are copied into, and it is named and tried again',
    },
  },
  otherTabOrders: { cannot: 'the page shows no order' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; it copies then',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'the session has ended: it asks to sign in over the page, then copies',
    },
  },
  rightWithdrawn: {
    says: 'Dieses Restaurant gibt es hier nicht.',
    next: 'ask the owner: the other branches have got it',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'a branch is withdrawn meanwhile: it says so there, and copies into the other',
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
    next: 'compare the branch again, then copy',
    test: {
      file: 'apps/office/app/branches/follows-others.component.test.tsx',
      title: 'without a connection it names the branch, and the next try copies',
    },
  },
};
