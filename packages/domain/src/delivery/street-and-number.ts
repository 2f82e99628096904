import { asksForFlat, cutDoor, cutFirstDoor, isAtDoor, isFloor } from './door-words.ts';
import { HOUSE_NUMBER } from './house-number.ts';
import { isPlainNumber } from './plain-number.ts';
import { joinNotes } from './write-location.ts';

export interface StreetAndNumber {
  readonly street: string;
  readonly streetNumber: string;
  /** What the driver needs at the door, as it was typed; '': nothing. */
  readonly note: string;
}

/** Readings of a text that has several; each is written so that it has one. */
export interface Unclear {
  readonly readings: readonly string[];
}

const NUMBERS = new RegExp(String.raw`(?<!\d|\d\.)(?:\b(nr|no|hausnr|hausnummer)\b\.?\s*)?(${HOUSE_NUMBER})`, 'giu');
const NUMBER_FIRST = new RegExp(String.raw`^(${HOUSE_NUMBER})(?![.\d])\s+(\p{L}.*)$`, 'iu');
const ONLY_NUMBER = new RegExp(String.raw`^${HOUSE_NUMBER}$`, 'iu');
const STARTS_WITH_NUMBER = /^(?:(?:nr|no|hausnr|hausnummer)\b\.?\s*)?\d/iu;

// In central Mannheim a square is a street: 'C 4', 'Q7'.
const IS_STREET = /\p{L}.*\p{L}|^[a-u]\s?\d{1,2}$/iu;
/** Names that are numbered: 'Straße 229' in Berlin. */
const NUMBERED = /^(?:str\.?|straße|strasse|weg|allee|ring|reihe|zeile|gang|platz)$/iu;
const STREET_WORD =
  /(?:str\.?|stra(?:ß|ss)e|platz|pl\.?|weg|allee|gasse|gä(?:ß|ss)chen|ufer|damm|ring|chaussee|promenade|markt|hof|steig|stieg|steg|pfad|wall|graben|berg|brücke|tor|zeile|reihe|kamp|bogen|hain|anger|höhe|kai|twiete|winkel|garten|gärten|park|linden|feld|grund|allmende|gürtel|passage|siedlung|bahn)$/iu;

/** Whether a text ends as the names of streets do. */
export const isStreetName = (text: string): boolean => STREET_WORD.test(text);

/**
 * Finds street, house number and words about the door: 'Straße des 17. Juni 135', '9 Pariser Platz', 'Torstr. 12 Hinterhaus', or in two
 * parts: 'C 4', '12'. Returns the parts that were used; null if there is no house number.
 */
export function findStreet(
  parts: readonly string[],
): { readonly found: StreetAndNumber | Unclear; readonly from: number; readonly to: number } | null {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const found = readStreet(part);
    if (found) return { found, from: index, to: index + 1 };
    const overTwo = next === undefined ? null : overTwoParts(part, next);
    if (overTwo) return { found: overTwo, from: index, to: index + 2 };
  }
  return null;
}

// 'C 4', '12' · 'Torstraße', 'Nr. 12' · '12a', 'Torstraße'
function overTwoParts(part: string, next: string): StreetAndNumber | Unclear | null {
  if (STARTS_WITH_NUMBER.test(next)) return isFloor(next) || numberFirst(next) ? null : readStreet(`${part} ${next}`);
  return ONLY_NUMBER.test(part) && !/\d/.test(next) ? accept({ street: next, number: part, isMarked: false }) : null;
}

/** Reads one part: 'Kantstraße 30 Whg. 12'. */
export function readStreet(text: string): StreetAndNumber | Unclear | null {
  const [street, first] = cutFirstDoor(text);
  const read = numberBehind(street) ?? numberFirst(street);
  return read && 'street' in read && first !== '' ? { ...read, note: joinNotes([first, read.note]) } : read;
}

interface Candidate {
  readonly street: string;
  readonly number: string;
  /** 'Nr.' says that it is the house number. */
  readonly isMarked: boolean;
  readonly note?: string;
}

/** The first number with a street before it and nothing but words about the door behind it. */
function numberBehind(text: string): StreetAndNumber | Unclear | null {
  let earlier: Candidate | null = null;
  let first: Candidate | null = null;
  for (const match of text.matchAll(NUMBERS)) {
    const [all, mark, number = ''] = match;
    const street = text.slice(0, match.index).replace(/[\s,]+$/, '');
    const behind = text.slice(match.index + all.length);
    if (!IS_STREET.test(street) || isSquare(street) || isOrdinal(behind) || isFloor(text.slice(match.index))) continue;
    if (asksForFlat(street, isStreetName)) continue;
    const note = behind.replace(/^[\s,;:/|._–-]+/, '');
    if (NUMBERED.test(street) && (note === '' || STARTS_WITH_NUMBER.test(note) || isAtDoor(note))) continue;
    const candidate = { street, number, isMarked: mark !== undefined, note };
    if (earlier) return askAbout(earlier);
    // 'Zeil 5 Xyz 12': an unknown word does not say which number is the house.
    if (first && !candidate.isMarked && !isStreetName(street)) return askAbout(first);
    if (note === '' || isAtDoor(note) || /^\s*\/\//.test(behind)) return accept(candidate);
    if (/^\d/.test(note)) return askAbout(candidate);
    if (isStreetName(street)) earlier = candidate;
    first ??= candidate;
  }
  if (!earlier) return null;
  return /\d/.test(earlier.note ?? '') ? askAbout(earlier) : accept(earlier);
}

/** The 'Q' of 'Quadrat Q7 24', whose number is no house number. */
const isSquare = (street: string): boolean => /\s[A-U]$/.test(street);

/** 'Straße des 17. Juni' */
const isOrdinal = (behind: string): boolean => /^\.\s?\p{L}/u.test(behind);

function numberFirst(text: string): StreetAndNumber | Unclear | null {
  const [, number = '', rest = ''] = NUMBER_FIRST.exec(text) ?? [];
  const [street, note] = cutDoor(rest);
  return isFloor(text) || isAtDoor(rest) ? null : accept({ street, number, isMarked: false, note });
}

const MOST_CHARACTERS = 20;

function accept({ street, number, isMarked, note = '' }: Candidate): StreetAndNumber | Unclear | null {
  if (!IS_STREET.test(street) || number.length === 0 || number.length > MOST_CHARACTERS) return null;
  if (!isMarked && !isPlainNumber(number)) return askAbout({ street, number, isMarked, note });
  return { street, streetNumber: number, note };
}

/** Either the first number is the house and the rest a flat, or all of it is the house number. */
function askAbout({ street, number, note = '' }: Candidate): Unclear {
  const [, house = number, flat = ''] = isPlainNumber(number)
    ? []
    : (/^(\d+(?:\s?[a-z])?)\s?[-–/+ ]\s?(.+)$/iu.exec(number) ?? []);
  const behind = joinNotes([flat, note]);
  const asFlat = `${street} ${house}, Whg. ${behind}`;
  return { readings: flat === '' ? [asFlat] : [asFlat, joinNotes([`${street} Nr. ${number}`, note])] };
}
