import type { Row } from '../changes.ts';

const NO_SHOP = { cannot: 'the page shows nothing of a shop' } as const;

export const INSTALLATION: Row = {
  soldOut: NO_SHOP,
  backInStock: NO_SHOP,
  priceUp: NO_SHOP,
  priceDown: NO_SHOP,
  offerEnds: NO_SHOP,
  hoursChange: NO_SHOP,
  shopPauses: NO_SHOP,
  shopCloses: NO_SHOP,
  orderTypeOff: NO_SHOP,
  otherTabEdits: {
    says: 'Jemand anderes hat inzwischen gespeichert',
    next: 'choose which version counts: what was typed stays until then',
    test: {
      file: 'apps/office/app/installation/two-tabs.component.test.tsx',
      title: 'what was typed stays, and does not replace what another tab has saved: it asks which version counts',
    },
  },
  otherTabOrders: NO_SHOP,
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page: what was typed stays',
    test: {
      file: 'apps/office/app/installation/installation-page.component.test.tsx',
      title: 'a test after the session has ended asks to sign in over the page, and keeps what is typed',
    },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner of the installation',
    test: {
      file: 'tests/api/installation.test.ts',
      title: 'is the owner with the oldest account; other owners may neither read nor change it',
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
    next: 'press again: what was typed stays',
    test: {
      file: 'apps/office/app/installation/installation-page.component.test.tsx',
      title: 'without a connection a test says so and keeps what is typed',
    },
  },
};
