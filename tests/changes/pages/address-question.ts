import type { Row } from '../changes.ts';

const NO_FOOD = { cannot: 'the dialog shows no dish and no price' } as const;
const FILE = 'apps/storefront/app/features/service/address-question.component.test.tsx';

/** The address dialog while it asks which number is the house number. */
export const ADDRESS_QUESTION: Row = {
  soldOut: NO_FOOD,
  backInStock: NO_FOOD,
  priceUp: NO_FOOD,
  priceDown: NO_FOOD,
  offerEnds: NO_FOOD,
  hoursChange: { cannot: 'the dialog shows no time: what is left of a chosen one is said beside the menu' },
  shopPauses: { cannot: 'a pause has times after it, so an address is taken as before' },
  shopCloses: {
    says: 'Lieferungen sind aktuell nicht verfügbar.',
    next: 'close the dialog, and come back then: the address stays in the field',
    test: { file: FILE, title: 'the shop closes: the answer says that nothing is delivered now' },
  },
  orderTypeOff: {
    says: 'Lieferungen sind aktuell nicht verfügbar.',
    next: 'choose Abholung beside the menu',
    test: { file: FILE, title: 'the shop stops delivering: the answer says that, and the address is not lost' },
  },
  otherTabEdits: {
    says: 'Welche Zahl ist die Hausnummer?',
    next: 'answer: the address of this tab counts',
    test: { file: FILE, title: 'another tab chooses an address: the question stays, and its answer counts' },
  },
  otherTabOrders: {
    cannot: 'an address can be given before and after an order; the menu says that the cart is ordered',
  },
  sessionEnds: { cannot: 'the question is the same with and without an account' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'guests at a table give no address' },
  memberLeaves: { cannot: 'the question is about the address of this guest' },
  paymentChanges: { cannot: 'nothing is paid in this dialog' },
  releaseReplaced: { cannot: 'the question comes in the dialog that is open' },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung',
    next: 'press OK: the chosen reading is in the field',
    test: { file: FILE, title: 'without a connection the answer is kept in the field, and OK asks again' },
  },
};
