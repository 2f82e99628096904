import type { Row } from '../changes.ts';

export const RESTAURANT: Row = {
  soldOut: { cannot: 'the page shows no dish and no price' },
  backInStock: { cannot: 'the page shows no dish and no price' },
  priceUp: { cannot: 'the page shows no dish and no price' },
  priceDown: { cannot: 'the page shows no dish and no price' },
  offerEnds: { cannot: 'the page shows no dish and no price' },
  hoursChange: {
    says: 'gespeichert',
    next: 'nothing: a save keeps what others have changed',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'the shop changes meanwhile: hours, a pause, no deliveries, an order; a save keeps all of it',
    },
  },
  shopPauses: {
    says: 'gespeichert',
    next: 'nothing: a save keeps what others have changed',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'the shop changes meanwhile: hours, a pause, no deliveries, an order; a save keeps all of it',
    },
  },
  shopCloses: {
    says: 'gespeichert',
    next: 'nothing: a save keeps what others have changed',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'the shop changes meanwhile: hours, a pause, no deliveries, an order; a save keeps all of it',
    },
  },
  orderTypeOff: {
    says: 'gespeichert',
    next: 'nothing: a save keeps what others have changed',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'the shop changes meanwhile: hours, a pause, no deliveries, an order; a save keeps all of it',
    },
  },
  otherTabEdits: {
    says: 'von beiden geändert',
    next: 'choose between both versions; another field is kept without a question',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'another person edits the same field: both are shown',
    },
  },
  otherTabOrders: {
    says: 'gespeichert',
    next: 'nothing: a save keeps what others have changed',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'the shop changes meanwhile: hours, a pause, no deliveries, an order; a save keeps all of it',
    },
  },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; what was typed is saved',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'a save on %s asks to sign in over the page, then saves what was typed',
    },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner: what was typed stays',
    test: {
      file: 'apps/office/app/sign-in/rights-withdrawn.component.test.tsx',
      title: 'a save on %s says that it is not allowed any more, and keeps what is typed',
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
    next: 'save again: what was typed stays',
    test: {
      file: 'apps/office/app/settings/settings-pages.component.test.tsx',
      title: 'without a connection a save says so and keeps what is typed; the next one saves it',
    },
  },
};
