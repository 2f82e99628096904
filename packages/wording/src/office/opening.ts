import type { Cents } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { ShopState } from '@tischlein/domain/shop';
import { listWords } from '../list-words.ts';
import { euro } from '../money.ts';

/** What a page says after saving in a shop that guests do not find. */
export const SAVED_IN_DRAFT: Readonly<Record<Exclude<ShopState, 'open'>, string>> = {
  draft: 'Im Entwurf gespeichert. Gäste sehen es, sobald Du eröffnest.',
  archived: 'Gespeichert. Der Shop ist archiviert, Gäste finden ihn nicht.',
};

const ORDER_TYPES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Lieferung',
  pickup: 'Abholung',
  dineIn: 'am Tisch',
};

interface LeftOrder {
  readonly number: number;
  readonly deliveryType: DeliveryType;
  /** 'Fr., 27.11., 18:44' */
  readonly when: string;
  /** Paid online, and not refunded yet. */
  readonly refund: Cents;
}

interface CancelledOrders {
  readonly count: number;
  readonly over: readonly number[];
  readonly left: readonly number[];
}

/** 'Bestellung 3 war', 'Die Bestellungen 3 und 4 waren' */
const nameOrders = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Bestellung ${numbers[0]} war` : `Die Bestellungen ${listWords(numbers.map(String))} waren`;

export const HOURS = {
  title: 'Zeiten',
  pause: 'Pause',
  opening: 'Öffnungszeiten',
  delivery: 'Lieferzeiten',
  deliveryAlike: 'Lieferung zu denselben Zeiten',
  specialDays: 'Abweichende Öffnungszeiten',
  serving: 'Zubereitung und Vorbestellung',
  capacity: 'Was die Küche schafft',
  onlyOwners: 'Die Zeiten ändern nur Inhaber und Leitung.',
  closed: 'geschlossen',
  add: '+ weitere Zeit',
  addFirst: '+ Öffnungszeit',
  from: (day: string, number: number): string => `${day}, ${number}. Zeit: von`,
  to: (day: string, number: number): string => `${day}, ${number}. Zeit: bis`,
  remove: (day: string, number: number): string => `${day}, ${number}. Zeit entfernen`,
  overMidnight: 'Eine Zeit, die früher endet als sie beginnt, geht über Mitternacht.',
  problems: {
    incomplete: 'Bitte gib Anfang und Ende an.',
    overlap: 'Diese Zeiten überschneiden sich.',
  },
  copy: 'Kopieren',
  copyDay: (day: string): string => `${day} auf andere Tage kopieren`,
  copyToAll: 'Auf alle Tage',
  copyNow: 'Auf gewählte Tage',
  copyWhere: 'Wähle zuerst die Tage.',
  noSpecialDays: 'Noch keine besonderen Tage',
  noSpecialDaysHelp:
    'Trag ein, wann Du anders geöffnet hast als sonst: Feiertage, Betriebsferien, eine geschlossene Gesellschaft. Ohne Eintrag gelten Deine üblichen Zeiten.',
  addSpecialDay: 'Einzelnen Tag eintragen',
  specialDay: (number: number): string => `Besonderer Tag ${number}`,
  specialDayOn: (number: number, when: string): string => `Besonderer Tag ${number}: ${when}`,
  removeSpecialDay: (number: number): string => `Besonderen Tag ${number} entfernen`,
  deliveryOn: (number: number): string => `Besonderer Tag ${number}, Lieferung`,
  closing: {
    titleToday: 'Heute wirklich schließen?',
    title: 'Zeiten trotzdem ändern?',
    today: 'Damit nimmst Du heute keine Bestellungen mehr an.',
    orders: (count: number): string =>
      count === 1
        ? 'Eine Bestellung liegt außerhalb der neuen Zeiten:'
        : `${count} Bestellungen liegen außerhalb der neuen Zeiten:`,
    order: ({ number, deliveryType, when, refund }: LeftOrder): string =>
      `Bestellung ${number}, ${when}, ${ORDER_TYPES[deliveryType]}${refund > 0 ? `, online bezahlt: ${euro(refund)}` : ''}`,
    reservations: (count: number): string =>
      count === 1
        ? 'Eine Reservierung liegt außerhalb der neuen Zeiten:'
        : `${count} Reservierungen liegen außerhalb der neuen Zeiten:`,
    reservation: (guests: number, when: string): string =>
      `${when}, ${guests === 1 ? '1 Person' : `${guests} Personen`}`,
    what: 'Was soll damit geschehen?',
    kept: 'Reservierungen bleiben bestehen, bis Du sie einzeln absagst.',
    keptOrders: 'Sie bleiben bestehen: Mach sie noch fertig, oder storniere sie einzeln.',
    choices: (count: number) => ({
      keep: 'Nur keine neuen mehr annehmen',
      cancel: count === 1 ? 'Auch die Bestellung stornieren' : `Auch die ${count} Bestellungen stornieren`,
    }),
    choiceHelps: (refund: Cents) => ({
      keep: 'Was angenommen ist, kochst Du noch.',
      cancel: `${refund > 0 ? `${euro(refund)} gehen an die Gäste zurück.` : 'Online ist nichts bezahlt.'} Jeder Gast mit E-Mail-Adresse bekommt eine E-Mail.`,
    }),
    closeAndCancel: 'Schließen und stornieren',
    saveAndCancel: 'Speichern und stornieren',
    /** Read by the guests. */
    reason: 'Zu dieser Zeit haben wir leider geschlossen.',
    /** With the numbers of the orders that were over before, and of those that are still open. */
    saved: ({ count, over, left }: CancelledOrders): string =>
      [
        left.length > 0 ? 'Gespeichert, aber nicht alles ließ sich stornieren.' : 'Gespeichert.',
        count > 0 && `${count === 1 ? 'Eine Bestellung' : `${count} Bestellungen`} storniert.`,
        over.length > 0 && `${nameOrders(over)} inzwischen schon erledigt.`,
        left.length > 0 && `Bitte storniere unter „Heute“: ${left.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    cancel: 'Nicht speichern',
    close: 'Ab jetzt schließen',
    save: 'Trotzdem speichern',
  },
  pickDay: 'Wähle zuerst einen Tag. Vorher lässt sich nichts speichern.',
  lastDayMissing: 'Bitte wähle den letzten Tag.',
  firstDay: 'Von',
  lastDay: 'Bis einschließlich',
  reason: 'Grund',
  reasons: { holiday: 'Feiertag', vacation: 'Urlaub', renovation: 'Umbau', other: 'Anderes' },
  message: 'Nachricht an Deine Gäste',
  messageHelp: 'Bleibt das Feld leer, zeigen wir einen passenden Satz.',
  preparationDelivery: 'Minuten bis zur Lieferung',
  preparationPickup: 'Minuten bis zur Abholung',
  firstSlot: 'Erste wählbare Zeit erst nach der Zubereitung',
  firstSlotHelp:
    'Du öffnest um 17:00 Uhr und brauchst 40 Minuten: Die erste Zeit ist dann 17:45 Uhr statt 17:00 Uhr, bei Zeitfenstern von 15 Minuten.',
  asapDelivery: 'Lieferung so schnell wie möglich',
  asapPickup: 'Abholung so schnell wie möglich',
  preOrder: 'Vorbestellungen annehmen',
  preOrderDays: 'Tage im Voraus',
  preOrderDaysHelp: '0 heißt: nur für heute.',
  customerInfo: 'Hinweis für Gäste',
  customerInfoHelp: 'Erscheint über der Karte, bis Du den Text löschst.',
  slotMinutes: 'Länge eines Zeitfensters in Minuten',
  slotMinutesHelp: 'In diesem Abstand können Gäste eine Zeit wählen.',
  limitKitchen: 'Je Zeitfenster nur so viel annehmen, wie die Küche schafft',
  ordersPerSlot: 'Bestellungen je Zeitfenster',
  makeMinutesPerSlot: 'Arbeitsminuten je Zeitfenster',
  noLimit: 'Ohne Angabe gibt es keine Grenze.',
  makeMinutes: 'Arbeitsminuten je Gericht',
  anyDish: 'Jedes andere Gericht',
  wholeCategory: (name: string): string => `Alle aus ${name}`,
  numberBetween: (least: number, most: number, step = 1): string =>
    `Bitte gib eine ganze Zahl von ${least} bis ${most}${step > 1 ? ` in Schritten von ${step}` : ''} an.`,
  labelBetween: (label: string, least: string, most: string): string => `${label}, von ${least} bis ${most}`,
  unsaved: 'Noch nicht gespeichert.',
  /** `label`: of the field that is wrong, if there is one. */
  faulty: (label: string): string =>
    label === ''
      ? 'Noch nicht gespeichert: Eine Angabe stimmt noch nicht.'
      : `Noch nicht gespeichert. Bitte prüfe: ${label}`,
  saved: 'Gespeichert. Deine Gäste sehen es schon.',
  discard: 'Verwerfen',
  save: 'Speichern',
} as const;
