import type { Row } from '../changes.ts';

const NO_TIMES = { cannot: 'a menu can be read whether or not the shop takes orders' } as const;
const FILE = 'apps/office/app/import/pdf-lines.component.test.tsx';

/** The lines of a PDF list beside the menu, which a person ticks one by one. */
export const PDF_LINES: Row = {
  soldOut: { cannot: 'the lines have no stock, and a sold-out dish can be changed' },
  backInStock: { cannot: 'the lines have no stock, and a sold-out dish can be changed' },
  priceUp: {
    says: '9,50 €',
    next: 'choose between both prices, then save',
    test: { file: FILE, title: 'another person %s a price that is ticked: both are shown to choose from' },
  },
  priceDown: {
    says: '7,50 €',
    next: 'choose between both prices, then save',
    test: { file: FILE, title: 'another person %s a price that is ticked: both are shown to choose from' },
  },
  offerEnds: { cannot: 'the lines are dishes with their own prices; offers stay as they are' },
  hoursChange: NO_TIMES,
  shopPauses: NO_TIMES,
  shopCloses: NO_TIMES,
  orderTypeOff: { cannot: 'a price is taken for each order type that the dish has' },
  otherTabEdits: {
    says: 'Übernommen',
    next: 'go to the menu: what both tabs have taken is there once',
    test: { file: FILE, title: 'another tab imports the same list meanwhile: what both take comes once' },
  },
  otherTabOrders: { cannot: 'an order changes no dish' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page: what is ticked is saved then',
    test: { file: FILE, title: 'the session has ended: the page asks to sign in, and then saves what is ticked' },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner: the ticks stay',
    test: { file: FILE, title: 'a right that is withdrawn is said at the press, and the ticks stay' },
  },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { cannot: 'the page has all of its code from the start' },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
    next: 'press again: the ticks stay',
    test: {
      file: FILE,
      title: 'without a connection nothing is saved, the ticks stay, and the next press counts',
    },
  },
};
