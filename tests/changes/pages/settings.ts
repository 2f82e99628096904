import type { Row } from '../changes.ts';

export const SETTINGS: Row = {
  soldOut: { cannot: 'settings show no dish and no price' },
  backInStock: { cannot: 'settings show no dish and no price' },
  priceUp: { cannot: 'settings show no dish and no price' },
  priceDown: { cannot: 'settings show no dish and no price' },
  offerEnds: { cannot: 'settings show no dish and no price' },
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
    says: 'Bea Kern',
    next: 'take what is saved, or keep the own text',
    test: {
      file: 'apps/office/app/launch/launch-page.component.test.tsx',
      title: 'a company that another person has changed since is shown beside the own changes',
    },
  },
  otherTabOrders: {
    says: 'Heute',
    next: 'go to the desk, or go on: what was typed stays',
    test: {
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'a guest orders: the navigation counts it',
    },
  },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; what was typed is saved',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'a save after the session has ended asks to sign in over the page, then saves what was typed',
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
      file: 'apps/office/app/opening/follows-others.component.test.tsx',
      title: 'without a connection a save says so and keeps what is typed; the next one saves it',
    },
  },
};
