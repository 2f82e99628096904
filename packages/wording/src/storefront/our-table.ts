import type { GuestCall } from '@tischlein/domain/table';
import type { OrderStatus } from '@tischlein/domain/orders';

/** What the table has ordered. */
export const OUR_TABLE = {
  title: 'Unser Tisch',
  comesIn: 'Das nächste Essen kommt in etwa',
  comesAt: 'Das nächste Essen kommt um',
  minutes: (minutes: number): string => `${minutes} Min.`,
  clock: (label: string): string => `${label} Uhr`,
  steps: ['Bestellt', 'In Zubereitung', 'Serviert'],
  waitingSteps: ['Bestätigen', 'In Zubereitung', 'Serviert'],
  confirmed: 'Die Küche bereitet alles zu',
  justOrdered: 'Eure Bestellung ist in der Küche',
  waiterComes: 'Die Bedienung kommt gleich zu Dir',
  waiterComesHelp: 'Sie bestätigt die Bestellung am Tisch, dann beginnt die Küche.',
  payNow: 'Lieber jetzt bezahlen',
  you: (name: string): string => (name ? `${name} (Du)` : 'Du'),
  waiter: 'Bedienung',
  guest: 'Gast',
  settled: {
    online: (amount: string): string => `bezahlt, ${amount}`,
    till: (amount: string): string => `an der Kasse, ${amount}`,
    both: (amount: string): string => `nicht mehr offen, ${amount}`,
  },
  waiting: (amount: string): string => `wartet auf die Bedienung, ${amount}`,
  declined: 'Die Bedienung hat diese Bestellung nicht angenommen. Sie wird nicht gekocht und kostet nichts.',
  refunded: (amount: string): string => `erstattet, ${amount}`,
  moved: (number: number): string => `von Tisch ${number}`,
  movedTo: (number: number): string => `Ihr sitzt jetzt an Tisch ${number}.`,
  movedAlong: (from: number, to: number): string =>
    `Ihr sitzt jetzt an Tisch ${to}. Alles, was Ihr an Tisch ${from} bestellt habt, ist mitgekommen.`,
  paying: (name: string): string => `${name || 'Jemand'} zahlt gerade`,
  empty: 'Noch nichts bestellt',
  emptyHelp: (number: number): string => `Was Ihr an Tisch ${number} bestellt, steht hier für alle am Tisch.`,
  toMenu: 'Zur Karte',
  more: 'Mehr bestellen',
  bill: 'Rechnung',
  sumPaid: 'Bezahlt',
  sumHandedOver: 'An der Kasse',
  sumReserved: 'Wird gerade bezahlt',
  sumWaiting: 'Wartet auf die Bedienung',
  sumOpen: 'Noch offen',
  everybody: (number: number): string => `Alle, die den QR-Code an Tisch ${number} gescannt haben, sehen diese Liste.`,
  leave: 'Tisch verlassen',
  typed: 'Was am Tisch bestellt ist, siehst Du mit dem QR-Code',
  typedHelp: 'Ohne ihn bezahlst Du jede Bestellung gleich. Deine Bestellungen kommen trotzdem an diesen Tisch.',
  offline: 'Keine Verbindung',
  offlineText: (time: string): string => `Du siehst den Stand von ${time} Uhr. Wir versuchen es weiter.`,
  stoppedText: (time: string): string =>
    `Du siehst den Stand von ${time} Uhr. Er wird nicht mehr automatisch aktualisiert.`,
  noState: 'Wir können Euren Tisch gerade nicht laden.',
  refresh: 'Jetzt aktualisieren',
  settledTable: {
    paid: {
      title: (number: number): string => `Tisch ${number} ist bezahlt`,
      help: 'Ihr könnt jederzeit noch etwas bestellen.',
    },
    handedOver: {
      title: (number: number): string => `An Tisch ${number} ist nichts mehr offen`,
      help: 'Was an der Kasse bezahlt wird, steht auf ihrem Beleg. Ihr könnt jederzeit noch etwas bestellen.',
    },
  },
  allRefunded: 'Was Ihr bestellt habt, ist erstattet. Ihr könnt jederzeit noch etwas bestellen.',
  cleared: 'Bis zum nächsten Mal',
  clearedHelp: 'Der Tisch ist wieder frei. Zum Bestellen scanne den QR-Code noch einmal.',
  noTable: 'Wähle zuerst einen Tisch',
  noTableHelp: 'Scanne den QR-Code auf Deinem Tisch oder gib seine Nummer ein.',
  backToTable: 'Zurück zum Tisch',
} as const;

/** The state of a round, in the middle of a line. */
export const roundState = (status: OrderStatus, waitsForWaiter: boolean): string =>
  waitsForWaiter ? (status === 'placed' ? 'wartet auf die Bedienung' : 'abgelehnt') : ROUND_STATES[status];

const ROUND_STATES: Readonly<Record<OrderStatus, string>> = {
  placed: 'bestellt',
  accepted: 'in Zubereitung',
  ready: 'kommt gleich',
  underway: 'kommt gleich',
  handedOver: 'serviert',
  refused: 'abgelehnt',
  cancelled: 'storniert',
};

/** Calling the waiter. */
export const WAITER_CALL = {
  title: 'Bedienung rufen',
  knows: 'Die Bedienung weiß Bescheid',
  comes: 'Die Bedienung ist auf dem Weg',
  since: (kind: GuestCall, time: string): string => `${CALLS[kind]}, gerufen um ${time} Uhr.`,
  takeBack: 'Zurücknehmen',
  busy: 'Es ist gerade viel los',
  waiting: (minutes: number): string => `Du wartest seit ${minutes} Min. Die Bedienung sieht Euren Ruf weiterhin.`,
  called: 'Die Bedienung weiß Bescheid.',
  takenBack: 'Der Ruf ist zurückgenommen.',
} as const;

const CALLS: Readonly<Record<GuestCall, string>> = {
  come: 'Bitte einmal kommen',
  cutlery: 'Besteck oder Servietten',
  water: 'Ein Glas Leitungswasser',
  billCash: 'Rechnung, wir zahlen bar',
  billCard: 'Rechnung, wir zahlen mit Karte',
};

export const guestCallText = (kind: GuestCall): string => CALLS[kind];
