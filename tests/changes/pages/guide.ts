import type { Row } from '../changes.ts';

const FILE = 'apps/office/app/launch/first-evening.component.test.tsx';

/** The guide for the first evening; help about other pages is text. */
export const GUIDE: Row = {
  soldOut: {
    says: 'Etwas ist aus',
    next: 'go on with the next step: this one is ticked',
    test: {
      file: FILE,
      title: 'the guide of a new shop has eight steps, and ticks what is done elsewhere while it is open',
    },
  },
  backInStock: { cannot: 'the guide shows no dish, and what was done once stays ticked' },
  priceUp: { cannot: 'the guide shows no dish and no price' },
  priceDown: { cannot: 'the guide shows no dish and no price' },
  offerEnds: { cannot: 'the guide shows no dish and no price' },
  hoursChange: { cannot: 'the guide tells no times' },
  shopPauses: {
    says: 'Zu viel los',
    next: 'go on with the next step: this one is ticked',
    test: {
      file: FILE,
      title: 'the guide of a new shop has eight steps, and ticks what is done elsewhere while it is open',
    },
  },
  shopCloses: { cannot: 'the guide tells no times' },
  orderTypeOff: { cannot: 'its steps are the same for all order types' },
  otherTabEdits: { cannot: 'nothing is edited in the guide' },
  otherTabOrders: { cannot: 'an order alone is no step: somebody has to accept it' },
  sessionEnds: {
    says: 'Es ist nichts verloren.',
    next: 'sign in over the page',
    test: { file: FILE, title: 'a session that has ended asks to sign in over the guide' },
  },
  rightWithdrawn: {
    says: 'Das darfst Du mit Deiner Anmeldung nicht.',
    next: 'ask the owner: the steps can still be read',
    test: { file: FILE, title: 'a role that no longer sees the desk is told, and the steps stay' },
  },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: { cannot: 'the page belongs to no group' },
  paymentChanges: { cannot: 'nothing is paid on this page' },
  releaseReplaced: { cannot: 'the page has all of its code from the start' },
  offline: {
    says: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
    next: 'read on: the steps stay',
    test: { file: FILE, title: 'without a connection the guide says so, and its steps stay' },
  },
};
