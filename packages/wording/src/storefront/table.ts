import { type GuestCall, MOST_TIP } from '@tischlein/domain/table';
import type { OrderStatus } from '@tischlein/domain/orders';
import { listChoice } from '../list-words.ts';
import { euro } from '../money.ts';

export const table = (number: number): string => `Tisch ${number}`;

/** Arriving at a table: its code was scanned, or its number typed. */
export const TABLE_ARRIVAL = {
  youSitAt: 'Du sitzt an Tisch',
  isItOn: 'Steht auf Deinem Tisch die',
  name: 'Dein Name',
  nameHelp: 'Damit am Tisch klar ist, wer was bestellt hat.',
  optional: 'optional',
  payFirst: 'Wir bringen alles, was Du bestellst, an diesen Tisch. Ohne QR-Code bezahlst Du gleich beim Bestellen.',
  yes: (number: number): string => `Ja, Tisch ${number}`,
  otherTable: 'Anderer Tisch',
  changeNumber: 'Nummer ändern',
  outdated: 'Dieser Code gilt nicht mehr',
  outdatedText:
    'Er gehört zu einem früheren Aufsteller. Tippe die Nummer ein, die auf Deinem Tisch steht, oder frag die Bedienung.',
  number: 'Tischnummer',
  numberHelp: 'Sie steht auf dem Aufsteller und an der Tischkante.',
  numberMissing: 'Bitte gib die Nummer Deines Tisches ein, zum Beispiel 7.',
  ok: 'OK',
  closed: 'Gerade ist geschlossen',
  closedText: (reason: string): string =>
    `${reason ? `${reason}. ` : ''}Ansehen kannst Du die Karte schon, bestellen noch nicht.`,
  toMenu: 'Karte ansehen',
  notHere: 'Ohne Tisch weiter',
  noScript: 'Zum Bestellen am Tisch braucht die Seite JavaScript. Die Bedienung nimmt Deine Bestellung auch auf.',
} as const;

/** The menu and the cart at a table. */
export const TABLE_MENU = {
  ourTable: 'Unser Tisch',
  nothingYet: 'noch nichts bestellt',
  inMinutes: (minutes: number): string => (minutes < 1 ? 'gleich bei Euch' : `in ${minutes} Min.`),
  atClock: (label: string): string => `um ${label} Uhr`,
  open: (amount: string): string => `${amount} offen`,
  paid: 'alles bezahlt',
  nothingOpen: 'nichts mehr offen',
  declined: 'Bestellung abgelehnt',
  payNow: 'bezahlt wird beim Bestellen',
  call: 'Rufen',
  callWaiter: 'Bedienung rufen',
  forTable: (number: number): string => `Für Tisch ${number}`,
  toOrder: 'Weiter zur Bestellung',
  gone: 'Bis zum nächsten Mal. Zum Bestellen scanne den QR-Code am Tisch noch einmal.',
  ageText: (name: string): string => `${name} gibt es erst ab diesem Alter. Die Bedienung fragt nach Deinem Ausweis.`,
} as const;

/** Ordering and paying at a table (S3 K14, W12, W13). */
export const TABLE_ORDER = {
  title: 'Bestellen',
  pay: 'Bezahlen',
  atTable: 'Bei der Bedienung',
  atTableHelp: 'bar oder mit Karte, sie kommt zum Bestätigen an den Tisch',
  atTableOnly: 'bar oder mit Karte',
  tip: 'Trinkgeld',
  voluntary: 'freiwillig',
  optional: 'optional',
  noTip: 'kein',
  tipPercent: (percent: string, amount: string): string => `${percent}, ${amount}`,
  ownTip: 'Anderer Betrag',
  ownTipLabel: 'Trinkgeld in EUR',
  ownTipProblem: (): string =>
    `Bitte gib einen Betrag bis ${euro(MOST_TIP, { dropZeros: true })} ein, zum Beispiel 2,50.`,
  noOwnTip: 'Doch kein eigener Betrag',
  tipFor: { team: 'Geht ganz an das Team.', owner: 'Geht an das Restaurant.' },
  tipOnlyOnline: 'Trinkgeld gibst Du dann direkt der Bedienung.',
  forKitchen: 'Für die Küche',
  message: 'Nachricht',
  messageExample: 'z. B. Vorspeise zuerst',
  consent: 'Einverständnis',
  acceptedBefore: 'Für heute hast Du an diesem Tisch zugestimmt: ',
  acceptedBetween: ' und ',
  atThisTable: (number: number): string => `An Tisch ${number}`,
  total: 'Gesamt',
  youPay: 'Du zahlst',
  noMethods: 'Online bezahlen geht hier gerade nicht. Bitte bestell bei der Bedienung.',
  scanToOrder: 'Wähle zuerst Deinen Tisch.',
} as const;

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
    `Du siehst den Stand von ${time} Uhr. Er wird nicht mehr von selbst aktualisiert.`,
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

/** The bill of a table, and paying a part of it. */
export const TABLE_BILL = {
  title: 'Rechnung',
  what: 'Was zahlst Du?',
  units: 'Auswählen',
  equalPart: 'Gleich teilen',
  amount: 'Betrag',
  ownAmount: 'Ich zahle, in EUR',
  openAfter: (due: string, after: string): string =>
    after === '' ? `Noch offen ist ${due}.` : `Noch offen ist ${due}. Danach sind es ${after}.`,
  ownAmountProblem: 'Bitte gib einen Betrag ein, zum Beispiel 10 oder 12,50.',
  moreThanOpen: (due: string): string => `Offen sind nur noch ${due}. Bitte gib höchstens so viel ein.`,
  everything: 'Alles',
  tap: 'Tippe an, was Du zahlst.',
  mine: 'Meine auswählen',
  none: 'Auswahl aufheben',
  dividedBy: (amount: string): string => `${amount} durch`,
  persons: (count: number): string => `${count} Personen`,
  fewer: 'Weniger Personen',
  more: 'Mehr Personen',
  yourPart: 'Dein Teil sind ',
  lastPart: (amount: string): string => ` Der letzte Teil beträgt ${amount}.`,
  alreadyDivided: (into: number, taken: number): string =>
    `Ihr teilt durch ${into}, ${taken === 1 ? 'ein Teil ist' : `${taken} Teile sind`} schon vergeben.`,
  tooSmall: (part: string, methods: readonly string[]): string =>
    `Ein Teil von ${part} ist zu klein für ${listChoice(methods)}. Teilt durch weniger oder zahlt anders.`,
  deducted: 'Was jemand schon bezahlt hat, ist abgezogen.',
  part: 'Dein Teil',
  open: 'Offen',
  youPay: 'Du zahlst',
  pay: (amount: string): string => `${amount} bezahlen`,
  chooseFirst: 'Bitte wähle aus, was Du zahlst.',
  waiterInstead: 'Lieber bei der Bedienung zahlen',
  faster: 'Jemand war schneller',
  changed: 'Die Rechnung hat sich geändert',
  newPart: (amount: string): string => `Dein Teil ist jetzt ${amount}.`,
  deselected: (names: readonly string[]): string =>
    `${names.join(', ')} ${names.length === 1 ? 'ist' : 'sind'} nicht mehr offen. Wir haben das abgewählt.`,
  waiting: 'Noch nichts auf der Rechnung',
  waitingHelp: (amount: string): string =>
    `Eure Bestellung über ${amount} wartet auf die Bedienung. Bezahlen könnt Ihr, sobald sie bestätigt ist.`,
  chooseAbove: 'Wähle aus, was Du zahlst. Dann kannst Du bezahlen.',
  notPaid: 'Es ist nichts abgebucht und nichts mehr für Dich reserviert. Versuche es noch einmal oder zahle anders.',
  checking:
    'Damit Du nicht zweimal bezahlst, warten wir auf die Antwort des Zahlungsanbieters. Versuche es gleich noch einmal.',
  givenUp: 'Deine Zahlung ist beendet. Es ist nichts abgebucht und nichts mehr für Dich reserviert.',
  paidAfterAll: 'Deine Zahlung ist angekommen.',
  reconnect: 'Ob Deine Zahlung begonnen hat, wissen wir noch nicht. Zweimal bezahlt wird nichts.',
  notSent: 'Die Zahlung konnte nicht begonnen werden.',
} as const;
