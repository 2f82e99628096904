import type { DayIndex } from '@tischlein/domain';
import type { CartProblem } from '@tischlein/domain/cart';
import { UNSTATED } from './unstated.ts';
import { availableText } from './time-of-day.ts';

/** One line of the dialog 'Warenkorb-Probleme': what changed, why, and when it is available (S3 P11, T15). */
export function cartProblem(problem: CartProblem, today: DayIndex): string {
  const reason = REASONS[problem.code](problem.item, problem.part ?? '');
  const available = problem.availableAt ? `, ${availableText(problem.availableAt, today)}` : '';
  return `${reason}${available}. ${problem.dropped ? 'Es wurde entfernt.' : 'Der Rest bleibt im Warenkorb.'}`;
}

/** What cannot be had of a member's cart, and is left out of the group's order (S3 G19). */
export function leftOutText(problem: CartProblem, today: DayIndex): string {
  const describe = OF_MEMBERS[problem.code] ?? REASONS[problem.code];
  const name = isNamed(problem) ? problem.item : '';
  const available = problem.availableAt ? `, ${availableText(problem.availableAt, today)}` : '';
  return `${describe(name, problem.part ?? '')}${available}.${problem.dropped ? '' : ' Der Rest bleibt dabei.'}`;
}

/** 'Dora: Cannoli siciliani ist heute ausverkauft.' */
export const nameLeftOut = (memberName: string, text: string): string => `${memberName}: ${text}`;

const isNamed = ({ code, item, of }: CartProblem): boolean =>
  (code !== 'dishUnknown' && code !== 'comboUnknown') || item !== of?.itemId;

/** What an import by names could not find, worded as in S1 §5; other problems as in the dialog. */
export function importProblem(problem: CartProblem, today: DayIndex): string {
  return NOT_FOUND[problem.code]?.(problem.item, problem.part ?? '') ?? cartProblem(problem, today);
}

export const itemRemoved = (name: string): string => `${name} entfernt`;

/** S1 §8: an item above 9999 euros. */
export const INVALID_DISH = 'Ungültiges Gericht';

/** Not 'Menü Menü per Due'. */
const kindAndName = (kind: string, name: string): string => (name.startsWith(`${kind} `) ? name : `${kind} ${name}`);

type Sentences = Readonly<Record<CartProblem['code'], (item: string, part: string) => string>>;

const NOT_FOUND: Partial<Sentences> = {
  dishUnknown: (item) => `${kindAndName('Gericht', item)} nicht gefunden`,
  comboUnknown: (item) => `${kindAndName('Menü', item)} nicht gefunden`,
  sizeMissing: () => 'Größe nicht gefunden',
  sizeUnknown: (_, part) => `Größe ${part} nicht gefunden`,
  groupUnknown: (_, part) => `Gruppe ${part} nicht gefunden`,
  itemUnknown: (_, part) => `Zutat ${part} nicht gefunden`,
};

// A stored cart knows its items by ids, which say nothing to a guest.
const REASONS: Sentences = {
  dishUnknown: () => 'Ein Gericht aus Deinem Warenkorb gibt es nicht mehr',
  comboUnknown: () => 'Ein Menü aus Deinem Warenkorb gibt es nicht mehr',
  sizeMissing: (item) => `${item}: Größe nicht gefunden`,
  sizeUnknown: (item) => `${item} gibt es in Deiner Größe nicht mehr`,
  groupUnknown: (item) => `${item}: Ein Extra, das Du gewählt hast, gibt es nicht mehr`,
  itemUnknown: (item, part) => `${item}: ${part || 'Ein Extra, das Du gewählt hast,'} gibt es nicht mehr`,
  dishNotAvailableNow: (item) => `${item} ist gerade nicht erhältlich`,
  comboNotAvailableNow: (item) => `${item} ist gerade nicht erhältlich`,
  dishSoldOut: (item) => `${item} ist heute ausverkauft`,
  declarationsUnknown: (item) => `${item}: ${UNSTATED.declarationsUnknown}`,
  partDeclarationsUnknown: (item, part) => `${item}: ${part} – ${UNSTATED.declarationsUnknown}`,
  particularsMissing: (item) => `${item}: ${UNSTATED.particularsMissing}`,
  partParticularsMissing: (item, part) => `${item}: ${part} – ${UNSTATED.particularsMissing}`,
  partSoldOut: (item, part) => `${item}: ${part} ist heute ausverkauft`,
  dishNotForOrderType: (item) => `${item} gibt es für diese Bestellart nicht`,
  withoutUnknown: (item, part) => `${item} geht nicht ohne ${part || 'eine Zutat, die Du weggelassen hast'}`,
  extraNotInSize: (item, part) => `${item}: ${part} (In der Größe nicht verfügbar)`,
  extraAmountReduced: (item, part) => `${item}: Mehr ${part} geht nicht, die Menge wurde verringert`,
  groupBelowMinimum: (item, part) => `${item}: Bei ${part} fehlt eine Auswahl`,
  groupAboveLimit: (item, part) => `${item}: Bei ${part} ist zu viel ausgewählt`,
  groupNotAvailableNow: (item, part) => `${item}: ${part} gibt es gerade nicht`,
  comboIncomplete: (item, part) => `${item}: ${part || 'Ein Teil'} fehlt`,
  slotDishUnsuitable: (item, part) => `${item}: ${part} passt nicht in dieses Menü`,
  priceAboveLimit: (item) => `${INVALID_DISH}: ${item}`,
  amountInvalid: (item) => `${item}: Die Menge ist ungültig`,
  freeItemNotOffered: (item) => `${item} gibt es gerade nicht gratis dazu`,
  freeItemNotReached: (item) => `${item} gibt es erst ab einem höheren Bestellwert gratis dazu`,
  freeItemNotWithTwoForOne: (item) => `${item} gibt es nicht zusammen mit einer „Kauf X, zahl Y“-Aktion gratis dazu`,
  freeItemNotCombinable: (item) => `${item} lässt sich nicht mit Deinem anderen Gratisartikel kombinieren`,
  packagingNotOffered: (item) => `${item} gibt es als Verpackung gerade nicht`,
  tooManyItems: (item) => `In einen Warenkorb passen 500 Artikel, ${item} ist zu viel`,
};

// Not addressed to the member alone.
const OF_MEMBERS: Partial<Sentences> = {
  dishUnknown: (item) => `${item || 'Ein Gericht'} gibt es nicht mehr`,
  comboUnknown: (item) => `${item || 'Ein Menü'} gibt es nicht mehr`,
  sizeUnknown: (item) => `${item} gibt es in der gewählten Größe nicht mehr`,
  groupUnknown: (item) => `${item}: Ein gewähltes Extra gibt es nicht mehr`,
  itemUnknown: (item, part) => `${item}: ${part || 'Ein gewähltes Extra'} gibt es nicht mehr`,
  withoutUnknown: (item, part) => `${item} geht nicht ohne ${part || 'eine Zutat, die weggelassen wurde'}`,
  tooManyItems: (item) => `In eine Bestellung passen 500 Artikel, ${item} ist zu viel`,
};

/** Heading above what changed in a cart since the earlier order. */
export const ORDER_AGAIN_PROBLEMS =
  'Seit Deiner Bestellung hat sich auf der Karte etwas geändert. Das ist jetzt anders:';
