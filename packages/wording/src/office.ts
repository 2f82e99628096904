import type { Cents } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { paymentStatusWords } from './payments.ts';

/** The order desk. */
export const DESK = {
  title: 'Bestellungen',
  columns: { new: 'Neu', cooking: 'In Zubereitung', ready: 'Fertig' },
  emptyColumns: { new: 'Keine neue Bestellung.', cooking: 'Nichts auf dem Herd.', ready: 'Nichts wartet.' },
  /** A group's order. */
  group: (name: string, people: number): string => `${name}, ${people === 1 ? '1 Person' : `${people} Personen`}`,
  bag: (number: number, all: number): string => `Tüte ${number} von ${all}`,
  done: 'Heute erledigt',
  withdrawals: 'Widerrufe',
  withdrawal: 'Widerruf',
  withdrawnAt: (when: string): string => `Widerruf, eingegangen am ${when}`,
  withdrawalHelp: 'Der Gast hat eine Bestätigung bekommen. Prüfe, was er zurückgeben darf, und erstatte es.',
  withdrawalHandled: 'Erledigt',
  noneChosen: 'Tippe auf eine Bestellung, um sie zu öffnen.',
  soundOn: 'Ton ist an',
  soundOff: 'Ton ist aus',
  unlockSound: 'Tippe hier, damit neue Bestellungen klingeln.',
  print: 'Bon drucken',
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
  note: 'Hinweis an die Küche',
  driverNote: 'Hinweis für die Lieferung',
  offline: 'Keine Verbindung. Neue Bestellungen erscheinen, sobald sie wieder steht.',
  mails: 'E-Mails',
  signOut: 'Abmelden',
  chooseShop: 'Restaurant',
  noMails: 'Noch keine E-Mail. Ohne SMTP-Server landen sie hier.',
  free: 'gratis',
} as const;

export const REFUSAL_REASONS = [
  'Wir haben gerade zu viel zu tun.',
  'Ein Gericht ist leider ausverkauft.',
  'Dorthin können wir gerade nicht liefern.',
  'Wir haben schon geschlossen.',
] as const;

export const SIGN_IN = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
} as const;

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

export const DESK_STATUS: Readonly<Record<OrderStatus, string>> = {
  placed: 'Neu',
  accepted: 'In Zubereitung',
  ready: 'Fertig',
  underway: 'Unterwegs',
  handedOver: 'Übergeben',
  refused: 'Abgelehnt',
  cancelled: 'Storniert',
};

/** 'noch 11 Min.', '4 Min. zu spät', 'jetzt' */
export function timeLeft(minutes: number): string {
  if (minutes === 0) return 'jetzt';
  return minutes > 0 ? `noch ${minutes} Min.` : `${-minutes} Min. zu spät`;
}

/** 'gerade eben', 'seit 3 Min.' */
export const waitingSince = (minutes: number): string => (minutes === 0 ? 'gerade eben' : `seit ${minutes} Min.`);

export const articles = (count: number): string => `${count} Artikel`;

/** What the driver or the counter has to do about the money. */
export function paymentLine(method: PaymentMethod | null, status: PaymentStatus, total: Cents): string {
  if (total === 0 || status === 'notNeeded') return 'nichts zu zahlen';
  if (method === 'offline') return 'bar kassieren';
  if (method === 'offline_debit') return 'mit EC-Karte kassieren';
  return paymentStatusWords(status);
}

export const ageNotice = (age: number): string => `Ausweiskontrolle: ab ${age} Jahren`;
export const tableNotice = (table: number): string => `Tisch ${table}`;
export const pickupBy = (name: string): string => `Abholung, ${name}`;
export const newOrders = (count: number): string => (count === 1 ? '1 neue Bestellung' : `${count} neue Bestellungen`);
export const atTime = (time: string): string => `${time} Uhr`;

export * from './applications-office.ts';
export * from './conflict-office.ts';
export * from './declarations-office.ts';
export * from './launch-office.ts';
export { OPENING_DUTY_WORDS, SHOP_STATE_NAMES } from './opening-duties.ts';
export * from './opening-office.ts';
export * from './payments-office.ts';
export * from './refunds-office.ts';
export * from './stock-office.ts';
export * from './tasks-office.ts';
export * from './zones-office.ts';
