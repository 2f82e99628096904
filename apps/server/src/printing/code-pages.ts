import type { PrintEncoding } from '@tischlein/contract/office';

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

/** Text in the code page of a printer. What the page lacks becomes similar, or '?'; control characters are dropped. */
export function encodeText(text: string, encoding: Exclude<PrintEncoding, 'raster'>): Buffer {
  const page = BYTES[encoding];
  return Buffer.concat(Array.from(text, (character) => Buffer.from(encodeCharacter(character, page))));
}

function encodeCharacter(character: string, page: ReadonlyMap<string, number>): readonly number[] {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32 || code === 127) return [];
  if (code < 127) return [code];
  const byte = page.get(character);
  if (byte !== undefined) return [byte];
  const similar = SUBSTITUTES[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return similar === character ? [63] : Array.from(similar).flatMap((each) => encodeCharacter(each, page));
}
