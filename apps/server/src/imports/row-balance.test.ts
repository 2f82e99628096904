import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../../tests/support/write-workbook.ts';
import { formatImportReport } from './import-report.ts';
import { findLosses } from './compare-menus.ts';
import type { Imported } from './imported.ts';
import { mergeImport, readShopFile } from './read-shop-file.ts';

async function readRows(rows: readonly (readonly string[])[]): Promise<Imported | null> {
  const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');
  const read = await readShopFile('karte.csv', Buffer.from(text));
  return read.ok ? read.value : null;
}
const report = (imported: Imported): string =>
  formatImportReport(imported, findLosses(null, mergeImport(imported, 'roma', null))).join('\n');

describe('each row of a table is counted once', () => {
  it('with its reason: dishes, doubled ones, headings, a legend and notes', async () => {
    const imported = await readRows([
      ['Sommerkarte', '', '', ''],
      ['Gericht', 'Preis', 'Größe', 'Allergene'],
      ['PIZZA', '', '', ''],
      ['Margherita', '8,90', '', 'A'],
      ['Margherita', '8,90', '', 'A'],
      ['Tonno', 'auf Anfrage', '', ''],
      ['', '', '', ''],
      ['Alle Pizzen mit Salat.', '', '', ''],
      ['Nachtisch', '', '', ''],
      ['A = Weizen', '', '', ''],
    ]);
    expect(imported?.balance).toEqual({
      read: 9,
      taken: 1,
      refused: [
        { row: 'Zeile 5', reason: 'rowRepeated' },
        { row: 'Zeile 6', reason: 'priceNotFixed' },
        { row: 'Zeile 9', reason: 'priceMissing' },
      ],
      ignored: [
        { row: 'Zeile 1', reason: 'rowWithoutMeaning' },
        { row: 'Zeile 2', reason: 'columnHeadings' },
        { row: 'Zeile 3', reason: 'categoryHeading' },
        { row: 'Zeile 8', reason: 'rowWithoutMeaning' },
        { row: 'Zeile 10', reason: 'legend' },
      ],
    });
    expect(imported && report(imported)).toContain(
      'Gelesen: 9 Zeilen, davon übernommen 1, abgelehnt 3, kein Gericht 5 (Hinweise ohne Preis 2, Überschriften der Spalten 1, Überschriften von Kategorien 1, Legende 1)',
    );
  });

  it('also those of a sheet that is not read, and a row with a price for each size once', async () => {
    const bytes = writeWorkbook([
      {
        name: 'Speisen',
        rows: [
          ['Name', 'Preis klein', 'Preis groß'],
          ['Gyros', 9.5, 12.5],
          ['Bifteki', 10.5, 'Tagespreis'],
        ],
      },
      {
        name: 'Notizen',
        rows: [
          ['Anruf', 'Lieferant'],
          ['Montag', 'Fisch'],
        ],
      },
    ]);
    const read = await readShopFile('karte.xlsx', bytes);
    expect(read.ok && read.value.balance).toEqual({
      read: 5,
      taken: 2,
      refused: [
        { row: 'Notizen, Zeile 1', reason: 'sheetNotRead' },
        { row: 'Notizen, Zeile 2', reason: 'sheetNotRead' },
      ],
      ignored: [{ row: 'Speisen, Zeile 1', reason: 'columnHeadings' }],
    });
  });

  it('whatever a file holds: read is taken, refused and ignored, and no row is counted twice', async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        '',
        'Pizza',
        'Margherita',
        '8,90',
        '12',
        'ab 9',
        'A = Weizen',
        'Legende',
        'klein',
        'A, G',
        '-',
        'x',
      ),
      fc.string({ maxLength: 12 }),
    );
    const row = fc.array(cell, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 25 }), async (rows) => {
        const imported = await readRows([
          ['Kategorie', 'Gericht', 'Größe', 'Preis', 'Allergene'],
          ...rows,
          ['', 'Cola', '', '2,90'],
        ]);
        if (!imported) return;
        const { read, taken, refused, ignored } = imported.balance;
        const filled = rows.filter((cells) => cells.some((each) => each.trim() !== '')).length + 2;
        const named = [...refused, ...ignored].map((each) => each.row);
        expect([read, new Set(named).size]).toEqual([filled, named.length]);
        expect(taken + refused.length + ignored.length).toBe(read);
        for (const { row: label, reason } of refused)
          expect(
            imported.notes.some(
              ({ kind, code, where }) => kind === 'rejected' && code === reason && where.startsWith(label),
            ),
          ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
