/** What people copy along without seeing it: zero-width characters, marks of direction, soft hyphens, fillers, a byte order mark. */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
/** Joiners belong between letters of other scripts and between the parts of an emoji, nowhere else. */
const LOOSE_JOINER = /(?<![\u0600-\u{10ffff}])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u{10ffff}])/gu;
const BLANKS = /[\t\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Hyphens and the minus; the long dashes are signs of their own. */
const HYPHENS = /[\u2010\u2011\u2212\ufe63]/g;
/** The wide forms of ASCII on keyboards of East Asia. */
const WIDE = /[\uff01-\uff5e]/g;

/**
 * Tidies a typed or pasted line before it is checked: without invisible marks, with plain blanks, hyphens and
 * digits, letters composed, no blanks around. Applied again it changes nothing. Line breaks stay, for others to refuse.
 */
export const tidyText = (text: string): string => tidyLine(text.normalize('NFC'));

/** Tidies each line of a longer text; its blanks at the start of a line stay. */
export const tidyLines = (text: string): string =>
  text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(LOOSE_JOINER, '').replaceAll('\t', ' ');

const tidyLine = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(WIDE, toNarrow)
    .replaceAll(HYPHENS, '-')
    .replaceAll(BLANKS, ' ')
    .replace(/^ /, '')
    .replace(/ $/, '');

const toNarrow = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0);

const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Writes Arabic and Persian digits as those of ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** A postcode as the post writes it: 'D-10623', '10 623' and '１０６２３' are 10623. Anything else is only tidied. */
export function tidyPostcode(text: string): string {
  const tidy = toAsciiDigits(tidyText(text));
  const [, first, rest] = /^(?:DE?[- ]?)?(\d{2}) ?(\d{3})$/i.exec(tidy) ?? [];
  return first === undefined || rest === undefined ? tidy : `${first}${rest}`;
}

/** Words before a number in a contact or a chat: 'Tel.:', '☎️', 'Mobil'. */
const LABEL =
  /^(?:[^\p{L}\p{N}+(]|\b(?:tel|telefon|telefonnummer|fon|phone|mobil|mobile|mobilnummer|handy|handynummer|festnetz|privat|nummer|nr|ruf|tel-nr|whatsapp)\b)+/iu;
const DASHES = /[\u2012-\u2015]/g;

/** A phone number without what was copied with it. */
export const tidyPhone = (text: string): string =>
  toAsciiDigits(tidyText(text))
    .replaceAll(DASHES, '-')
    .replace(LABEL, '')
    .replace(/[ .,;:]+$/, '');

/** Any notation with at least five digits: short local numbers have no more. Whether such a number can exist, the server says. */
export const isPhone = (text: string): boolean => {
  const phone = tidyPhone(text);
  return /^[\d\s()+/.-]+$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 5;
};

/** A mail address without what was copied with it: 'Ada Köhler <ada@web.de>' and 'mailto:ada@web.de' are ada@web.de. */
export function tidyMailAddress(text: string): string {
  const tidy = tidyText(text);
  const [, inside] = /^[^<>@]*<([^<>]+)>$/.exec(tidy) ?? [];
  return (inside ?? tidy)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;:]+$/, '');
}

/**
 * S2 §5.5: 'a loose pattern with an at-sign and a dot'. Allows one address and nothing that could inject a mail header.
 */
export const isMailAddress = (text: string): boolean =>
  /^[^\s\p{C}@,;<>"]+@[^\s\p{C}@,;<>"]+\.[^\s\p{C}@,;<>"]+$/u.test(tidyText(text));

/** Most mail servers take no letters outside of ASCII before the at-sign (SMTPUTF8); behind it, they are written otherwise. */
export const hasOddMailbox = (text: string): boolean => /^[^@]*[^\p{ASCII}][^@]*@/u.test(tidyText(text));
