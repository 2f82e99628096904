import { type Result, fail, ok } from '../result.ts';
import type { Address, AddressProblem } from './address.ts';
import { type StreetAndNumber, streetAndNumberIn } from './street-and-number.ts';

const MOST_CHARACTERS = 200;
const ZIP = /(?<![\p{L}\d])(?:DE?-\s?)?(\d{5})(?!\d)/giu;
const COUNTRY = /^(?:deutschland|germany)[\s,]+|[\s,]+(?:deutschland|germany)$/iu;
// Appears in URLs and code, never in an address.
const NO_ADDRESS = /[<>{}\\^`=]|:\/\//u;
const PICK_UP_POINT = /\b(?:packstation|postfach|postfiliale)\b/iu;
const STREET_WORD =
  /(?:str\.?|stra(?:ß|ss)e|platz|weg|allee|gasse|gäßchen|gässchen|ufer|damm|ring|chaussee|promenade|markt|hof|steig|pfad)(?=\s|$)/iu;

/**
 * Parses a location typed as 'Straße, Hausnummer, PLZ Ort' (S2 §2 Initial info dialog), also in other orders and
 * without commas (S3 F4). The city is empty if only the postcode was typed.
 */
export function parseLocation(text: string): Result<Address, AddressProblem> {
  if (text.length > MOST_CHARACTERS) return fail('invalid and Incomplete');
  const location = tidy(text);
  if (location === '') return fail('empty');
  if (/^\d{5}$/.test(location)) return fail('zipInsteadOfAddressEntered');
  if (NO_ADDRESS.test(location)) return fail('invalid and Incomplete');
  if (PICK_UP_POINT.test(location)) return fail('notFound');
  const postcode = postcodeIn(location);
  if (!postcode) return fail('invalid and Incomplete');
  const { zip, before, after, isApart } = postcode;
  const parsed = before.length > 0 ? aroundPostcode(before, after) : behindPostcode(after, isApart);
  return typeof parsed === 'string'
    ? fail(parsed)
    : ok({ street: parsed.street, streetNumber: parsed.streetNumber, zip, city: parsed.city });
}

type ParsedParts = (StreetAndNumber & { readonly city: string }) | AddressProblem;

function tidy(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\r\n;|]+/g, ',')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/["„“”]/g, '')
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    // Separators that act as a comma: '12 / 10119 Berlin', '12. 10119 Berlin', '10119 Berlin - Torstraße 12'.
    .replace(/(?: [-–/]|(?<=\d)\.) (?=(?:DE?[- ]?)?\d{5}(?!\d))| [-–] (?=\p{L}{3})/gu, ', ')
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

// 'Pariser Platz 9, 10117 Berlin', and 'Berlin 10117 Pariser Platz 9'.
function aroundPostcode(before: readonly string[], after: readonly string[]): ParsedParts {
  const street = streetAndNumberIn(before);
  if (street) return { ...street, city: after[0] ?? '' };
  const streetBehind = before.some((part) => STREET_WORD.test(part)) ? null : streetAndNumberIn(after);
  if (streetBehind) return { ...streetBehind, city: before.at(-1) ?? '' };
  return before.some((part) => /\p{L}{2}/u.test(part)) ? 'MissingStreetNumber' : 'invalid and Incomplete';
}

// '10117 Berlin, Pariser Platz 9', without a comma, and '10117, Pariser Platz 9, Berlin'.
function behindPostcode(after: readonly string[], isApart: boolean): ParsedParts {
  const [first = '', ...rest] = after;
  const street = streetAndNumberIn(rest);
  if (street) return { ...street, city: first };
  const cityAndStreet = streetAndNumberIn([first]);
  if (cityAndStreet && isApart && rest.length > 0) return { ...cityAndStreet, city: rest[0] ?? '' };
  if (cityAndStreet) return splitCity(cityAndStreet);
  return rest.some((part) => /\p{L}{2}/u.test(part)) || STREET_WORD.test(first)
    ? 'MissingStreetNumber'
    : 'invalid and Incomplete';
}

const BEFORE_A_NAME = /^(?:bad|sankt|st\.|neu|alt|groß|klein|hohen|markt)$/iu;
const INSIDE_A_NAME = /^(?:am|an|im|in|bei|vor|ob|auf|unter|der|dem|den|a\.?d?\.|i\.|b\.|\(.*\))$/u;

// 'Frankfurt am Main Zeil 5': the town is one word plus its affixes, the rest is the street.
function splitCity({ street, streetNumber }: StreetAndNumber): ParsedParts {
  const words = street.split(' ');
  let length = BEFORE_A_NAME.test(words[0] ?? '') ? 2 : 1;
  while (INSIDE_A_NAME.test(words[length] ?? ''))
    length += isClosed(words[length]) || INSIDE_A_NAME.test(words[length + 1] ?? '') ? 1 : 2;
  if (length >= words.length) length = 1;
  if (length >= words.length) return 'invalid and Incomplete';
  return { city: words.slice(0, length).join(' '), street: words.slice(length).join(' '), streetNumber };
}

const isClosed = (word: string | undefined): boolean => word?.startsWith('(') ?? false;
