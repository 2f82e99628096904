import { arrivalInWords, peopleText } from '../reservations.ts';

/** Reserving a table. */
export const RESERVE = {
  title: 'Tisch reservieren',
  howMany: 'Wie viele seid Ihr?',
  more: (most: number): string => `Mehr als ${most}? Ruf uns an:`,
  whichDay: 'Welcher Tag?',
  today: 'heute',
  closed: 'zu',
  otherDay: 'Anderer Tag',
  whichTime: 'Welche Uhrzeit?',
  midday: 'Mittags',
  evening: 'Abends',
  full: 'belegt',
  noTimes: 'An diesem Tag kannst Du online keinen Tisch reservieren.',
  nothingFree: (day: string, guests: number): string => `Am ${day} ist für ${peopleText(guests)} nichts mehr frei`,
  nothingLater: 'Auch an den Tagen danach ist online alles belegt. Ruf uns gern an.',
  nextFree: (day: string, times: readonly string[]): string =>
    `Am ${day} ist um ${listTimes(times)} Uhr noch etwas frei.`,
  showDay: (day: string): string => `${day} ansehen`,
  call: 'Anrufen',
  loadingTimes: 'Freie Zeiten werden geladen.',
  timesFound: (free: number): string => (free === 1 ? '1 freie Zeit' : `${free} freie Zeiten`),
  timeMissing: 'Bitte wähle eine Uhrzeit.',
  who: 'Wer kommt?',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  phoneHelp: 'Nur, falls wir Dich am Abend erreichen müssen.',
  wish: 'Wünsche',
  optional: 'optional',
  wishExample: 'z.B. Kinderstuhl, Rollstuhl, Hund, Terrasse',
  summary: 'Deine Reservierung',
  timeOpen: 'Uhrzeit fehlt noch',
  request: 'Tisch anfragen',
  reserve: 'Tisch reservieren',
  sending: 'Wird gesendet …',
  byRestaurant: 'Kostenlos. Wir prüfen Deine Anfrage und antworten per E-Mail.',
  atOnce: 'Kostenlos. Dein Tisch ist sofort fest, die Bestätigung kommt per E-Mail.',
  privacy: 'Deine Angaben nutzen wir nur für diese Reservierung und löschen sie 30 Tage nach dem Besuch.',
  off: 'Online nehmen wir keine Reservierungen an. Ruf uns gern an oder komm einfach vorbei.',
  offOverview: 'Tische reservierst Du direkt in der Filiale. Wähle zuerst eine aus.',
  arrivedBefore: 'Deine erste Anfrage ist schon angekommen. Schau in Deine E-Mails: Dort kannst Du sie ändern.',
  needsScripts: 'Ohne JavaScript können wir Dir keine freien Zeiten zeigen. Ruf uns gern an:',
} as const;

const listTimes = (times: readonly string[]): string => {
  const [last, ...others] = times.slice(0, 3).toReversed();
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} und ${last}`;
};

type Arrival = Parameters<typeof arrivalInWords>[0];

/** The page behind a link about a reservation. */
export const RESERVATION_PAGES = {
  requested: 'Deine Anfrage ist bei uns',
  requestedLead: (email: string): string => `Wir prüfen kurz und antworten an ${email}.`,
  confirmed: (guests: number): string => `Wir freuen uns auf ${guests === 1 ? 'Dich' : 'Euch'}`,
  confirmedLead: 'Dein Tisch ist fest reserviert.',
  sureLead: 'Danke, wir wissen Bescheid: Ihr kommt.',
  declined: 'Leider haben wir keinen Tisch',
  declinedLead: 'Zu dieser Zeit können wir Euch nicht unterbringen.',
  cancelled: 'Deine Reservierung ist abgesagt',
  cancelledLead: 'Schade. Der Tisch ist wieder frei, und wir haben Dir eine Bestätigung geschickt.',
  cancelledByRestaurant: 'Wir mussten Deine Reservierung absagen',
  cancelledByRestaurantLead: 'Das tut uns leid.',
  past: 'Dieser Besuch hat schon begonnen',
  pastLead: 'Daran lässt sich nichts mehr ändern. Ruf uns an, wenn Du Fragen hast.',
  void: 'Dieser Link gilt nicht mehr',
  voidLead: 'Der Termin ist vorbei, oder die Reservierung gibt es nicht.',
  sure: 'Ja, wir kommen',
  toCalendar: 'In den Kalender',
  directions: 'Anfahrt',
  change: 'Ändern',
  cancel: 'Reservierung absagen',
  cancelQuestion: 'Reservierung absagen?',
  cancelNow: 'Ja, absagen',
  keep: 'Tisch behalten',
  changeTitle: 'Reservierung ändern',
  changeFrom: (reservation: Arrival & { readonly guests: number }): string =>
    `Bisher: ${arrivalInWords(reservation)}, ${peopleText(reservation.guests)}. Der Tisch bleibt Euch, bis der neue sicher ist.`,
  changeNow: 'Änderung senden',
  changed: 'Deine Änderung ist gespeichert.',
  again: 'Neu reservieren',
  wish: (wish: string): string => `Wunsch: ${wish}`,
  fromRestaurant: (message: string): string => `Nachricht vom Restaurant: ${message}`,
  // The restaurant's side.
  acceptQuestion: 'Reservierung annehmen?',
  accept: 'Annehmen',
  accepted: 'Angenommen',
  acceptedLead: (name: string): string => `${name} bekommt die Bestätigung per E-Mail.`,
  declineQuestion: 'Reservierung ablehnen?',
  decline: 'Ablehnen',
  declineNow: 'Ablehnen und senden',
  declinedByUs: 'Abgelehnt',
  declinedByUsLead: (name: string): string => `${name} bekommt eine Absage per E-Mail.`,
  cancelledByGuest: 'Der Gast hat abgesagt',
  cancelledByUs: 'Abgesagt',
  messageToGuest: 'Nachricht an den Gast',
  back: 'Zurück',
  taken: (arrival: string, seats: number, of: number): string =>
    `Um ${arrival} Uhr sind sonst ${seats} von ${of} Plätzen reserviert.`,
} as const;
