import type { Row } from '../changes.ts';

const FILE = 'apps/office/app/invoices/electronic-invoice-list.component.test.tsx';
const NO_MENU = { cannot: 'the dialog shows no dish and no price' } as const;
const NO_SHOP = { cannot: 'the order is placed: hours and order types do not matter any more' } as const;

export const ELECTRONIC_INVOICE: Row = {
  soldOut: NO_MENU,
  backInStock: NO_MENU,
  priceUp: NO_MENU,
  priceDown: NO_MENU,
  offerEnds: NO_MENU,
  hoursChange: NO_SHOP,
  shopPauses: NO_SHOP,
  shopCloses: NO_SHOP,
  orderTypeOff: NO_SHOP,
  otherTabEdits: {
    says: 'Diese E-Rechnung ist schon berichtigt.',
    next: 'look at the new one: what was typed stays',
    test: { file: FILE, title: 'another person corrects it first: the dialog says so and keeps what is typed' },
  },
  otherTabOrders: {
    says: 'gibt es schon eine E-Rechnung an Roth & Söhne',
    next: 'mail that one, or correct it',
    test: {
      file: FILE,
      title: 'the guest makes one while the dialog is open: that one is shown and its company named',
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
    test: { file: FILE, title: 'a right withdrawn while the dialog is open is said, and what is typed stays' },
  },
  tableMoved: { cannot: 'the dialog belongs to no table' },
  memberLeaves: { cannot: 'the dialog belongs to no group' },
  paymentChanges: {
    says: 'Für diese Bestellung geht das nicht',
    next: 'load the page: it says why there is no e-invoice',
    test: {
      file: FILE,
      title: 'the order is refused while the dialog is open: there is no e-invoice, and the page says why',
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
    next: 'send again: what was typed stays',
    test: {
      file: FILE,
      title: 'without a connection the dialog says so and keeps what is typed; the next press makes it',
    },
  },
};
