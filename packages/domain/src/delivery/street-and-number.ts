export interface StreetAndNumber {
  readonly street: string;
  readonly streetNumber: string;
}

const FRACTION = String.raw`(?:\s?[½¼¾⅓⅔]|\s\d\/\d)`;
const LETTER = String.raw`\s?[a-z](?!\p{L})`;
// 9 · 5a · 5 a-c · 12/14 · 1½ · 1 1/2 · 12345
const HOUSE_NUMBER = String.raw`\d{1,5}${FRACTION}?(?:${LETTER})?(?:\s?[-–/+]\s?(?:\d{1,5}(?:${LETTER})?|[a-z](?!\p{L})))*`;

const NUMBER_LAST = new RegExp(
  String.raw`^(.*?)[\s,]*(?:\b(?:nr|no|hausnummer)\b\.?)?\s*(?<!\d)(${HOUSE_NUMBER})$`,
  'iu',
);
const ONLY_NUMBER = new RegExp(String.raw`^${HOUSE_NUMBER}$`, 'iu');
const NUMBER_FIRST = new RegExp(String.raw`^(${HOUSE_NUMBER})(?![.\d])\s+(.+)$`, 'iu');

// In central Mannheim a square is a street: 'C 4', 'Q7'.
const IS_STREET = /\p{L}.*\p{L}|^[a-u]\s?\d{1,2}$/iu;

// Floor and access notes behind a house number: '2. OG', 'Hinterhaus', '(bei Maas)'.
const ADDITION =
  /\s(?:\(|\d+\.\s?(?:og|ug|etage|stock|obergeschoss)|(?:hinter|vorder|garten|quer)(?:haus|gebäude)|seitenflügel|aufgang|haus|etage|stock|[ehdovsu][ghf]\b|erdgeschoss|dachgeschoss|c\/o|bei|klingel|whg|wohnung|apartment|app|zimmer|links|rechts|mitte)/giu;

/**
 * Finds street and house number: 'Straße des 17. Juni 135', '9 Pariser Platz', 'Torstr. 12 Hinterhaus', or in two
 * parts: 'C 4', '12'. Returns null if there is none.
 */
export function streetAndNumberIn(parts: readonly string[]): StreetAndNumber | null {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const match = inOnePart(part) ?? (next ? overTwoParts(part, next) : null);
    if (match) return match;
  }
  return null;
}

// 'C 4', '12' · 'Torstraße', 'Nr. 12' · '12a', 'Torstraße'
function overTwoParts(part: string, next: string): StreetAndNumber | null {
  if (/^(?:(?:nr|no|hausnummer)\b\.?\s*)?\d/iu.test(next)) return inOnePart(`${part} ${next}`);
  return ONLY_NUMBER.test(part) && !/\d/.test(next) ? accepted(next, part) : null;
}

function inOnePart(text: string): StreetAndNumber | null {
  return numberLast(text) ?? numberBeforeAddition(text) ?? numberFirst(text);
}

function numberLast(text: string): StreetAndNumber | null {
  const [, street = '', streetNumber = ''] = NUMBER_LAST.exec(text) ?? [];
  return accepted(street, streetNumber);
}

function numberBeforeAddition(text: string): StreetAndNumber | null {
  for (const addition of text.matchAll(ADDITION)) {
    const match = numberLast(text.slice(0, addition.index));
    if (match) return match;
  }
  return null;
}

function numberFirst(text: string): StreetAndNumber | null {
  const [, streetNumber = '', street = ''] = NUMBER_FIRST.exec(text) ?? [];
  return accepted(street, streetNumber);
}

function accepted(street: string, streetNumber: string): StreetAndNumber | null {
  return IS_STREET.test(street) && streetNumber.length > 0 && streetNumber.length <= 20
    ? { street, streetNumber }
    : null;
}
