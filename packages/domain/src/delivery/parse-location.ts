import { type Result, fail, ok } from '../result.ts';
import { tidyText, toAsciiDigits } from '../typed/index.ts';
import type { Address, AddressProblem } from './address.ts';
import { cutDoor, cutFirstDoor, cutPhone, isAtDoor, isDoorPart } from './door-words.ts';
import { findStreet, isStreetName, readStreet, type StreetAndNumber, type Unclear } from './street-and-number.ts';
import { joinNotes } from './write-location.ts';

const MOST_CHARACTERS = 200;
const ZIP = /(?<![\p{L}\d])(?:DE?[-\s]\s?)?(\d{5})(?!\d)/giu;
/** What forms and messages write before a value. */
const LABELS = /(?<![\p{L}\d])(?:liefer)?(?:plz|postleitzahl|ort|stadt|stra(?:ß|ss)e|adresse|anschrift)\s?:/giu;
const COUNTRY = /^(?:deutschland|germany)[\s,]+|[\s,]+(?:deutschland|germany)$/iu;
// Appears in URLs and code, never in an address.
const NO_ADDRESS = /[<>{}\\^`=]|:\/\//u;
const PICK_UP_POINT = /\b(?:packstation|postfach|postfiliale)\b/iu;

/** A typed location: the address, and what the driver needs at the door ('Whg. 12, 3. OG'; '': nothing was said). */
export interface LocationReading {
  readonly address: Address;
  readonly note: string;
}

/** Why a location cannot be read. `readings`: what an unclear one can mean, each written so that it is clear. */
export interface UnreadLocation {
  readonly ok: false;
  readonly problem: AddressProblem;
  readonly readings: readonly string[];
}

/** Parses a location as `readLocation` does, for callers that need the address alone. */
export function parseLocation(text: string): Result<Address, AddressProblem> {
  const read = readLocation(text);
  return read.ok ? ok(read.value.address) : fail(read.problem);
}

/**
 * Reads a location typed as 'Straße, Hausnummer, PLZ Ort' (S2 §2 Initial info dialog), also in other orders and without commas (S3 F4).
 * Flats, floors, names and phone numbers are no part of the address: they are the note for the driver. A text that can mean two house
 * numbers is `unclear`. The city is empty if only the postcode was typed.
 */
export function readLocation(text: string): { readonly ok: true; readonly value: LocationReading } | UnreadLocation {
  if (text.length > MOST_CHARACTERS) return unread('invalid and Incomplete');
  const location = toParts(text);
  if (location === '') return unread('empty');
  if (/^\d{5}$/.test(location)) return unread('zipInsteadOfAddressEntered');
  if (NO_ADDRESS.test(location)) return unread('invalid and Incomplete');
  if (PICK_UP_POINT.test(location)) return unread('notFound');
  const postcode = postcodeIn(location);
  if (!postcode) return unread('invalid and Incomplete');
  const { zip, before, after, isApart } = postcode;
  const parsed = before.length > 0 ? aroundPostcode(before, after) : behindPostcode(after, isApart);
  if (typeof parsed === 'string') return unread(parsed);
  const { found, city, notes } = parsed;
  if ('readings' in found)
    return unread(
      'unclear',
      found.readings.map((each) => joinNotes([each, ...notes, `${zip} ${city}`.trim()])),
    );
  const { street, streetNumber, note } = found;
  return { ok: true, value: { address: { street, streetNumber, zip, city }, note: joinNotes([note, ...notes]) } };
}

const unread = (problem: AddressProblem, readings: readonly string[] = []): UnreadLocation => ({
  ok: false,
  problem,
  readings,
});

interface ParsedParts {
  readonly found: StreetAndNumber | Unclear;
  readonly city: string;
  readonly notes: readonly string[];
}

function toParts(text: string): string {
  const visible = toAsciiDigits(tidyText(text.replaceAll(/[\r\n\u2028\u2029;|·•]+/g, ',')))
    .replaceAll(/["„“”]/g, '')
    .replaceAll(LABELS, ' ')
    .replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ')
    // Separators that act as a comma: '12 / 10119 Berlin', '12. 10119 Berlin', '10119 Berlin - Torstraße 12'.
    .replaceAll(/(?: [-–/]|(?<=\d)\.) (?=(?:DE?[- ]?)?\d{5}(?!\d))| [-–] (?=\p{L}{3})| in (?=\d{5}(?!\d))/gu, ', ')
    .replace(/ \.$/, '');
  return trimmed(trimmed(visible).replace(COUNTRY, ''));
}

const trimmed = (text: string): string => text.replace(/^[\s,.–-]+|[\s,–-]+$/g, '');

const splitParts = (text: string): readonly string[] =>
  text
    .split(',')
    .map(trimmed)
    .filter((part) => part !== '');

interface Postcode {
  readonly zip: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** A comma separates it from what follows. */
  readonly isApart: boolean;
}

// House numbers can have five digits too. Prefer a match at the start of a part and before a word; the last one wins
// ties.
function postcodeIn(location: string): Postcode | null {
  let best: Postcode | null = null;
  let bestLikelihood = -1;
  for (const match of location.matchAll(ZIP)) {
    const before = location.slice(0, match.index);
    const after = location.slice(match.index + match[0].length);
    const likelihood = (/(?:^|,)\s*$/.test(before) ? 2 : 0) + (/^\s*\p{L}/u.test(after) ? 1 : 0);
    if (likelihood < bestLikelihood) continue;
    const isApart = /^\s*,/.test(after);
    best = { zip: match[1] ?? '', before: splitParts(before), after: splitParts(after), isApart };
    bestLikelihood = likelihood;
  }
  return best;
}

/** The street among some parts, and what else they say before and behind it. */
function takeStreet(parts: readonly string[]) {
  const streets = parts.filter((part) => !isDoorPart(cutFirstDoor(part)[0]));
  const match = findStreet(streets);
  if (!match) return null;
  const used = streets.slice(match.from, match.to);
  const at = parts.indexOf(used.at(-1) ?? '');
  const others = (some: readonly string[]): readonly string[] => some.filter((part) => !used.includes(part));
  return { found: match.found, before: others(parts.slice(0, at)), behind: others(parts.slice(at + 1)) };
}

// 'Pariser Platz 9, 10117 Berlin', and 'Berlin 10117 Pariser Platz 9'.
function aroundPostcode(before: readonly string[], after: readonly string[]): ParsedParts | AddressProblem {
  const [town = '', ...rest] = after;
  if (after.length === 0) return beforePostcode(before);
  const street = takeStreet(before);
  if (street) return withTown(street.found, town, [...street.before, ...street.behind, ...rest]);
  const behind = before.some((part) => isStreetName(part)) ? null : takeStreet(after);
  if (behind)
    return withTown(behind.found, before.at(-1) ?? '', [...before.slice(0, -1), ...behind.before, ...behind.behind]);
  return before.some((part) => /\p{L}{2}/u.test(part)) ? 'MissingStreetNumber' : 'invalid and Incomplete';
}

/** 'Torstraße 12 Berlin 10119' and 'Torstraße 12, Berlin, 10119'. A part before the street may be a person. */
function beforePostcode(parts: readonly string[]): ParsedParts | AddressProblem {
  const [, body = '', town = ''] = TOWN_LAST.exec(parts.at(-1) ?? '') ?? [];
  const short = town === '' || isAtDoor(town) ? null : takeStreet([...parts.slice(0, -1), body]);
  if (short) return withTown(short.found, town, [...short.before, ...short.behind]);
  const street = takeStreet(parts);
  if (!street) return parts.some((part) => /\p{L}{2}/u.test(part)) ? 'MissingStreetNumber' : 'invalid and Incomplete';
  const square = 'street' in street.found ? SQUARE_IN_TOWN.exec(street.found.street) : null;
  if (square)
    return withTown({ ...street.found, street: square[2] ?? '' }, square[1] ?? '', [
      ...street.before,
      ...street.behind,
    ]);
  const last = street.behind.at(-1) ?? '';
  if (last === '' || isDoorPart(last))
    return { found: street.found, city: '', notes: [...street.before, ...street.behind] };
  return withTown(street.found, last, [...street.before, ...street.behind.slice(0, -1)]);
}

/** 'Mannheim C4 12 68159': the town whose squares are streets. */
const SQUARE_IN_TOWN = /^(mannheim)\s+([a-u]\s?\d{1,2})$/iu;
const TOWN_LAST = /^(.*\d\s?[a-z]?)\s(\p{L}[\p{L} .()/-]+)$/iu;

function withTown(found: StreetAndNumber | Unclear, text: string, others: readonly string[]): ParsedParts {
  const [spoken, phone] = cutPhone(text);
  const [rest, door] = cutDoor(spoken);
  const city = rest.replace(/[\s/–-]+$/, '');
  const isNoTown = isDoorPart(city);
  return {
    found,
    city: isNoTown ? '' : city,
    notes: [isNoTown ? city : '', door, phone, ...others].filter((note) => !isNoNote(note)),
  };
}

const isNoNote = (text: string): boolean => text === '' || /^(?:deutschland|germany|brd)$/iu.test(text);

// '10117 Berlin, Pariser Platz 9', without a comma, and '10117, Pariser Platz 9, Berlin'.
function behindPostcode(after: readonly string[], isApart: boolean): ParsedParts | AddressProblem {
  const [first = '', ...rest] = after;
  const street = takeStreet(rest);
  if (street) return withTown(street.found, first, [...street.before, ...street.behind]);
  const found = readStreet(first);
  const [town = '', ...others] = rest;
  if (found && isApart && rest.length > 0) return withTown(found, town, others);
  if (found) return splitCity(found, rest);
  return rest.some((part) => /\p{L}{2}/u.test(part)) || isStreetName(first)
    ? 'MissingStreetNumber'
    : 'invalid and Incomplete';
}

const BEFORE_A_NAME = /^(?:bad|sankt|st\.|neu|alt|groß|klein|hohen|markt)$/iu;
const INSIDE_A_NAME = /^(?:am|an|im|in|bei|vor|ob|auf|unter|der|dem|den|a\.?d?\.|d\.|i\.|b\.|\(.*\))$/u;

// 'Frankfurt am Main Zeil 5': the town is one word plus its affixes, the rest is the street.
function splitCity(found: StreetAndNumber | Unclear, notes: readonly string[]): ParsedParts | AddressProblem {
  if ('readings' in found) {
    const split = found.readings.map((reading) => splitWords(reading));
    const [town] = split;
    if (!town || split.some((each) => each === null)) return 'invalid and Incomplete';
    return { found: { readings: split.flatMap((each) => each?.street ?? []) }, city: town.city, notes };
  }
  const split = splitWords(found.street);
  return split ? { found: { ...found, street: split.street }, city: split.city, notes } : 'invalid and Incomplete';
}

function splitWords(text: string): { readonly city: string; readonly street: string } | null {
  const words = text.split(' ');
  let length = BEFORE_A_NAME.test(words[0] ?? '') ? 2 : 1;
  while (INSIDE_A_NAME.test(words[length] ?? ''))
    length += isClosed(words[length]) || INSIDE_A_NAME.test(words[length + 1] ?? '') ? 1 : 2;
  if (length >= words.length) length = 1;
  if (length >= words.length) return null;
  return { city: words.slice(0, length).join(' '), street: words.slice(length).join(' ') };
}

const isClosed = (word: string | undefined): boolean => word?.startsWith('(') ?? false;
