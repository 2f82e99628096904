import type { SlipRow, SlipStyle } from '@tischlein/domain/printing';
import type { PrintableJob } from './read-printable.ts';

const SCHEMA = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
const STYLES: Readonly<Record<Exclude<SlipStyle, 'cut'>, string>> = {
  normal: 'dw="false" dh="false" em="false" reverse="false"',
  strong: 'dw="false" dh="false" em="true" reverse="false"',
  large: 'dw="true" dh="true" em="false" reverse="false"',
  inverse: 'dw="false" dh="false" em="true" reverse="true"',
};

/** A job for an Epson printer: Unicode in XML, so that text needs no code page. */
export async function encodeEpson({ id, rows, copies, encoding, columns }: PrintableJob): Promise<string> {
  const slip = encoding === 'raster' ? await toImage(rows, columns) : rows.map(toText).join('');
  const content = `<text lang="de"/>${slip}${FEED_AND_CUT}`.repeat(copies);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>10000</timeout><printjobid>${id}</printjobid></Parameter>`,
    `<PrintData><epos-print xmlns="${SCHEMA}">${content}</epos-print></PrintData>`,
    '</ePOSPrint></PrintRequestInfo>',
  ].join('');
}

const FEED_AND_CUT = '<feed line="2"/><cut type="feed"/>';

const toText = ({ text, style }: SlipRow): string =>
  style === 'cut' ? FEED_AND_CUT : `<text ${STYLES[style]}>${escapeXml(text)}&#10;</text>`;

async function toImage(rows: readonly SlipRow[], columns: number): Promise<string> {
  const { drawRows } = await import('./draw-rows.ts');
  const { bytes, bytesPerRow, height } = await drawRows(rows, columns);
  const size = `width="${bytesPerRow * 8}" height="${height}"`;
  return `<image ${size} color="color_1" mode="mono">${bytes.toString('base64')}</image>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML 1.0 has no control characters.
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u001F\u007F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
