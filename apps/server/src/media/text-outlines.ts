import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);
// The shop's typeface, and one for other alphabets. Drawn as outlines, so that the machine needs no fonts.
const FILES = [
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
];

let fonts: readonly Font[] | undefined;

const openFonts = (): readonly Font[] =>
  (fonts ??= FILES.map((file) => openSync(require.resolve(file))).filter((font) => 'layout' in font));

interface TextBlock {
  readonly text: string;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly mostLines: number;
}

/** Draws text in lines as SVG outlines. Words that do not fit into the last line are cut. */
export function drawText({ text, x, y, width, size, mostLines }: TextBlock): string {
  const lines = wrapText(text, width / size);
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines) shown[mostLines - 1] = cutLine(`${shown.at(-1)} ${lines[mostLines]}`, width / size);
  return shown.map((line, row) => drawLine(line, { x, y: y + row * size * LINE_HEIGHT, size })).join('');
}

const LINE_HEIGHT = 1.18;

/** Number of lines at this width, in units of the font's size. */
export const countLines = (text: string, width: number): number => wrapText(text, width).length;

function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(measure(word) <= width ? word : cutLine(word, width));
  }
  return lines;
}

function cutLine(line: string, width: number): string {
  const marks = [...line];
  while (marks.length > 1 && measure(`${marks.join('')}…`) > width) marks.pop();
  return `${marks.join('').trimEnd()}…`;
}

function measure(text: string): number {
  const font = findFont(text);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function drawLine(
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const font = findFont(text);
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const outlines = glyphs.map((glyph, place) => {
    const outline = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[place]?.xAdvance ?? 0;
    return outline;
  });
  const scale = size / font.unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** The first font with all characters of the text, otherwise the last. */
function findFont(text: string): Font {
  const all = openFonts();
  const hasAll = (font: Font): boolean =>
    [...text].every((mark) => font.hasGlyphForCodePoint(mark.codePointAt(0) ?? 0));
  const font = all.find(hasAll) ?? all.at(-1);
  if (!font) throw new Error('no font could be opened');
  return font;
}
