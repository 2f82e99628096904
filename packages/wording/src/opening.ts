import type { Moment, Now, OpeningState, PauseScope } from '@tischlein/domain/opening';
import type { SpecialOpening, SpecialOpeningReason } from '@tischlein/domain/shop';
import { formatMinutes } from './minutes.ts';
import { hoursInWords } from './time-in-words.ts';
import { timeOfDay } from './time-of-day.ts';
import { dayText, shortDate } from './time.ts';

/** 'um 17:00 Uhr', 'am Montag um 11:30 Uhr'; empty if no opening is known. */
export function openingTimeText(opensAt: Moment | null, now: Now): string {
  if (!opensAt) return '';
  const time = `um ${timeOfDay(opensAt.minute)} Uhr`;
  return opensAt.date === now.date ? time : `am ${dayText(now, opensAt)} ${time}`;
}

/** The closed dialog's sentence (S1 §2 Closed dialog, S3 O2), from the minutes left and `openingTimeText`. */
export function closedText(minutesUntilOpen: number | null, openingTime: string): string {
  if (minutesUntilOpen !== null && minutesUntilOpen < 60) {
    return `Wir öffnen in ${formatMinutes(minutesUntilOpen)}.`;
  }
  return openingTime === '' ? 'Wir haben für heute geschlossen.' : `Wir öffnen ${openingTime}.`;
}

/**
 * Short words for the header: 'Geöffnet bis 22:30', 'Öffnet um 17:00 Uhr', 'Geschlossen', 'Pause bis 18:50'.
 */
export function openingSticker(state: OpeningState, now: Now, pausedUntil: string | null = null): string {
  if (state.isOpen && pausedUntil !== null) return `Pause bis ${pausedUntil}`;
  if (state.isOpen) return state.closesAt ? `Geöffnet bis ${timeOfDay(state.closesAt.minute)}` : 'Durchgehend geöffnet';
  return state.opensAt ? `Öffnet ${openingTimeText(state.opensAt, now)}` : 'Geschlossen';
}

/** The same for the office, where space is short: 'Offen bis 22:30'. */
export const officeSticker = (state: OpeningState, now: Now, pausedUntil: string | null): string =>
  openingSticker(state, now, pausedUntil).replace('Geöffnet', 'Offen').replace('geöffnet', 'offen');

/**
 * What guests should know about today (S1 §4 'Opening messages'), in one or two sentences; empty on a normal
 * day.
 */
export function openingNotice(
  state: OpeningState,
  supports: { readonly delivery: boolean; readonly pickup: boolean },
): string {
  const { special, hoursToday, deliveryHoursToday } = state;
  const delivers = supports.delivery && deliveryHoursToday.length > 0;
  if (special && hoursToday.length === 0 && !delivers) return specialClosingText(special);
  const noDelivery = supports.delivery && supports.pickup && deliveryHoursToday.length === 0 && hoursToday.length > 0;
  return [special?.message ?? '', noDelivery ? NO_DELIVERY_TODAY : '', otherTimesText(state, delivers)]
    .filter(Boolean)
    .join(' ');
}

function otherTimesText(state: OpeningState, delivers: boolean): string {
  const { special, hoursToday, deliveryHoursToday, deliveryDeviates } = state;
  if (!special) return delivers && deliveryDeviates ? deviatingTimesText(state) : '';
  const open = hoursToday.length > 0 ? `Heute haben wir ${hoursInWords(hoursToday)} geöffnet.` : '';
  const delivery = delivers && deliveryDeviates ? `Wir liefern heute ${hoursInWords(deliveryHoursToday)}.` : '';
  return [open, delivery].filter(Boolean).join(' ');
}

/** 'Stopp für 20 Minuten', as shown to guests. */
export function pauseText(scope: PauseScope, until: string): string {
  return scope === 'delivery'
    ? `Gerade liefern wir nicht – ab ${until} Uhr wieder. Abholung gerne!`
    : `Wir haben gerade alle Hände voll zu tun. Ab ${until} Uhr sind wir wieder für Dich da.`;
}

export const NO_DELIVERY_TODAY = 'Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!';
export const NO_ORDERS_HERE =
  'Hier kannst Du zurzeit nicht online bestellen. Die Karte zeigt Dir, was es bei uns gibt.';
export const ALL_BRANCHES_CLOSED = 'Zurzeit sind alle Filialen geschlossen.';

/** The merchant's own text, or a default for the reason. */
export function specialClosingText(special: SpecialOpening): string {
  const isOtherYear = special.from.slice(0, 4) !== special.to.slice(0, 4);
  const last = `${shortDate(special.to)}${isOtherYear ? special.to.slice(0, 4) : ''}`;
  const until = special.from === special.to ? TODAY : `bis einschließlich ${last}`;
  return special.message ?? CLOSED_BECAUSE[special.reason](until);
}

const TODAY = 'heute';

const CLOSED_BECAUSE: Readonly<Record<SpecialOpeningReason, (until: string) => string>> = {
  holiday: (until) =>
    until === TODAY
      ? 'Heute ist Feiertag, wir haben geschlossen.'
      : `Wegen der Feiertage haben wir ${until} geschlossen.`,
  vacation: (until) => `Wir machen Urlaub und haben ${until} geschlossen.`,
  renovation: (until) => `Wir renovieren und haben ${until} geschlossen.`,
  other: (until) => `Ausnahmsweise haben wir ${until} geschlossen.`,
};

function deviatingTimesText({ hoursToday, deliveryHoursToday }: OpeningState): string {
  const delivery = `Wir liefern heute ${hoursInWords(deliveryHoursToday)}`;
  return hoursToday.length === 0 ? `${delivery}.` : `${delivery}, geöffnet haben wir ${hoursInWords(hoursToday)}.`;
}
