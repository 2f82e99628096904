import type { Cents } from '@tischlein/domain';
import { euro } from '../money.ts';

/** What waiters do with the bill of a table. */
export const HISTORY = {
  refunded: (amount: Cents): string => `${euro(amount)} erstattet`,
  /** In the cart, not booked yet. */
  noted: (amount: Cents): string => `Storno über ${euro(amount)} im Warenkorb`,
  atMost: (amount: Cents): string => `höchstens ${euro(amount)}`,
  empty: 'An diesem Tisch ist nichts bestellt.',
  inCart: 'Die Stornierung ist vorgemerkt und gilt, sobald Du buchst.',
} as const;

export const CLEARING = {
  title: (table: number): string => `Tisch ${table} leeren?`,
  nothingDue: 'Alles ist bezahlt oder an die Kasse übergeben. Danach ist der Tisch frei.',
  due: (amount: Cents): string => `${euro(amount)} sind noch offen. Beim Leeren wird der Rest an die Kasse übergeben.`,
  access: 'Die Gäste sehen den Tisch dann nicht mehr am Handy.',
  reserved: (amount: Cents): string =>
    `Ein Gast zahlt gerade ${euro(amount)} am Handy. Warte, bis die Zahlung durch ist.`,
  rounds: 'Eine Bestellung wartet noch auf Deine Bestätigung. Schick sie in die Küche oder lehne sie ab.',
  clear: 'Tisch leeren',
  handOverAndClear: (amount: Cents): string => `${euro(amount)} an die Kasse übergeben und leeren`,
  cancel: 'Abbrechen',
  done: (table: number): string => `Tisch ${table} ist frei.`,
} as const;

export const SPLIT = {
  purpose: 'Was möchtest Du tun?',
  pay: 'Bezahlen',
  move: 'Umbuchen',
  selectAll: 'Alle auswählen',
  selectNone: 'Auswahl aufheben',
  /** Both steps are one page on wide screens. */
  firstStep: 'Schritt 1 von 2: Was gehört zusammen?',
  payStep: 'Schritt 2 von 2: Wie wird bezahlt?',
  moveStep: 'Schritt 2 von 2: Auf welchen Tisch?',
  changeChoice: 'Auswahl ändern',
  next: (left: Cents): string => `Weiter, danach offen ${euro(left)}`,
  nextWithoutChoice: 'Weiter ohne Auswahl',
  part: (number: number): string => `Teil ${number}`,
  chosen: (count: number, all: number): string => `${count} von ${all} Artikeln ausgewählt`,
  chosenTitle: 'Ausgewählt',
  chooseItems: 'Tippe an, was zu diesem Teil gehört.',
  nothingOpen: 'Hier ist nichts mehr offen.',
  how: 'Wie wird bezahlt?',
  till: 'An der Kasse',
  tillHint: 'bar oder Karte, der Kassenbeleg kommt von der Kasse',
  phone: 'Am Handy des Gastes',
  phoneHint: 'QR-Code für genau diesen Teil zeigen',
  tooSmall: 'Dieser Teil ist zu klein, um ihn online zu bezahlen. Fasse mehr zusammen oder übergib ihn an die Kasse.',
  division: 'Aufteilung',
  byItems: 'Nach Artikeln',
  equally: 'Gleiche Teile',
  everything: 'Alles',
  parts: (count: number): string => `${count} Teile`,
  fewer: 'Weniger Teile',
  more: 'Mehr Teile',
  nextPart: (taken: number, into: number): string => `Teil ${taken + 1} von ${into}`,
  after: (amount: Cents): string => `Danach offen ${euro(amount)}`,
  handOver: 'An die Kasse übergeben',
  handedOver: (amount: Cents): string => `${euro(amount)} sind an die Kasse übergeben.`,
  showCode: 'QR-Code zeigen',
  code: (table: number): string => `QR-Code zum Bezahlen für Tisch ${table}`,
  done: 'Fertig',
  codeHint: 'Der Gast scannt den Code mit der Kamera und zahlt am Handy.',
  whereTo: 'Auf welchen Tisch?',
  whole: 'Ganzer Tisch',
  wholeHint: 'Alles zieht um, auch was schon bezahlt ist.',
  free: 'frei',
  moving: (count: number, amount: Cents, from: number): string =>
    `${count} Artikel, ${euro(amount)}, von Tisch ${from}`,
  kitchen: 'Die Küche bekommt die neue Tischnummer, nichts wird zweimal gekocht.',
  moveTo: (count: number, to: number): string => `${count} Artikel auf Tisch ${to} buchen`,
  moveAllTo: (to: number): string => `Ganzen Tisch auf Tisch ${to} buchen`,
  chooseTable: 'Wähle einen Tisch',
  moved: (to: number): string => `Umgebucht auf Tisch ${to}.`,
} as const;

export const ALL_ITEMS = {
  title: 'Artikel aller Tische',
  search: 'Artikel oder Tisch',
  table: 'Tisch',
  item: 'Artikel',
  price: 'Preis',
  refund: 'Erstattung',
  refundFor: (name: string, table: number): string => `Erstattung für ${name}, Tisch ${table}`,
  save: 'Speichern',
  saveFor: (name: string, table: number): string => `Erstattung für ${name}, Tisch ${table}, speichern`,
  saved: (amount: Cents, name: string, atTill: Cents): string =>
    atTill === 0
      ? `${euro(amount)} für ${name} werden erstattet.`
      : `${euro(amount)} für ${name} werden erstattet, davon ${euro(atTill)} bitte an der Kasse auszahlen.`,
  empty: 'Auf keinem Tisch ist etwas gebucht.',
  loading: 'Die Artikel werden geladen.',
} as const;

/** For accounts of the office whose role does not refund. */
export const REFUND_HINT = {
  lead: 'Erstatten kannst Du mit dem Service-Passwort, mit Deinem Büro-Konto nicht.',
  enterPassword: 'Service-Passwort eingeben',
} as const;

export const CHOOSE_TABLE = {
  number: 'Tischnummer',
  ok: 'OK',
  invalid: 'Bitte gib eine Nummer von 1 bis 9999 ein.',
  unknown: (table: number): string => `Tisch ${table} gibt es nicht.`,
} as const;
