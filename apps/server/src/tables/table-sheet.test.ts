import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../../tests/support/pdf-text.ts';
import { renderTableSheet, type TableSheet } from './table-sheet.ts';

const ADDRESS = 'https://roma.example/?tisch=v1.Zm9vYmFyYmF6cXV1eA';
const codes = (count: number): TableSheet['tables'] =>
  Array.from({ length: count }, (_, index) => ({ table: index + 1, area: 'Terrasse', address: `${ADDRESS}${index}` }));
const SHEET = { restaurant: 'Trattoria Roma', logo: null, primaryColor: '#1b3a2c', tables: codes(5) };

describe("the sheet of the tables' QR codes", () => {
  it.each([
    { size: 'a6', pages: 5, box: '[0 0 297.64 419.53]' },
    { size: 'a4', pages: 2, box: '[0 0 595.28 841.89]' },
  ] as const)('has one sign per table on $size', async ({ size, pages, box }) => {
    const pdf = Buffer.from(await renderTableSheet({ ...SHEET, size }));
    const source = pdf.toString('latin1');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    expect(source).toContain(`/MediaBox ${box}`);
    const text = pdfText(pdf);
    for (const words of ['Tisch 1', 'Tisch 5', 'Terrasse', 'Trattoria Roma', 'Scanne den Code'])
      expect(text).toContain(words);
  });

  it('is tagged, names each code for screen readers, and embeds its fonts', async () => {
    const source = Buffer.from(await renderTableSheet({ ...SHEET, size: 'a6' })).toString('latin1');
    for (const mark of ['/Lang (de-DE)', '/MarkInfo', '/FontFile2', 'pdfuaid', '/S /Figure'])
      expect(source).toContain(mark);
    expect(source.match(/\/Alt /g)).toHaveLength(5);
    // The codes are drawn as shapes.
    expect(source).not.toContain('/Subtype /Image');
  });
});
