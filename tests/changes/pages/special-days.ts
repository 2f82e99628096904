import type { Row } from '../changes.ts';

export const SPECIAL_DAYS: Row = {
  soldOut: { cannot: 'special days show no dish and no price' },
  backInStock: { cannot: 'special days show no dish and no price' },
  priceUp: { cannot: 'special days show no dish and no price' },
  priceDown: { cannot: 'special days show no dish and no price' },
  offerEnds: { cannot: 'special days show no dish and no price' },
  hoursChange: {
    says: 'Tage im Voraus inzwischen geändert',
    next: 'choose between both versions, then save',
    test: {
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'another person changes the hours: both versions are shown to choose from',
    },
  },
  shopPauses: {
    says: 'Stopp bis',
    next: 'end the pause, or go on: what was typed stays',
    test: {
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'the kitchen pauses: the page says until when, and what is typed stays',
    },
  },
  shopCloses: {
    says: 'Urlaub: geschlossen',
    next: 'choose between both versions, then save',
    test: {
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'another person closes the shop for some days: both versions are shown to choose from',
    },
  },
  orderTypeOff: {
    says: 'gespeichert',
    next: 'nothing: both changes are saved',
    test: {
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'another person no longer delivers: a save keeps that',
    },
  },
  otherTabEdits: {
    says: 'Feiertag: geschlossen',
    next: 'choose between both versions, then save',
    test: {
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'another person enters the same holiday: both versions are shown to choose from',
    },
  },
  otherTabOrders: {
    says: '2 Bestellungen liegen außerhalb der neuen Zeiten:',
    next: 'answer once more, now for both',
    test: {
      file: 'apps/office/app/opening/opening-page.component.test.tsx',
      title: 'is asked again about an order that comes before the answer',
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
  tableMoved: { cannot: 'a day belongs to no table' },
  memberLeaves: { cannot: 'a day belongs to no group' },
  paymentChanges: {
    says: 'gehen an die Gäste zurück',
    next: 'keep the orders, or call them off and pay back the sum',
    test: {
      file: 'apps/office/app/opening/opening-page.component.test.tsx',
      title: 'names the sum that goes back to the guests, and pays it back',
    },
  },
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
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'without a connection a save says so and keeps what is typed; the next one saves it',
    },
  },
};
