import type { VatClass } from '@tischlein/domain/menu';
import { type Content, findContent } from './content.ts';
import * as words from './drink-words.ts';
import { foldWord } from './fold-words.ts';

/** What is known about an article; null: the file does not say. */
export interface ArticleFacts {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** Names of its sizes. */
  readonly sizes: readonly string[];
  readonly isDrink: boolean | null;
  readonly age: 0 | 16 | 18 | null;
  readonly content: Content | null;
  readonly isPrepacked: boolean | null;
}

/** The facts of a format that states none. */
export const UNSTATED = {
  description: '',
  sizes: [],
  isDrink: null,
  age: null,
  content: null,
  isPrepacked: null,
} as const;

/** What an article counts as, guessed to the careful side where the file does not say (S3 L5). */
export interface Article {
  readonly isDrink: boolean;
  readonly vatClass: VatClass;
  readonly age: 16 | 18 | null;
  readonly content: Content | null;
  readonly isPrepacked: boolean;
  readonly isWine: boolean;
  readonly guessed: readonly ('drink' | 'age' | 'content' | 'prepacked')[];
  /** Food that may be made with alcohol, and deposits that a file of bottles should name. */
  readonly mayContainAlcohol: boolean;
  readonly mayHaveDeposit: boolean;
}

/** Folds a text for the patterns: 'Aperol-Spritz 0,0 %' → 'aperol spritz 0 0'. */
const fold = (text: string): string =>
  foldWord(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(words.NO_ALCOHOL_WORDS, ' ')
    .trim();

/** Decides what an article is. */
export function classifyArticle(facts: ArticleFacts): Article {
  const [name, category] = [fold(facts.name), fold(facts.category)];
  const found = facts.content ?? findContent([facts.name, ...facts.sizes, facts.description].join(' | '));
  const isDrink = facts.isDrink ?? (guessAge(name, category, false) !== null || isDrinkName(name, category, found));
  const guessedAge = isDrink ? guessAge(name, category, true) : null;
  const age = facts.age ?? guessedAge;
  const isPrepacked = facts.isPrepacked ?? guessPrepacked({ name, category, isDrink, content: found });
  const content = isDrink || isPrepacked || facts.content ? found : null;
  return {
    isDrink,
    vatClass: isDrink ? (words.MILK_DRINK_WORDS.test(name) ? 'milkDrink' : 'drink') : 'food',
    age: age === 0 ? null : age,
    content,
    isPrepacked,
    isWine: age === 16 && words.WINE_WORDS.test(`${name} ${category}`),
    guessed: [
      ...(facts.isDrink === null && isDrink ? (['drink'] as const) : []),
      ...(facts.age === null && guessedAge !== null ? (['age'] as const) : []),
      ...(facts.content === null && content ? (['content'] as const) : []),
      ...(facts.isPrepacked === null && isPrepacked ? (['prepacked'] as const) : []),
    ],
    mayContainAlcohol: !isDrink && facts.age === null && hasAlcoholWord(`${name} ${fold(facts.description)}`),
    mayHaveDeposit: isDrink && isPrepacked && !isWineOrSpirit(name, category),
  };
}

const FOOD_PREPOSITIONS = /\b(?:mit|in|im|an|auf|alla|al|aus|von|und|nach|with)\b/;
const MOST_WORDS = 4;
const LARGEST_GLASS_ML = 2000;

/** Short names without a preposition only: 'Schweinebraten in Biersauce' is food. */
function isDrinkName(name: string, category: string, content: Content | null): boolean {
  if (words.DRINK_CATEGORY.test(category) || isAlcoholCategory(category)) return true;
  const isFood = words.FOOD_WORDS.test(name) || words.PACK_WORDS.test(name) || words.FOOD_WORDS.test(category);
  if (isFood) return false;
  if (content?.unit === 'ml' && content.amount <= LARGEST_GLASS_ML) return true;
  return isPlainName(name) && words.DRINK_WORDS.test(name);
}

const isPlainName = (name: string): boolean => name.split(' ').length <= MOST_WORDS && !FOOD_PREPOSITIONS.test(name);
const isAlcoholCategory = (category: string): boolean =>
  words.BEER_OR_WINE_CATEGORY.test(category) || words.ALCOHOL_CATEGORY.test(category);
const hasAlcoholWord = (text: string): boolean =>
  !words.ALCOHOL_FREE_WORDS.test(text) && (words.SPIRIT_WORDS.test(text) || /\b\w*(?:[a-gi-z]wein|bier)\b/.test(text));

/** 18 for spirits and unknown alcohol, 16 for beer and wine, null without alcohol. Elsewhere only plain names count. */
function guessAge(name: string, category: string, isDrink: boolean): 16 | 18 | null {
  if (words.ALCOHOL_FREE_WORDS.test(name) || words.ALCOHOL_FREE_WORDS.test(category)) return null;
  if (!isDrink && words.SUSHI_WORDS.test(`${name} ${category}`)) return null;
  const isSurelyDrink = isDrink || isAlcoholCategory(category);
  const first = name.split(' ')[0] ?? '';
  const text = isSurelyDrink ? name : isPlainName(name) ? first : '';
  if (words.SPIRIT_WORDS.test(text)) return 18;
  if (words.BEER_AND_WINE_WORDS.test(text)) return 16;
  if (words.BEER_CATEGORY.test(category) || words.BEER_OR_WINE_CATEGORY.test(category)) return 16;
  if (words.ALCOHOL_CATEGORY.test(category)) return 18;
  if (isSurelyDrink && words.SHORT_BEER_WORDS.test(first)) return 16;
  return /\bvol\b/.test(text) ? 18 : null;
}

const isWineOrSpirit = (name: string, category: string): boolean =>
  words.SPIRIT_WORDS.test(name) || /\b\w*[a-gi-z]?wein\b|prosecco|sekt/.test(`${name} ${category}`);

const LEAST_BOTTLE_ML = 200;

interface PackFacts {
  readonly name: string;
  readonly category: string;
  readonly isDrink: boolean;
  readonly content: Content | null;
}

function guessPrepacked({ name, category, isDrink, content }: PackFacts): boolean {
  if (words.PACK_WORDS.test(name) || words.BOTTLE_WORDS.test(name)) return true;
  if (/\b\w*eis\b|eisbecher/.test(name) && content?.unit === 'ml') return true;
  if (!isDrink || content?.unit !== 'ml') return false;
  const isPoured = words.POURED_WORDS.test(name) || words.POURED_WORDS.test(category);
  return !isPoured && content.amount >= LEAST_BOTTLE_ML;
}
