import { type Cents, NO_CENTS } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { euro } from '../money.ts';
import { paymentStatusWords } from '../payments.ts';

/** The order desk. */
export const DESK = {
  title: 'Bestellungen',
  columns: { new: 'Neu', cooking: 'Küche', ready: 'Fertig' },
  /** Of the choice of a lane on phones. */
  lanes: 'Spalten',
  noneNew: 'Keine neue Bestellung',
  willRing: 'Sobald eine eingeht, klingelt es.',
  willAppear: 'Sobald eine eingeht, erscheint sie hier.',
  testSound: 'Ton testen',
  noneCooking: 'Die Küche ist leer',
  noneToday: 'Heute noch keine Bestellung.',
  allCooked: 'Was angenommen ist, ist fertig.',
  noneReady: 'Nichts wartet auf die Abholung.',
  noneLater: 'Nichts ist für später bestellt.',
  /** Before the kitchen's sums, for screen readers. */
  stillToCook: 'Noch zu machen:',
  showOthers: (count: number): string => (count === 1 ? '1 weitere zeigen' : `${count} weitere zeigen`),
  begins: 'anfangen um',
  dueAt: (due: string): string => `für ${due}`,
  othersFrom: (count: number, start: string): string =>
    `${count === 1 ? '1 weitere' : `${count} weitere`}, ab ${start}`,
  showFewer: 'Weniger zeigen',
  /** A group's order. */
  group: (name: string, people: number): string => `${name}, ${people === 1 ? '1 Person' : `${people} Personen`}`,
  bag: (number: number, all: number): string => `Tüte ${number} von ${all}`,
  done: 'Heute erledigt',
  later: 'Später',
  startAt: (time: string): string => `anfangen um ${time}`,
  startNow: 'jetzt anfangen',
  /** Said to screen readers. */
  startsNow: (number: number): string => `Bestellung ${number}: jetzt anfangen.`,
  fewerMinutesFor: (number: number): string => `Weniger Minuten für ${number}`,
  moreMinutesFor: (number: number): string => `Mehr Minuten für ${number}`,
  inMinutes: (minutes: number): string => `${minutes} Min.`,
  atGuest: (time: string): string => `bis ${time}`,
  withdrawals: 'Widerrufe',
  withdrawal: 'Widerruf',
  close: 'Bestellung schließen',
  unlockSound: 'Tippe hier, damit neue Bestellungen klingeln.',
  changes: 'Änderungen',
  changed: 'geändert',
  cancelledItems: 'Storno',
  doNotCookAgain: 'nicht neu kochen',
  bookedBy: 'Service',
  test: 'Probebestellung',
  guest: 'Gast',
  number: (order: number): string => `Nr. ${order}`,
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  refuseNow: 'Bestellung ablehnen',
  cancel: 'Stornieren',
  offline: 'Keine Verbindung. Neue Bestellungen erscheinen, sobald sie wieder steht.',
  signOut: 'Abmelden',
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

/** 'noch 11 Min.', '4 Min. zu spät', '2 Tage zu spät', 'jetzt' */
export function timeLeft(minutes: number): string {
  if (minutes === 0) return 'jetzt';
  return minutes > 0 ? `noch ${shortSpan(minutes)}` : `${shortSpan(-minutes)} zu spät`;
}

/** Minutes up to two hours, then hours, then days: a card has room for one number. */
function shortSpan(minutes: number): string {
  if (minutes < 120) return `${minutes} Min.`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} Std.` : `${Math.floor(hours / 24)} Tage`;
}

/** 'gerade eben', 'seit 3 Min.' */
export const waitingSince = (minutes: number): string => (minutes === 0 ? 'gerade eben' : `seit ${minutes} Min.`);

/** 'zählt ab 11:30': the shop is closed. */
export const countsFrom = (time: string): string => `zählt ab ${time}`;

/** '5× Margherita · 2× Tiramisù' */
export const totalsText = (dishes: readonly { readonly name: string; readonly amount: number }[]): string =>
  dishes.map(({ name, amount }) => `${amount}× ${name}`).join(' · ');

/** The names of categories in the kitchen's sums; dishes that the menu no longer has are 'Sonstiges'. */
export const listCategoryWords = (categories: readonly { readonly name: string; readonly amount: number }[]) =>
  categories.map(({ name, amount }) => ({ name: name || 'Sonstiges', amount }));

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
