import { inflateSync } from 'node:zlib';

/** The text of a PDF as a reader copies it: glyphs mapped to characters by the fonts' tables. */
export function pdfText(pdf: Buffer): string {
  const streams = readStreams(pdf);
  // Each weight is a subset with its own numbering: find it through the object that the font refers to.
  const source = pdf.toString('latin1');
  const maps = new Map(
    Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', font = '']) => {
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(findObject(source, font)) ?? [];
      return [name, characters(streams.get(cmap) ?? '')] as const;
    }),
  );
  return Array.from(streams.values())
    .flatMap((stream) => shownBy(stream, maps))
    .join('\n');
}

function findObject(source: string, id: string): string {
  const start = source.search(new RegExp(String.raw`(?<!\d)${id} 0 obj`));
  return source.slice(start, source.indexOf('endobj', start));
}

function readStreams(pdf: Buffer): Map<string, string> {
  const source = pdf.toString('latin1');
  const streams = new Map<string, string>();
  for (const { index, 0: head, 1: id = '' } of source.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?>>\nstream\n/g)) {
    const start = index + head.length;
    const bytes = pdf.subarray(start, source.indexOf('\nendstream', start));
    streams.set(id, head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1'));
  }
  return streams;
}

function characters(cmap: string): readonly string[] {
  const [, codes = ''] = /beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/.exec(cmap) ?? [];
  return Array.from(codes.matchAll(/<([0-9a-f]*)>/g), ([, hex = '']) =>
    Array.from(hex.match(/.{4}/g) ?? [], (unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
  );
}

function shownBy(stream: string, maps: ReadonlyMap<string, readonly string[]>): string[] {
  let font: readonly string[] = [];
  const lines: string[] = [];
  for (const [, name, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = maps.get(name) ?? [];
    else lines.push(toText(glyphs ?? '', font));
  }
  return lines;
}

const toText = (glyphs: string, font: readonly string[]): string =>
  Array.from(glyphs.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) =>
    Array.from(hex.match(/.{4}/g) ?? [], (glyph) => font[Number.parseInt(glyph, 16)] ?? '').join(''),
  ).join('');
