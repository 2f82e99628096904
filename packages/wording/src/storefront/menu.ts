import type { Hindrance } from '@tischlein/domain/menu';
import { listWords } from '../list-words.ts';
import { UNSTATED } from '../unstated.ts';

/** Why a dish or extra cannot be ordered. */
export const HINDRANCES: Readonly<Record<Hindrance, string>> = {
  ...UNSTATED,
  soldOut: 'Heute ausverkauft',
};

/** In the place of dishes that are rendered as the guest scrolls. */
export const NEEDS_SCRIPTS = 'Um diese Gerichte zu sehen, schalte bitte JavaScript ein oder ruf uns an.';

export const MENU = {
  categories: 'Kategorien',
  openSearch: 'Suchen und filtern',
  search: 'Gericht oder Zutat suchen',
  clearSearch: 'Suche leeren',
  filter: 'Filter',
  without: 'Ohne …',
  orderable: 'Jetzt bestellbar',
  deals: 'Angebote',
  combos: 'Menüs',
  combosSubtitle: 'Zusammenstellen und sparen.',
  steps: (count: number): string => `Menü in ${count} Schritten`,
  inAll: (ingredients: readonly string[]): string => `In allen: ${listWords(ingredients)}`,
  inMost: (ingredients: readonly string[]): string => `In den meisten: ${listWords(ingredients)}`,
  topDishes: 'Am besten bewertet:',
  notNow: (count: number): string =>
    `${count === 1 ? 'Ein Gericht' : `${count} Gerichte`} ansehen – jetzt nicht bestellbar`,
  /** 'Erst um 11:30 bestellbar' */
  later: (when: string): string => `Erst ${when}`,
  declarationsOf: (name: string): string => `${name}: Allergene und Zusatzstoffe`,
  skip: 'Zur Speisekarte springen',
  add: (name: string): string => `${name} hinzufügen`,
  addMore: (name: string, count: number): string => `${count} im Warenkorb, ${name} hinzufügen`,
  /** '4,6 (12 geprüft)'; the footnote says what both mean (§ 5b (3) UWG). */
  rating: (average: string, count: number, isVerified = false): string =>
    `${average} (${count}${isVerified ? ' geprüft)' : ')**'}`,
  ratingSpoken: (average: string, count: number, isVerified = false): string =>
    `Bewertung: ${average} von 5 Sternen, ${count} ${isVerified ? 'geprüfte ' : ''}Bewertungen`,
  basePrice: (unit: string, amount: string): string => `1\u00a0${unit} = ${amount}`,
  extrasFrom: (amount: string): string => `Extras ab ${amount}`,
} as const;

/** On the printed menu, before what its codes mean. */
export const LEGEND = 'Allergene und Zusatzstoffe:';
