import { listChoice } from '../list-words.ts';

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
  yourPart: 'Dein Teil beträgt ',
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
    'Damit Du nicht zweimal bezahlst, warten wir auf die Antwort des Zahlungsanbieters. Warte bitte einen Moment und versuche es dann noch einmal.',
  givenUp: 'Deine Zahlung ist beendet. Es ist nichts abgebucht und nichts mehr für Dich reserviert.',
  paidAfterAll: 'Deine Zahlung ist angekommen.',
  reconnect: 'Ob Deine Zahlung begonnen hat, wissen wir noch nicht. Zweimal bezahlt wird nichts.',
  notSent: 'Die Zahlung konnte nicht begonnen werden.',
} as const;
