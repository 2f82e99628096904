import { type Declaration, DECLARATIONS, listKinds } from '@tischlein/domain/menu';
import { declareENumber } from './e-numbers.ts';
import { splitIntoWords, type Word } from './fold-words.ts';
import { findCodes, type Legend, looksLikeCodes } from './legend-codes.ts';
import { findPhrase, isMisspelled, meansEverything } from './lexicon.ts';

/** What a text declares, and what in it was not understood. */
export interface ReadDeclarations {
  readonly declared: readonly Declaration[];
  /** The text says that no allergen has to be declared. */
  readonly saysNone: boolean;
  readonly unknown: readonly string[];
  /** Codes that no legend explains. */
  readonly codes: readonly string[];
  /** Words that need no declaration. */
  readonly hints: readonly string[];
  readonly misspelled: readonly string[];
}

interface Term {
  readonly length: number;
  readonly declared: readonly Declaration[] | null;
}

interface Reading {
  readonly words: readonly Word[];
  readonly legend: Legend;
  readonly declared: { readonly declared: readonly Declaration[]; readonly at: number }[];
  readonly unknown: string[];
  readonly codes: string[];
  readonly hints: string[];
  saysNone: boolean;
}

const LIMIT =
  /(?:in (?:einer )?konzentration(?:en)? )?(?:von )?(?:mehr als|über|>|≥|more than|over)?\s*10 ?mg ?\/ ?(?:kg|l)(?: oder 10 ?mg ?\/ ?l)?(?: als insgesamt vorhandenes so2)?/gi;
const PLURAL = /(?<=\p{L})\((?:n|e|en|s)\)/gu;
const UNSTATED = /^(?:[-–—?/.]*|k\. ?a\.?|n\/?a|unbekannt|unknown|auf anfrage)$/i;

/** Reads a text such as 'Enthält: Weizen (Gluten), Milch und A, C, G'. Never guesses: what it does not know, it names. */
export function readDeclarations(text: string, legend: Legend): ReadDeclarations {
  const words = UNSTATED.test(text.trim()) ? [] : splitIntoWords(text.replaceAll(LIMIT, ' ').replaceAll(PLURAL, ''));
  const reading: Reading = { words, legend, declared: [], unknown: [], codes: [], hints: [], saysNone: false };
  let at = 0;
  while (at < words.length) at = readNext(reading, at);
  const declared = new Set(dropStatedGroups(reading));
  if (reading.saysNone && declared.size > 0) reading.unknown.push(text.trim());
  return {
    declared: DECLARATIONS.filter((declaration) => declared.has(declaration)),
    saysNone: reading.saysNone,
    unknown: reading.unknown,
    codes: reading.codes,
    hints: reading.hints,
    misspelled: words.map(({ written }) => written).filter(isMisspelled),
  };
}

const JOINED = /^[\s\-–—(.'’]*$/;
const FREE = /^(?:frei|free)$/;
const FREE_ENDING = /.frei(?:e[nmrs]?)?$/;

/** Reads what starts at a word; returns where to continue. */
function readNext(reading: Reading, at: number): number {
  const { words } = reading;
  const word = words[at];
  if (!word) return words.length;
  const phrase = findPhrase(listJoined(words, at));
  if (phrase?.meaning.kind === 'negation') return readNegation(reading, at, phrase.length);
  if (FREE_ENDING.test(word.folded)) return at + 1;
  const term = readTerm(reading, at);
  if (term) {
    const after = words[at + term.length];
    if (after && FREE.test(after.folded)) return at + term.length + (isFrom(words[at + term.length + 1]) ? 2 : 1);
    takeTerm(reading, at, term);
    return at + term.length;
  }
  if (phrase) return at + phrase.length;
  (looksLikeCodes(word.written) ? reading.codes : reading.unknown).push(word.written);
  return at + 1;
}

const isFrom = (word: Word | undefined): boolean => word?.folded === 'von';

/** The folded words from here on that may belong to one phrase. */
function listJoined(words: readonly Word[], at: number): string[] {
  const joined: string[] = [];
  for (const [index, word] of words.slice(at, at + 8).entries()) {
    if (index > 0 && !JOINED.test(word.before)) break;
    joined.push(word.folded);
  }
  return joined;
}

function readTerm({ words, legend }: Reading, at: number): Term | null {
  const word = words[at];
  if (!word) return null;
  const number = readENumber(words, at);
  if (number) return number;
  const codes = findCodes(word.written, legend);
  if (codes && legend.has(word.written)) return { length: 1, declared: codes };
  const phrase = findPhrase(listJoined(words, at));
  if (phrase?.meaning.kind === 'declared') return { length: phrase.length, declared: phrase.meaning.declared };
  if (phrase) return null;
  return codes === undefined ? null : { length: 1, declared: codes };
}

function takeTerm(reading: Reading, at: number, { length, declared }: Term): void {
  const written = reading.words.slice(at, at + length).map((word) => word.written);
  if (declared === null) reading.unknown.push(written.join(' '));
  else if (declared.length === 0) reading.hints.push(written.join(' '));
  else reading.declared.push({ declared, at });
}

const E_NUMBER = /^e(\d{3,4})[a-z]?$/;
const THREE_DIGITS = /^(\d{3,4})[a-z]?$/;

/** 'E102', 'E 102', and '228' after 'E220-'. */
function readENumber(words: readonly Word[], at: number): Term | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return null;
  const joined = E_NUMBER.exec(word.folded)?.[1];
  if (joined) return toTerm(1, joined);
  const digits = word.folded === 'e' && next && THREE_DIGITS.exec(next.folded)?.[1];
  if (digits) return toTerm(2, digits);
  const continued = before && (E_NUMBER.test(before.folded) || THREE_DIGITS.test(before.folded));
  const last = continued ? THREE_DIGITS.exec(word.folded)?.[1] : undefined;
  return last ? toTerm(1, last) : null;
}

const toTerm = (length: number, digits: string): Term => ({ length, declared: declareENumber(Number(digits)) });

const ENDS_STATEMENT = /[,;|\n]/;
const AND = /^(?:und|oder|sowie|and|or)$/;

/** 'keine Zusatzstoffe' says nothing about allergens. */
const meansAdditivesOnly = (words: readonly Word[]): boolean =>
  words.some(({ folded }) => /^(?:zusatzstoff|additive)/.test(folded)) &&
  !words.some(({ folded }) => /^(?:allergen|stoffe)/.test(folded));

/** 'ohne Milch' declares nothing, 'keine Allergene' and 'keine' alone say that nothing is contained. */
function readNegation(reading: Reading, start: number, length: number): number {
  const { words } = reading;
  let at = start + length;
  const isOpen = (word: Word | undefined): word is Word => word !== undefined && !ENDS_STATEMENT.test(word.before);
  const first = at;
  while (isOpen(words[at]) && meansEverything(words[at]?.folded ?? '')) at += 1;
  if (at > first || !isOpen(words[at])) {
    if (!meansAdditivesOnly(words.slice(first, at))) reading.saysNone = true;
    return at;
  }
  const term = readTerm(reading, at);
  const end = at + (term?.length ?? 1);
  const next = words[end];
  const isAmbiguous = isOpen(next) && (AND.test(next.folded) || /[&+/]/.test(next.before));
  if (!term || isAmbiguous)
    reading.unknown.push(
      words
        .slice(start, isAmbiguous ? end + 2 : end)
        .map(({ written }) => written)
        .join(' '),
    );
  return isAmbiguous ? Math.min(end + 2, words.length) : end;
}

/** 'Gluten (Weizen)' names the kind; the group is then dropped. */
function dropStatedGroups({ declared, words }: Reading): readonly Declaration[] {
  const stated = new Set<number>();
  declared.forEach(({ declared: [first], at }, index) => {
    const before = declared[index - 1];
    if (!first || !before?.declared[0] || !specifies(words, before.at, at)) return;
    if (isKind(before.declared[0], first)) stated.add(index - 1);
    if (isKind(first, before.declared[0])) stated.add(index);
  });
  return declared.filter((_, index) => !stated.has(index)).flatMap((each) => each.declared);
}

const isKind = (group: Declaration, kind: Declaration): boolean => group !== kind && listKinds(group).includes(kind);

/** Returns whether the later of two terms explains the earlier: 'Gluten (Weizen)', 'Gluten aus Weizen', 'Gluten: Weizen'. */
function specifies(words: readonly Word[], earlier: number, later: number): boolean {
  const between = words.slice(earlier + 1, later + 1);
  if (between.some(({ before }) => ENDS_STATEMENT.test(before))) return false;
  const isLinked = between.some(({ before }) => /[(:–—]|-/.test(before));
  return isLinked || between.some(({ folded }) => /^(?:aus|from|of|namentlich)$/.test(folded));
}
