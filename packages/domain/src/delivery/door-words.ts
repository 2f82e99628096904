import { isPhone } from '../typed/index.ts';

// Flats and floors: never the name of a street, so no number behind one of these is a house number.
const INSIDE =
  'whg|whng|wohng|wohnung|wng|wg|wohneinheit|we|apt|appt|app|ap|apartment|appartement|appartment|zimmer|zi|zim|room|raum|top|etage|etg|stockwerk|stock|geschoss|erdgeschoss|erdgeschoß|dachgeschoss|dachgeschoß|hochparterre|parterre|souterrain|maisonette|hinterhaus|vorderhaus|hinterhs|vorderhs|quergebäude|quergeb|rückgebäude|rückgeb|seitenflügel|seitenfl|aufgang|aufg|eingang|hauseingang|treppenhaus|hauptgebäude|nebengebäude|hh|vh|gh|gth|qg|qgb|sf|sfl|sfr|rgb|rg|eg|og|ug|dg|hp|stw|wohnungsnr|wohnungsnummer|wohnheim|parzelle|flat|suite|fewo|ferienwohnung|bungalow|container|laube|gartenlaube|stg|klingel|klingeln|klingelschild|code|türcode|zugangscode|c/o|z\\.? ?hd|zhd';
// Buildings and directions, which streets are named after, too.
const AROUND =
  'haus|hs|hof|hinterhof|innenhof|gartenhaus|remise|block|turm|tor|bau|trakt|gebäude|geb|bauteil|flügel|stiege|treppe|tür|pforte|ecke|einheit|laden|büro|praxis|halle|lager|links|rechts|mitte|li|re|linke|rechte|linker|rechter|hinten|vorne|oben|unten|bei|rückseite|werkstatt|penthouse|loft|studio|station|gleis';
const NOT_IN_A_WORD = String.raw`(?<![\p{L}\d])`;
const END_OF_WORD = String.raw`(?![\p{L}])`;
const FLOORS = 'og|etage|etg|stock|stockwerk|obergeschoss|obergeschoß|geschoss';
// '3. OG' and '3 OG'; 'Kantstraße 30 Etage 3' has the number of the house before the word.
const FLOOR = String.raw`\d{1,2}(?:\s?\.\s?(?:${FLOORS}|ug|dg|eg|et|stck|st|untergeschoss|treppe|treppen|floor)${END_OF_WORD}|(?:ter?|er|nd|rd|th)\s(?:${FLOORS}|floor)${END_OF_WORD}|\s?(?:treppen|tr\.)${END_OF_WORD}|\s?(?:${FLOORS})(?![\p{L}]|[:.]?\s?\d))`;

const STARTS_INSIDE = new RegExp(String.raw`^(?:(?:${INSIDE})${END_OF_WORD}|${FLOOR})`, 'iu');
const STARTS_AROUND = new RegExp(String.raw`^(?:${AROUND})${END_OF_WORD}`, 'iu');
const STARTS_AROUND_ONE = new RegExp(
  String.raw`^(?:${AROUND})\.?\s?(?:nr\.?\s?)?(?:\d{1,4}\s?[a-z]?|[a-z]|[ivx]{1,4})$`,
  'iu',
);
const STARTS_NTH = new RegExp(String.raw`^\d{1,2}\s?\.\s?(?:${AROUND}|${INSIDE})${END_OF_WORD}`, 'iu');
const STARTS_FLOOR = new RegExp(`^${FLOOR}`, 'iu');
const ROMAN = /^(?:I{2,3}|IV|VI{1,3}|IX|XI{0,2})(?![\p{L}\d])/u;
const ROMAN_FLOOR = new RegExp(String.raw`^[ivx]{1,4}\.?\s?(?:${FLOORS}|st)${END_OF_WORD}`, 'iu');
const DISTRICT = /^(?:OT|ortsteil|stadtteil|gemarkung|weiler)[.: ]\s*\p{L}/iu;
const ENDS_INSIDE = new RegExp(String.raw`${NOT_IN_A_WORD}(?:${INSIDE})[.:]?\s*(?:nr\.?)?$`, 'iu');
const ENDS_AROUND = new RegExp(String.raw`^(.*?)${NOT_IN_A_WORD}(?:${AROUND})[.:]?\s*(?:nr\.?)?$`, 'iu');
const INSIDE_LATER = new RegExp(String.raw`\s(?=(?:(?:${INSIDE})${END_OF_WORD}|${FLOOR}|(?:OT|ortsteil)\s))`, 'iu');
const INSIDE_FIRST = new RegExp(
  String.raw`^((?:(?:whg|wohnung|we|apt|app|apartment|zimmer|top)[.:]?\s*(?:nr\.?\s*)?\d{1,4}[a-z]?|${FLOOR}|hinterhaus|vorderhaus|hh|vh|eg|dg)(?:\s(?:links|rechts|mitte|li|re)\.?)?)\s+(?=\p{L}.*\d)`,
  'iu',
);

/** Whether a text behind a house number says where in the house, or who to ring: 'Whg. 12', '3. OG', 'II', '(Hof 2)', 'Ecke Leibnizstraße'. */
export const isAtDoor = (text: string): boolean =>
  isPlace(text) || isPlace(text.replace(/^(?:im|in der|in|ganz|bitte)\s/iu, ''));

const isPlace = (text: string): boolean =>
  /^[(#]/.test(text) ||
  STARTS_INSIDE.test(text) ||
  STARTS_AROUND.test(text) ||
  STARTS_NTH.test(text) ||
  ROMAN.test(text) ||
  ROMAN_FLOOR.test(text) ||
  isPhone(text);

/** Whether a part between commas is about the door or the district, so that it is not the street. */
export const isDoorPart = (part: string): boolean =>
  STARTS_INSIDE.test(part) ||
  STARTS_NTH.test(part) ||
  STARTS_AROUND_ONE.test(part) ||
  DISTRICT.test(part) ||
  /^\(.*\)$/.test(part) ||
  isLongPhone(part);

/** '3. OG', whose number is no house number. */
export const isFloor = (text: string): boolean => STARTS_FLOOR.test(text);

/** Whether a number behind this text belongs to a flat or a part of the building: 'Kantstraße Whg.', but not 'Am Hof'. */
export function asksForFlat(before: string, isStreet: (text: string) => boolean): boolean {
  if (ENDS_INSIDE.test(before)) return true;
  const [, rest] = ENDS_AROUND.exec(before) ?? [];
  if (rest === undefined || rest.trim() === '') return false;
  return isStreet(rest.trim()) || !/(?:e[rsnm]?|am|an|im|in|auf|vor|zum|zur|beim?|de[rmn])\s$/iu.test(rest);
}

/** Cuts words about the door off the end of a text: 'Berlin 3. OG' is 'Berlin' and '3. OG'. */
export function cutDoor(text: string): readonly [rest: string, door: string] {
  const at = text.search(INSIDE_LATER);
  return at <= 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Cuts it off the start: 'Whg. 12 Kantstraße 30'. */
export function cutFirstDoor(text: string): readonly [rest: string, door: string] {
  const [all = '', door = ''] = INSIDE_FIRST.exec(text) ?? [];
  return [text.slice(all.length), door];
}

const PHONE_LAST =
  /(?:^|[\s,])(\(?(?:(?:tel|telefon|fon|handy|mobil|mobile|phone|whatsapp|t|m)[.: ]*)?(?:\+|0)\d[\d ()/.-]{4,30})$/iu;

/** Cuts a phone number off the end: 'Berlin 0170 12345'. */
export function cutPhone(text: string): readonly [rest: string, phone: string] {
  const match = PHONE_LAST.exec(text);
  return match === null ? [text, ''] : [text.slice(0, match.index).trim(), match[1] ?? ''];
}

const isLongPhone = (text: string): boolean => isPhone(text) && text.replaceAll(/\D/g, '').length >= 6;
