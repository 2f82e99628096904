/** Encodes text as Windows-1252; what the code page lacks becomes its plain letter, else '?'. */
export const encodeWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    text.normalize('NFC'),
    (character) => BYTES.get(character) ?? BYTES.get(toPlain(character)) ?? QUESTION,
  );

const toPlain = (character: string): string => character.normalize('NFD').charAt(0);
const QUESTION = 0x3f;

// Node decodes the code page, and encodes UTF-8 only.
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);
