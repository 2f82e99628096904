import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { toPrintable } from './printable.ts';

const require = createRequire(import.meta.url);
// The shop's typeface, and a second one for texts in other alphabets: Greek, Cyrillic, Vietnamese.
const FILES = {
  regular: require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  wideRegular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  wideStrong: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
type Weight = 'regular' | 'strong';
const WIDE = { regular: 'wideRegular', strong: 'wideStrong' } as const;

export interface Style {
  readonly weight: Weight;
  readonly size: number;
}

/** The font that a document starts with. */
export const FIRST_FONT: string = FILES.regular;

export const INK = '#1c1917';
export const SOFT = '#57534e';
export const HAIRLINE = '#a8a29e';

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file);
}

/** The text with what the fonts can print. */
export const print = (text: string): string => toPrintable(text, canPrint);

/** Sets font, size and ink for a text. */
export function applyStyle(doc: PDFKit.PDFDocument, text: string, { weight, size }: Style): PDFKit.PDFDocument {
  return doc.font(chooseFont(text, weight)).fontSize(size).fillColor(INK);
}

// Both weights of a typeface have the same glyphs.
const hasGlyphIn = (file: string): ((codePoint: number) => boolean) => {
  const glyphs = openSync(file);
  return (codePoint) => 'hasGlyphForCodePoint' in glyphs && glyphs.hasGlyphForCodePoint(codePoint);
};
const isNarrow = hasGlyphIn(FILES.regular);
const isWide = hasGlyphIn(FILES.wideRegular);
const canPrint = (codePoint: number): boolean => isNarrow(codePoint) || isWide(codePoint);

/** The font of a text: one typeface for all of it. */
const chooseFont = (text: string, weight: Weight): keyof typeof FILES =>
  Array.from(text).every((character) => isNarrow(character.codePointAt(0) ?? 0)) ? weight : WIDE[weight];

/** The outline of a character at this size, its baseline at 0 and y downwards; '?' if no font has it. */
export function outlineGlyph(character: string, weight: Weight, size: number): { path: string; advance: number } {
  const printable = canPrint(character.codePointAt(0) ?? 0) ? character : '?';
  const font = openFont(FILES[chooseFont(printable, weight)]);
  const [glyph] = 'layout' in font ? font.layout(printable).glyphs : [];
  if (!glyph || !('unitsPerEm' in font)) return { path: '', advance: size };
  const scale = size / font.unitsPerEm;
  return { path: glyph.path.scale(scale, -scale).toSVG(), advance: Math.max(1, glyph.advanceWidth * scale) };
}

const opened = new Map<string, ReturnType<typeof openSync>>();

function openFont(file: string): ReturnType<typeof openSync> {
  const font = opened.get(file) ?? openSync(file);
  opened.set(file, font);
  return font;
}
