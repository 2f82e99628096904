import { type Cents, NO_CENTS } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { euro } from '../money.ts';
import { paymentStatusWords } from '../payments.ts';

/** The order desk. */
export const DESK = {
  title: 'Bestellungen',
  columns: { new: 'Neu', cooking: 'In Zubereitung', ready: 'Fertig' },
  emptyColumns: { new: 'Keine neue Bestellung.', cooking: 'Nichts auf dem Herd.', ready: 'Nichts wartet.' },
  /** A group's order. */
  group: (name: string, people: number): string => `${name}, ${people === 1 ? '1 Person' : `${people} Personen`}`,
  bag: (number: number, all: number): string => `Tüte ${number} von ${all}`,
  done: 'Heute erledigt',
  later: 'Später',
  startAt: (time: string): string => `anfangen um ${time}`,
  startNow: 'jetzt anfangen',
  /** Said to screen readers. */
  startsNow: (number: number): string => `Bestellung ${number}: jetzt anfangen.`,
  fewerMinutes: 'Weniger Minuten',
  moreMinutes: 'Mehr Minuten',
  inMinutes: (minutes: number): string => `${minutes} Min.`,
  atGuest: (time: string): string => `bis ${time}`,
  withdrawals: 'Widerrufe',
  withdrawal: 'Widerruf',
  withdrawnAt: (when: string): string => `Widerruf, eingegangen am ${when}`,
  withdrawalHelp: 'Der Gast hat eine Bestätigung bekommen. Prüfe, was er zurückgeben darf, und erstatte es.',
  withdrawalHandled: 'Erledigt',
  close: 'Bestellung schließen',
  unlockSound: 'Tippe hier, damit neue Bestellungen klingeln.',
  print: 'Bon drucken',
  printChanges: 'Änderungen drucken',
  changes: 'Änderungen',
  changed: 'geändert',
  cancelledItems: 'Storno',
  doNotCookAgain: 'nicht neu kochen',
  bookedBy: 'Service',
  test: 'Probebestellung',
  testHelp: 'Probebestellung: Sie wird nicht bezahlt und zählt nirgends mit.',
  guest: 'Gast',
  number: (order: number): string => `Nr. ${order}`,
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  refuseNow: 'Bestellung ablehnen',
  refuseQuestion: 'Warum? Der Gast liest das.',
  ownReason: 'Anderer Grund',
  cancel: 'Stornieren',
  cancelNow: 'Bestellung stornieren',
  back: 'Zurück',
  asWanted: 'Zur Wunschzeit',
  minutesDelivery: 'Lieferung in Minuten',
  minutesPickup: 'Abholung in Minuten',
  minutesDineIn: 'Am Tisch in Minuten',
  note: 'Hinweis an die Küche',
  driverNote: 'Hinweis für die Lieferung',
  offline: 'Keine Verbindung. Neue Bestellungen erscheinen, sobald sie wieder steht.',
  mails: 'E-Mails',
  signOut: 'Abmelden',
  chooseShop: 'Restaurant',
  noMails: 'Noch keine E-Mail. Ohne SMTP-Server landen sie hier.',
  free: 'gratis',
  onTour: (number: number, driver: string): string => [`Tour ${number}`, driver].filter(Boolean).join(', '),
  notMet: 'Niemand angetroffen',
} as const;

export const REFUSAL_REASONS = [
  'Wir haben gerade zu viel zu tun.',
  'Ein Gericht ist leider ausverkauft.',
  'Dorthin können wir gerade nicht liefern.',
  'Wir haben schon geschlossen.',
] as const;

const ACTIONS: Readonly<Record<OrderAction, string>> = {
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  ready: 'Fertig',
  depart: 'Unterwegs',
  handOver: 'Abgeholt',
  cancel: 'Stornieren',
};

/** Button label of an action: deliveries are handed over, pickups collected. */
export function actionLabel(action: OrderAction, deliveryType: DeliveryType): string {
  if (action !== 'handOver') return ACTIONS[action];
  const labels: Readonly<Record<DeliveryType, string>> = {
    delivery: 'Übergeben',
    pickup: 'Abgeholt',
    dineIn: 'Serviert',
  };
  return labels[deliveryType];
}

const STATUS: Readonly<Record<Exclude<OrderStatus, 'handedOver'>, string>> = {
  placed: 'Neu',
  accepted: 'In Zubereitung',
  ready: 'Fertig',
  underway: 'Unterwegs',
  refused: 'Abgelehnt',
  cancelled: 'Storniert',
};

/** The order's status at the desk. */
export const deskStatus = (status: OrderStatus, deliveryType: DeliveryType): string =>
  status === 'handedOver' ? actionLabel('handOver', deliveryType) : STATUS[status];

/** 'noch 11 Min.', '4 Min. zu spät', 'jetzt' */
export function timeLeft(minutes: number): string {
  if (minutes === 0) return 'jetzt';
  return minutes > 0 ? `noch ${minutes} Min.` : `${-minutes} Min. zu spät`;
}

/** 'gerade eben', 'seit 3 Min.' */
export const waitingSince = (minutes: number): string => (minutes === 0 ? 'gerade eben' : `seit ${minutes} Min.`);

/** 'zählt ab 11:30': the shop is closed. */
export const countsFrom = (time: string): string => `zählt ab ${time}`;

/** '5× Margherita · 2× Tiramisù' */
export const totalsText = (dishes: readonly { readonly name: string; readonly amount: number }[]): string =>
  dishes.map(({ name, amount }) => `${amount}× ${name}`).join(' · ');

export const articles = (count: number): string => `${count} Artikel`;

interface OrderToPay {
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentStatus;
  readonly deliveryType: DeliveryType;
  readonly total: Cents;
  /** Of an order paid online: what a change has made dearer; absent: nothing. */
  readonly dueInPerson?: Cents;
}

/** What the driver or the counter has to do about the money. Cash is the till's business, not ours (S3 W11). */
export function paymentLine(order: OrderToPay): string {
  const { paymentMethod, paymentStatus, deliveryType, total, dueInPerson = NO_CENTS } = order;
  if (dueInPerson === 0 && (total === 0 || paymentStatus === 'notNeeded')) return 'nichts zu zahlen';
  if (paymentMethod !== 'offline' && paymentMethod !== 'offline_debit')
    return dueInPerson > 0 ? `offen bei der Übergabe: ${euro(dueInPerson)}` : paymentStatusWords(paymentStatus);
  if (deliveryType === 'dineIn') return 'auf der Rechnung des Tisches';
  return paymentMethod === 'offline' ? 'offen, bar' : 'offen, mit EC-Karte';
}

export const ageNotice = (age: number): string => `Ausweiskontrolle: ab ${age} Jahren`;
/** 'Runde 2'; '' if it is on no table's bill. */
export const roundNotice = (round: number | null): string => (round === null ? '' : `Runde ${round}`);

/** 'Tisch 7 · Runde 2' */
export const tableNotice = (table: number, round: number | null = null): string =>
  [`Tisch ${table}`, roundNotice(round)].filter(Boolean).join(' · ');

interface TableChange {
  readonly kind: 'refunded' | 'moved';
  /** '1× Quattro Formaggi' */
  readonly item: string;
  /** What its refund pays back at the till. */
  readonly atTill: Cents;
  readonly toTable: number | null;
}

/** 'Storno', 'Umgebucht auf Tisch 8' */
export const tableChangeKind = ({ kind, toTable }: Pick<TableChange, 'kind' | 'toTable'>): string =>
  kind === 'refunded' ? DESK.cancelledItems : toTable === null ? 'Umgebucht' : `Umgebucht auf ${tableNotice(toTable)}`;

/** 'Storno 1× Quattro Formaggi', 'Umgebucht auf Tisch 8: 1× Carbonara' */
export const tableChangeText = (change: TableChange): string =>
  `${tableChangeKind(change)}${change.kind === 'moved' ? ':' : ''} ${change.item}${atTillText(change.atTill)}`;

const atTillText = (amount: Cents): string => (amount > 0 ? `, davon ${euro(amount)} an der Kasse erstatten` : '');

export const pickupBy = (name: string): string => `Abholung, ${name}`;
export const newOrders = (count: number): string => (count === 1 ? '1 neue Bestellung' : `${count} neue Bestellungen`);
export const atTime = (time: string): string => `${time} Uhr`;
