import type { Row } from '../changes.ts';

const NO_SHOP = { cannot: 'the check knows no shop, no dish and no time' } as const;
const FILE = 'packages/ui/src/mail-field.component.test.tsx';

/** A field for a mail address in any form, whose address is checked when it is left. */
export const MAIL_FIELD: Row = {
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
    says: 'Meinst Du petra@gmail.com?',
    next: 'correct the address, or send the form: what is said is about the address in the field',
    test: {
      file: FILE,
      title:
        'another person saves another address while this one is checked: what is said is about the one in the field',
    },
  },
  otherTabOrders: { cannot: 'the check belongs to no order' },
  sessionEnds: { cannot: 'the check needs no session: people sign in with it' },
  rightWithdrawn: { cannot: 'everybody may ask, whatever their role' },
  tableMoved: { cannot: 'the check belongs to no table' },
  memberLeaves: { cannot: 'the check belongs to no group' },
  paymentChanges: { cannot: 'the check belongs to no payment' },
  releaseReplaced: { cannot: 'the field has all of its code with its form' },
  offline: {
    says: 'Hierhin geht die Bestätigung.',
    next: 'send the form, which the server checks again, or leave the field again',
    test: { file: FILE, title: 'without a connection nothing is said, and leaving the field again asks again' },
  },
};
