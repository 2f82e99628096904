import type { Row } from '../changes.ts';

const NO_FOOD = { cannot: 'the page shows no dish, no price and no shop' } as const;
const FILE = 'apps/office/app/sign-in/replace-access.component.test.tsx';

export const REPLACE_ACCESS: Row = {
  soldOut: NO_FOOD,
  backInStock: NO_FOOD,
  priceUp: NO_FOOD,
  priceDown: NO_FOOD,
  offerEnds: NO_FOOD,
  hoursChange: NO_FOOD,
  shopPauses: NO_FOOD,
  shopCloses: NO_FOOD,
  orderTypeOff: NO_FOOD,
  otherTabEdits: {
    says: 'Deine Zugangsdaten sind schon ersetzt.',
    next: 'go on to the office',
    test: { file: FILE, title: 'another tab has replaced it: the page says so and leads on' },
  },
  otherTabOrders: NO_FOOD,
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page; what was typed is replaced',
    test: { file: FILE, title: 'the session has ended: the page asks to sign in, then replaces what was typed' },
  },
  rightWithdrawn: { cannot: 'everybody may change their own access, whatever their role' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { cannot: 'the page has all of its code from the start' },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
    next: 'press again: what was typed stays',
    test: {
      file: FILE,
      title: 'without a connection the page says so and keeps what is typed; the next press counts',
    },
  },
};
