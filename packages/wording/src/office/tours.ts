import type { Cents } from '@tischlein/domain';
import type { Due, DueKind, DueSums, StopState, TourState } from '@tischlein/domain/tours';
import { decimal, euro } from '../money.ts';

const STOPS = (count: number): string => (count === 1 ? '1 Stopp' : `${count} Stopps`);

/** Tours as the desk puts them together. */
export const TOURS = {
  title: 'Touren',
  assemble: 'Tour zusammenstellen',
  name: (number: number): string => `Tour ${number}`,
  change: 'Ändern',
  start: 'Losschicken',
  takeBack: 'Auflösen',
  takeBackQuestion: 'Tour auflösen?',
  takeBackHelp: 'Alle offenen Bestellungen sind danach wieder frei. Was unterwegs ist, bleibt unterwegs.',
  of: (number: number): string => `von Tour ${number}`,
  driver: 'Wer fährt?',
  noDriver: 'Niemand fährt',
  noDrivers: 'Niemand kann fahren. Lege im Team jemanden mit der Rolle „Lieferung“ an.',
  onDuty: 'angemeldet',
  hasTours: (count: number): string => (count === 1 ? 'hat 1 Tour' : `hat ${count} Touren`),
  orders: 'Bestellungen',
  stops: 'Reihenfolge',
  noStops: 'Wähle mindestens eine Bestellung.',
  suggestions: 'Passt zusammen',
  suggested: (numbers: readonly number[], kilometres: number | null): string =>
    [numbers.join(', '), kilometres === null ? '' : `etwa ${decimal(kilometres)} km`].filter(Boolean).join(' · '),
  sort: 'Nach Weg ordnen',
  full: (most: number): string => `Mehr als ${most} Bestellungen passen nicht in eine Tour.`,
  sorted: 'Die Stopps sind nach dem kürzesten Weg geordnet.',
  up: (number: number): string => `Bestellung ${number} früher`,
  down: (number: number): string => `Bestellung ${number} später`,
  create: 'Tour anlegen',
  save: 'Tour speichern',
  cancel: 'Abbrechen',
  /** On the paper ticket. */
  printed: (number: number, position: number): string => `Tour ${number}, Stopp ${position}`,
  inKitchen: 'in Zubereitung',
  cameBack: 'zurückgebracht',
  notMetHelp: 'Ruf den Gast an, nimm die Bestellung in eine neue Tour auf oder storniere sie.',
  summary: (state: TourState, stops: number): string => `${STATES[state]} · ${STOPS(stops)}`,
  underway: 'Unterwegs',
  own: 'Deine Tour',
} as const;

const STATES: Readonly<Record<TourState, string>> = {
  planned: 'Geplant',
  underway: 'Unterwegs',
  ended: 'Beendet',
};

/** The page of a driver. */
export const OWN_TOUR = {
  title: 'Deine Tour',
  none: 'Keine Tour für Dich',
  noneHelp: 'Sobald das Restaurant Dir eine Tour gibt, erscheint sie hier.',
  name: (number: number): string => `Tour ${number}`,
  progress: (done: number, all: number): string => `${done} von ${all} erledigt`,
  start: 'Losfahren',
  setOff: 'Unterwegs',
  next: 'Nächster Stopp',
  others: 'Danach',
  done: 'Erledigt',
  notReady: 'noch in der Küche',
  navigate: 'Navigation',
  call: 'Anrufen',
  handOver: 'Übergeben',
  handOverChecked: 'Ausweis geprüft, übergeben',
  notMet: 'Nicht angetroffen',
  notMetQuestion: 'Niemanden angetroffen?',
  notMetHelp: 'Ruf zuerst an. Was geschieht mit dem Essen?',
  later: 'Später noch einmal',
  bringBack: 'Zurück ins Restaurant',
  back: 'Zurück',
  note: 'Hinweis',
  order: (number: number): string => `Bestellung ${number}`,
  show: (number: number): string => `Bestellung ${number} ansehen`,
  deposits: (amount: Cents): string => `davon Pfand ${euro(amount)}`,
  age: (age: number): string => `Ausweis zeigen lassen: ab ${age} Jahren`,
  waits: 'Deine Eingabe wird gesendet, sobald die Verbindung wieder steht.',
  offline: 'Keine Verbindung. Du siehst den letzten Stand.',
  mapApp: 'Karten-App',
  mapAppHelp: 'Die App sucht die Adresse selbst. Von hier wird nur die Adresse übergeben, kein Name.',
  ended: 'Das war der letzte Stopp. Gute Fahrt zurück!',
} as const;

export const MAP_APP_NAMES = {
  device: 'App des Geräts',
  google: 'Google Maps',
  apple: 'Apple Karten',
  osm: 'OpenStreetMap',
} as const;

const STOP_NAMES: Readonly<Record<StopState, string>> = {
  waiting: 'Wartet',
  onTheWay: 'Unterwegs',
  handedOver: 'Übergeben',
  notMet: 'Niemand angetroffen',
  calledOff: 'Storniert, nicht ausliefern',
};

export const stopName = (state: StopState): string => STOP_NAMES[state];

export const DUE_NAMES: Readonly<Record<DueKind, string>> = {
  cash: 'bar',
  card: 'mit EC-Karte',
  rest: 'Rest, bar oder Karte',
  paid: 'bezahlt',
};

/** What a guest pays at the door by their order: 'bar' with the amount. No text says that it was received (S3 W11). */
export const dueText = ({ kind, amount }: Due): string =>
  kind === 'paid' ? DUE_NAMES.paid : `${euro(amount)} ${DUE_NAMES[kind]}`;

/** 'Bar fällig laut Bestellungen: 34,50 €' and the other ways of paying; empty: all is paid. */
export const dueSumTexts = ({ cash, card, rest }: DueSums): readonly string[] =>
  [
    cash > 0 ? `Bar fällig laut Bestellungen: ${euro(cash)}` : '',
    card > 0 ? `Mit EC-Karte: ${euro(card)}` : '',
    rest > 0 ? `Rest, bar oder Karte: ${euro(rest)}` : '',
  ].filter(Boolean);

export const ALL_PAID = 'Alles bezahlt';

/** 'Bestellung 12 ist noch in der Küche. …' */
export const tourNotReadyText = (number: number): string =>
  `Bestellung ${number} ist noch in der Küche. Bitte warte darauf oder nimm sie aus der Tour.`;
