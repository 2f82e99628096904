import { ALLERGENS, type Declaration } from '@tischlein/domain/menu';
import {
  ADDITIVE_WORDS,
  ALLERGEN_WORDS,
  EVERYTHING_WORDS,
  FILLER_WORDS,
  HINT_WORDS,
  MISSPELLED_WORDS,
  NEGATION_WORDS,
} from './declaration-words.ts';
import { foldSpellings, listPhrases, splitIntoWords } from './fold-words.ts';

/** What a phrase means: declarations (none for a mere hint), a negation or nothing. */
export type Meaning = { readonly kind: 'declared'; readonly declared: readonly Declaration[] } | OtherMeaning;
interface OtherMeaning {
  readonly kind: 'negation' | 'filler';
}

const toKey = (phrase: string): string =>
  splitIntoWords(phrase)
    .map(({ folded }) => folded)
    .join(' ');
const toKeys = (phrases: string): readonly string[] => listPhrases(phrases).flatMap(foldSpellings).map(toKey);

const PHRASES: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...toKeys(FILLER_WORDS).map((key) => [key, { kind: 'filler' }] as const),
  ...toKeys(HINT_WORDS).map((key) => [key, { kind: 'declared', declared: [] }] as const),
  ...ALLERGENS.flatMap((allergen) =>
    toKeys(ALLERGEN_WORDS[allergen]).map((key) => [key, { kind: 'declared', declared: [allergen] }] as const),
  ),
  ...ADDITIVE_WORDS.flatMap(([phrases, declared]) =>
    toKeys(phrases).map((key) => [key, { kind: 'declared', declared }] as const),
  ),
  ...toKeys(NEGATION_WORDS).map((key) => [key, { kind: 'negation' }] as const),
]);
const EVERYTHING: ReadonlySet<string> = new Set(toKeys(EVERYTHING_WORDS));
const MISSPELLED: ReadonlySet<string> = new Set(listPhrases(MISSPELLED_WORDS));
const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((key) => key.split(' ').length));

const ENDINGS = [
  /(?:erzeugniss?e?n?|produkte?n?|bestandteile?n?|haltig(?:e[nmrs]?)?|mehl|protein|kerne?n?)$/,
  /(?<=.{4})n$/,
  /(?<=.{4})en$/,
  /(?<=.{4})s$/,
  /(?<=.{4})e$/,
];

/** Looks up a folded phrase of one or more words; a single word also without its ending. */
function lookUp(phrase: string): Meaning | null {
  const known = PHRASES.get(phrase);
  if (known || phrase.includes(' ')) return known ?? null;
  for (const ending of ENDINGS) {
    const stem = PHRASES.get(phrase.replace(ending, ''));
    if (stem && stem.kind === 'declared') return stem;
  }
  return null;
}

/** Finds the longest phrase at the start of these folded words. */
export function findPhrase(words: readonly string[]): { readonly length: number; readonly meaning: Meaning } | null {
  for (let length = Math.min(words.length, LONGEST_PHRASE); length > 0; length -= 1) {
    const meaning = lookUp(words.slice(0, length).join(' '));
    if (meaning) return { length, meaning };
  }
  return null;
}

export const meansEverything = (folded: string): boolean => EVERYTHING.has(folded);
export const isMisspelled = (written: string): boolean => MISSPELLED.has(written.toLowerCase());
