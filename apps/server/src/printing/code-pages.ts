import type { PrintEncoding } from '@tischlein/contract/office';
import { transliterate } from '../transliterate.ts';

const HIGH_CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const HIGH_1252 = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at));

const toBytes = (high: string): ReadonlyMap<string, number> =>
  new Map(Array.from(high, (character, at) => [character, 128 + at]));
const BYTES = { windows1252: toBytes(HIGH_1252), cp858: toBytes(HIGH_CP858) };

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '„': '"',
  '“': '"',
  '”': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '\u202F': ' ',
  '\u00A0': ' ',
  '\u2009': ' ',
};

type CodePage = Exclude<PrintEncoding, 'raster'>;

/** Text in the code page of a printer. What the page lacks becomes similar, or '?'; control characters are dropped. */
export const encodeText = (text: string, encoding: CodePage): Buffer =>
  Buffer.from(Array.from(toPageText(text, encoding), (character) => toByte(character, BYTES[encoding]) ?? QUESTION));

/** Text of characters that a code page has, so that it is as long as it will be printed: 'Bœuf' → 'Boeuf'. */
export const toPageText = (text: string, encoding: CodePage): string =>
  Array.from(text, (character) => toPageCharacters(character, BYTES[encoding])).join('');

const QUESTION = 63;

function toByte(character: string, page: ReadonlyMap<string, number>): number | null {
  const code = character.codePointAt(0) ?? 0;
  return code >= 32 && code < 127 ? code : (page.get(character) ?? null);
}

function toPageCharacters(character: string, page: ReadonlyMap<string, number>): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32 || code === 127) return '';
  if (toByte(character, page) !== null) return character;
  const similar = SUBSTITUTES[character] ?? findSimilar(character);
  return similar === null ? '?' : Array.from(similar, (each) => toPageCharacters(each, page)).join('');
}

/** 'ế' without its marks, else the plain letters that it is read as; null: there are none. */
function findSimilar(character: string): string | null {
  const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== character && bare !== '' ? bare : transliterate(character);
}
