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
  readonly alcoholPercent: number | null;
  readonly content: Content | null;
  readonly isPrepacked: boolean | null;
}

/** The facts of a format that states none. */
export const UNSTATED = {
  description: '',
  sizes: [],
  isDrink: null,
  age: null,
  alcoholPercent: null,
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

const EVERY_ALCOHOL_FREE_WORD = new RegExp(words.ALCOHOL_FREE_WORDS.source, 'g');
const dropAlcoholFree = (text: string): string => text.replaceAll(EVERY_ALCOHOL_FREE_WORD, ' ').trim();

/** Folds a name. 'Weißbier (auch alkoholfrei)' → 'weissbier auch': one of the choices has alcohol. */
function foldName(text: string): string {
  const name = fold(text);
  const isFreeOfAlcohol = words.ALCOHOL_FREE_WORDS.test(name);
  const hasChoice = words.CHOICE_WORDS.test(name) || /[^\d\s]\s*\/\s*[^\d\s]/.test(text);
  return isFreeOfAlcohol && hasChoice ? dropAlcoholFree(name) : name;
}

/** Decides what an article is. */
export function classifyArticle(facts: ArticleFacts): Article {
  const [name, category] = [foldName(facts.name), fold(facts.category.replaceAll(/[&+/,;|]/g, ' und '))];
  const found = facts.content ?? findContent([facts.name, ...facts.sizes, facts.description].join(' | '));
  const isDrink = facts.isDrink ?? (guessAge(name, category, false) !== null || isDrinkName(name, category, found));
  const guessedAge = guessMissingAge(facts, { name, category, isDrink });
  const age = guessedAge ?? facts.age;
  const sizes = facts.sizes.map(fold);
  const isPrepacked = facts.isPrepacked ?? guessPrepacked({ name, category, sizes, isDrink, content: found });
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
      ...(guessedAge !== null ? (['age'] as const) : []),
      ...(facts.content === null && content ? (['content'] as const) : []),
      ...(facts.isPrepacked === null && isPrepacked ? (['prepacked'] as const) : []),
    ],
    mayContainAlcohol: !isDrink && !age && hasAlcoholWord(name, category, fold(facts.description)),
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
const isSushi = (name: string, category: string): boolean => words.SUSHI_WORDS.test(`${name} ${category}`);
const isSpirit = (text: string): boolean => words.SPIRIT_WORDS.test(text) || words.SPIRITS_AMONG_DRINKS.test(text);
const isBeerOrWine = (text: string): boolean =>
  words.BEER_AND_WINE_WORDS.test(text) || words.BEERS_AND_WINES_AMONG_DRINKS.test(text);

function hasAlcoholWord(name: string, category: string, description: string): boolean {
  if (words.ALCOHOL_FREE_WORDS.test(name) || isSushi(name, category)) return false;
  const text = `${name} ${dropAlcoholFree(description)}`;
  return isSpirit(text) || isBeerOrWine(text);
}

/** The strength above which an age follows. */
const ALCOHOLIC_ABOVE_PERCENT = 1.2;

interface AgeFacts {
  readonly name: string;
  readonly category: string;
  readonly isDrink: boolean;
}

/** The age of an article that states none; 'no age' is not believed if name or strength contradict. */
function guessMissingAge(facts: ArticleFacts, { name, category, isDrink }: AgeFacts): 16 | 18 | null {
  if (facts.age === 16 || facts.age === 18) return null;
  const isStrong = facts.alcoholPercent !== null && facts.alcoholPercent > ALCOHOLIC_ABOVE_PERCENT;
  const isContradicted = facts.age === null || isSpirit(name) || isBeerOrWine(name);
  const guessed = isStrong || (isDrink && isContradicted) ? guessAge(name, category, true) : null;
  return guessed ?? (isStrong ? 18 : null);
}

/** 18 for spirits and unknown alcohol, 16 for beer and wine, null without alcohol. Elsewhere only plain names count. */
function guessAge(name: string, category: string, isDrink: boolean): 16 | 18 | null {
  if (words.ALCOHOL_FREE_WORDS.test(name)) return null;
  if (!isDrink && isSushi(name, category)) return null;
  const group = category.replaceAll(words.ALCOHOL_FREE_GROUPS, ' ');
  const isMixed = group !== category;
  if (isMixed && !isAlcoholCategory(group)) return null;
  const isSurelyDrink = isDrink || isAlcoholCategory(group);
  const first = name.split(' ')[0] ?? '';
  const text = isSurelyDrink ? name : isPlainName(name) ? first : '';
  if (words.SPIRIT_WORDS.test(text) || (isSurelyDrink && words.SPIRITS_AMONG_DRINKS.test(name))) return 18;
  if (words.BEER_AND_WINE_WORDS.test(text) || (isSurelyDrink && words.BEERS_AND_WINES_AMONG_DRINKS.test(name)))
    return 16;
  if (isMixed && words.DRINK_WORDS.test(name)) return null;
  return guessAgeByCategory(group) ?? guessAgeByShortWord(isSurelyDrink ? first : '', text);
}

function guessAgeByCategory(category: string): 16 | 18 | null {
  if (words.BEER_OR_WINE_CATEGORY.test(category)) return 16;
  return words.ALCOHOL_CATEGORY.test(category) ? 18 : null;
}

function guessAgeByShortWord(first: string, text: string): 16 | 18 | null {
  if (words.SHORT_BEER_WORDS.test(first)) return 16;
  return /\bvol\b/.test(text) ? 18 : null;
}

const isWineOrSpirit = (name: string, category: string): boolean =>
  isSpirit(name) || /\b(?!\w*schwein)\w*wein\b|prosecco|sekt/.test(`${name} ${category}`);

const LEAST_BOTTLE_ML = 200;
/** Wine in less is served in a glass, unless its name says that it is a bottle. */
const LEAST_WINE_BOTTLE_ML = 251;

interface PackFacts {
  readonly name: string;
  readonly category: string;
  readonly sizes: readonly string[];
  readonly isDrink: boolean;
  readonly content: Content | null;
}

function guessPrepacked({ name, category, sizes, isDrink, content }: PackFacts): boolean {
  if (words.PACK_WORDS.test(name) || [name, ...sizes].some((text) => words.BOTTLE_WORDS.test(text))) return true;
  if (/\b\w*eis\b|eisbecher/.test(name) && content?.unit === 'ml') return true;
  if (!isDrink || content?.unit !== 'ml') return false;
  const isPoured = [name, category, ...sizes].some((text) => words.POURED_WORDS.test(text));
  const isWine = isSpirit(name) || words.WINE_WORDS.test(`${name} ${category}`);
  const least = isWine ? LEAST_WINE_BOTTLE_ML : LEAST_BOTTLE_ML;
  return !isPoured && content.amount >= least;
}
