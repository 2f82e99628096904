import type { Row } from '../changes.ts';

export const DISH_EDITOR: Row = {
  soldOut: {
    says: 'Nicht verfügbar, bis',
    next: 'go on editing, or put it back in the stock',
    test: {
      file: 'apps/office/app/dish/follows-others.component.test.tsx',
      title: 'the kitchen runs out of the dish and has it again: the editor says both, and what is typed stays',
    },
  },
  backInStock: {
    says: 'Im Verkauf',
    next: 'go on editing',
    test: {
      file: 'apps/office/app/dish/follows-others.component.test.tsx',
      title: 'the kitchen runs out of the dish and has it again: the editor says both, and what is typed stays',
    },
  },
  priceUp: {
    says: '7,50 €',
    next: 'choose between both prices, then save',
    test: {
      file: 'apps/office/app/dish/follows-others.component.test.tsx',
      title: 'another person %s the price that is being changed: both are shown to choose from',
    },
  },
  priceDown: {
    says: '5,50 €',
    next: 'choose between both prices, then save',
    test: {
      file: 'apps/office/app/dish/follows-others.component.test.tsx',
      title: 'another person %s the price that is being changed: both are shown to choose from',
    },
  },
  offerEnds: {
    cannot:
      'the form has the prices of the dish; offers have pages of their own, and the preview is drawn anew with each edit',
  },
  hoursChange: { cannot: 'a dish can be edited whether or not the shop takes orders' },
  shopPauses: { cannot: 'a dish can be edited whether or not the shop takes orders' },
  shopCloses: { cannot: 'a dish can be edited whether or not the shop takes orders' },
  orderTypeOff: { cannot: 'a dish has prices for every order type, whether the shop takes it at the moment or not' },
  otherTabEdits: {
    says: 'Jemand anderes hat inzwischen gespeichert',
    next: 'choose between both values, then save',
    test: {
      file: 'tests/browser/office/together.story.ts',
      title: 'two people edit a dish: only what both have changed is asked',
    },
  },
  otherTabOrders: { cannot: 'an order changes no dish that is being edited' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page, then save: what was typed stays',
    test: {
      file: 'apps/office/app/sign-in/sign-in-again.component.test.tsx',
      title: 'the editor of a dish asks by itself, keeps what is typed, and saves it then',
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
    says: 'Dieser Teil der Seite konnte nicht geladen werden.',
    next: 'save the dish, then load the page anew',
    test: {
      file: 'apps/office/app/dish/release-replaced.component.test.tsx',
      title:
        'the question about changes that a release has replaced is said to be missing; the dish can be saved all the same',
    },
  },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
    next: 'save again: what was typed stays',
    test: {
      file: 'apps/office/app/dish/follows-others.component.test.tsx',
      title: 'without a connection a save says so and keeps what is typed; the next one saves it',
    },
  },
};
