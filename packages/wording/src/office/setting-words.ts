import { type DayIndex, type TimetableEntry, toCents } from '@tischlein/domain';
import { PAYMENT_METHODS, SPECIAL_OPENING_REASONS } from '@tischlein/domain/shop';
import { TAGS } from '@tischlein/domain/menu';
import { decimal, euro } from '../money.ts';
import { tagName } from '../tags.ts';
import { hoursText } from '../time-in-words.ts';
import { longDate } from '../time.ts';
import { weekdayShort } from '../time-of-day.ts';
import { AUDIT_TOPICS } from './audit-topics.ts';
import { CONFLICT } from './conflict.ts';
import { ESCALATION_OFFICE } from './escalation.ts';
import { EXPORTS } from './exports.ts';
import { FEEDBACK_OFFICE } from './feedback.ts';
import { MAILS } from './mails.ts';
import { HOURS } from './opening.ts';
import { OPTIONS } from './options.ts';
import { officeMethodName } from './payments.ts';
import { RESERVATIONS } from './reservations.ts';
import { ZONES } from './zones.ts';

/** What settings are called whose values are told apart; others have the name of the audit log. */
const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  opening: {
    openingTimes: HOURS.opening,
    deliveryTimes: HOURS.delivery,
    specialOpeningTimes: HOURS.specialDays,
    preparationMinutes: 'Zubereitung',
    slotMinutes: HOURS.slotMinutes,
    enablePreOrder: HOURS.preOrder,
    preOrderDays: HOURS.preOrderDays,
    firstSlotAfterPreparation: HOURS.firstSlot,
    allowASAP: 'So schnell wie möglich',
    customerInfo: HOURS.customerInfo,
  },
  slotCapacity: {
    orders: HOURS.ordersPerSlot,
    makeMinutes: HOURS.makeMinutesPerSlot,
    minutesPerDish: HOURS.makeMinutes,
    minutesOfCategories: `${HOURS.makeMinutes}, nach Kategorie`,
    minutesOfDishes: `${HOURS.makeMinutes}, einzeln`,
  },
  deliveryZones: {
    name: 'Name',
    area: 'Gebiet',
    deliveryFee: 'Liefergebühr',
    minimumOrderValue: 'Mindestbestellwert',
    freeAfter: 'Gratis ab',
  },
  reservations: {
    mode: RESERVATIONS.mode,
    seats: RESERVATIONS.seats,
    mostGuests: RESERVATIONS.mostGuests,
    intervalMinutes: RESERVATIONS.interval,
    stayMinutes: RESERVATIONS.stay,
    lastSeatingMinutes: RESERVATIONS.lastSeating,
    leadMinutes: RESERVATIONS.lead,
    daysAhead: RESERVATIONS.daysAhead,
  },
  tableService: {
    tables: 'Tische',
    payAtTable: 'Bei der Bedienung zahlen',
    tipRecipient: 'Trinkgeld',
    payLaterMethod: 'Übliche Zahlung am Tisch',
  },
  escalation: {
    people: ESCALATION_OFFICE.people,
    ringMinutes: ESCALATION_OFFICE.ring,
    tellMinutes: ESCALATION_OFFICE.tell,
    callMinutes: ESCALATION_OFFICE.call,
    last: ESCALATION_OFFICE.last,
    lastMinutes: `${ESCALATION_OFFICE.last}: Minuten`,
  },
  bookkeeping: {
    chart: EXPORTS.chart,
    consultant: EXPORTS.consultant,
    client: EXPORTS.client,
    accountLength: EXPORTS.accountLength,
    yearStart: EXPORTS.yearStart,
    costCentre: EXPORTS.costCentre,
    detail: EXPORTS.detail,
    includesTill: EXPORTS.includesTill,
    accounts: EXPORTS.accounts,
  },
  mailTexts: MAILS.names,
  reusables: OPTIONS.reusable.fields,
  pages: { name: 'Name im Menü', title: 'Überschrift', legalRole: 'Rechtstext', text: 'Text' },
};

/** The name of a setting, and of a value inside it: ['Öffnungszeiten', 'Vorbestellungen annehmen']. */
export const settingName = (key: string): string => AUDIT_TOPICS[key] ?? key;
export const settingFieldName = (key: string, field: string): string => FIELD_NAMES[key]?.[field] ?? '';

/** Amounts in cents, by the last step of their paths. */
const MONEY: ReadonlySet<string> = new Set([
  'deliveryFee',
  'minimumOrderValue',
  'freeAfter',
  'pickupMinimumOrderValue',
  'branchManagerRefundLimit',
  'deposit',
]);
const PICTURES: ReadonlySet<string> = new Set(['logo', 'logoMobile', 'header', 'headerMobile']);
const TIMETABLES: ReadonlySet<string> = new Set(['openingTimes', 'deliveryTimes']);

/** Words that stand for stored ones, by the last step of their paths. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: RESERVATIONS.modes,
  offer: OPTIONS.reusable.offers,
  last: ESCALATION_OFFICE.ends,
  detail: EXPORTS.details,
  chart: { skr03: 'SKR 03', skr04: 'SKR 04' },
  tipRecipient: { team: 'Team', owner: 'Inhaber' },
  payLaterMethod: { offline: 'bar', offline_debit: 'EC-Karte' },
  feedbackMails: { consent: FEEDBACK_OFFICE.mails.consent, customers: FEEDBACK_OFFICE.mails.customers },
  comboVatRule: { standAlonePrices: 'nach Einzelpreisen', thirtyPercentDrinks: '30 % Getränke' },
};

/** The values of both sides in words; `-` of a week, only the days that differ. */
export type Pair = readonly [franchise: string, here: string];

/** Describes a setting, or a value inside it, as it is at the franchise and at a branch. */
export function describeSetting(path: readonly string[], franchise: unknown, here: unknown): Pair {
  const last = path.at(-1) ?? '';
  if (TIMETABLES.has(last)) return describeWeeks(readEntries(franchise), readEntries(here));
  if (typeof franchise === 'string' && typeof here === 'string' && !CHOICES[last]) return excerpts(franchise, here);
  return [describeOne(path, franchise), describeOne(path, here)];
}

function describeOne(path: readonly string[], value: unknown): string {
  const last = path.at(-1) ?? '';
  if (PICTURES.has(last)) return value === undefined ? 'kein Bild' : 'eigenes Bild';
  if (last === 'freeAfter' && value === null) return 'nie';
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return CONFLICT[value ? 'yes' : 'no'];
  if (typeof value === 'number') return MONEY.has(last) ? euro(toCents(value)) : decimal(value);
  if (typeof value === 'string') return CHOICES[last]?.[value] ?? shorten(value);
  if (Array.isArray(value)) return describeList(last, value);
  return describeRecord(last, value);
}

const NOTHING = '–';
const MOST_CHARACTERS = 120;
const MOST_ITEMS = 6;

const shorten = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()} …` : text;

/** Both texts from a little before the place where they differ. */
function excerpts(franchise: string, here: string): Pair {
  if (franchise.length <= MOST_CHARACTERS && here.length <= MOST_CHARACTERS)
    return [franchise || NOTHING, here || NOTHING];
  let same = 0;
  while (same < franchise.length && franchise[same] === here[same]) same += 1;
  const start = Math.max(0, franchise.lastIndexOf(' ', same - 20) + 1);
  const cut = (text: string): string => `${start > 0 ? '… ' : ''}${shorten(text.slice(start))}`;
  return [cut(franchise), cut(here)];
}

function describeList(last: string, values: readonly unknown[]): string {
  if (values.length === 0) return last.startsWith('paymentMethodsOnly') ? 'keine' : 'nichts';
  const names = values.map((value) => nameItem(last, value)).filter(Boolean);
  if (names.length < values.length) return values.length === 1 ? '1 Eintrag' : `${values.length} Einträge`;
  const rest = names.length - MOST_ITEMS;
  return rest > 0 ? `${names.slice(0, MOST_ITEMS).join(', ')} und ${rest} weitere` : names.join(', ');
}

function nameItem(last: string, value: unknown): string {
  if (typeof value === 'string') {
    const method = PAYMENT_METHODS.find((each) => each === value);
    const tag = TAGS.find((each) => each === value);
    return method ? officeMethodName(method) : tag ? tagName(tag) : value;
  }
  if (last === 'specialOpeningTimes') return describeSpecialDay(value);
  if (last === 'tables') return `Tisch ${readText(value, 'number')}`;
  return readText(value, 'name') || readText(value, 'title');
}

function describeSpecialDay(value: unknown): string {
  const [from, to] = [readText(value, 'from'), readText(value, 'to')];
  const reason = SPECIAL_OPENING_REASONS.find((each) => each === readText(value, 'reason'));
  const hours = readEntries(read(value, 'hours'));
  const days = from === to ? longDate(from) : `${longDate(from)} – ${longDate(to)}`;
  return `${days}${reason ? ` (${HOURS.reasons[reason]})` : ''}: ${hours.length === 0 ? HOURS.closed : hoursText(hours)}`;
}

/** Parts of a record in one line: an area, minutes by order type, amounts by payment method. */
function describeRecord(last: string, value: object): string {
  if (last === 'area') return describeArea(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return 'nichts';
  if (last === 'preparationMinutes') return `${minutes(value, 'delivery')} / ${minutes(value, 'pickup')} Min.`;
  if (last === 'allowASAP')
    return `Lieferung ${CONFLICT[read(value, 'delivery') === true ? 'yes' : 'no']}, Abholung ${CONFLICT[read(value, 'pickup') === true ? 'yes' : 'no']}`;
  const subject = readText(value, 'subject');
  if (subject !== '') return shorten([subject, readText(value, 'intro')].filter(Boolean).join(': '));
  if (last === 'paymentMethodsPickupMinimumOrderValue' || last === 'dishDeposits')
    return entries.map(([key, amount]) => `${nameItem(last, key)} ${describeOne(['deliveryFee'], amount)}`).join(', ');
  const name = readText(value, 'name') || readText(value, 'title');
  if (name !== '') return name;
  return entries.length === 1 ? '1 Angabe' : `${entries.length} Angaben`;
}

const minutes = (value: object, type: string): string => readText(value, type);

function describeArea(area: object): string {
  const kind = readText(area, 'kind');
  const kilometres = read(area, 'kilometres');
  const postcodes = read(area, 'postcodes');
  const points = read(area, 'points');
  if (Array.isArray(postcodes)) return describeList('postcodes', postcodes);
  if (Array.isArray(points)) return ZONES.corners(points.length);
  if (typeof kilometres !== 'number' || (kind !== 'radius' && kind !== 'distance')) return NOTHING;
  return ZONES.kilometres[kind](decimal(kilometres));
}

type Entry = Pick<TimetableEntry, 'from' | 'to'> & { readonly dayIndex: number };
const WEEK: readonly DayIndex[] = [1, 2, 3, 4, 5, 6, 0];

/** Only the days that differ: 'Mo geschlossen, Di 17:00–22:00'. */
function describeWeeks(franchise: readonly Entry[], here: readonly Entry[]): Pair {
  const hoursOn = (entries: readonly Entry[], day: DayIndex): string => {
    const hours = entries.filter(({ dayIndex }) => dayIndex === day);
    return hours.length === 0
      ? HOURS.closed
      : hoursText(hours.toSorted((one, two) => one.from.localeCompare(two.from)));
  };
  const days = WEEK.filter((day) => hoursOn(franchise, day) !== hoursOn(here, day));
  const say = (entries: readonly Entry[]): string =>
    entries.length === 0
      ? HOURS.deliveryAlike
      : days.map((day) => `${weekdayShort(day)} ${hoursOn(entries, day)}`).join(', ') || 'andere Reihenfolge';
  return [say(franchise), say(here)];
}

function readEntries(value: unknown): readonly Entry[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((entry) => ({
    dayIndex: Number(read(entry, 'dayIndex') ?? 0),
    from: readText(entry, 'from'),
    to: readText(entry, 'to'),
  }));
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function readText(value: unknown, key: string): string {
  const text = read(value, key);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
