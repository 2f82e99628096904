import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { readShopFile } from './read-shop-file.ts';

/** Two columns of pizzas and a list of drinks, as menus are printed. */
const PRINTED = readFileSync(join(import.meta.dirname, 'systems/samples/printed-menu.pdf'));

const readMenu = async () => {
  const read = await readShopFile('karte.pdf', PRINTED);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
};

/** Writes a PDF with these lines. */
function writePdf(lines: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const line of lines) document.text(line);
  return new Promise((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

describe('a printed menu', () => {
  it('is read with numbers, texts below, codes, headings and two columns', async () => {
    const { menu } = await readMenu();
    const names = new Map(menu.categories.map(({ id, name }) => [id, name]));
    expect(
      menu.dishes.map(({ number, name, subtext, prices, category, declarations }) => [
        number,
        name,
        subtext,
        prices.pickup?.base ?? Object.values(prices.pickup?.size ?? {}),
        names.get(category),
        declarations,
      ]),
    ).toEqual([
      ['12', 'Margherita', 'mit Tomaten und Basilikum', 890, 'Pizza', ['wheat', 'milk']],
      ['20', 'Salami', 'scharf', 990, 'Pizza', null],
      ['21', 'Tonno', undefined, 1000, 'Pizza', null],
      [undefined, 'Cola 0,33 l', undefined, [290], 'Getränke', null],
    ]);
  });

  it('each of its lines is counted; two prices without sizes and one that is not fixed are refused', async () => {
    const { balance } = await readMenu();
    const { read, taken, refused, ignored } = balance;
    expect([read, taken, refused.length, ignored.length]).toEqual([12, 6, 3, 3]);
    expect(refused.map(({ reason }) => reason).toSorted()).toEqual(['priceMissing', 'priceNotFixed', 'priceSeveral']);
  });
});

describe('a PDF without a menu', () => {
  it('of pictures alone has no text', async () => {
    expect(await readPdf(await writePdf([]))).toEqual({ ok: false, problem: 'pdfWithoutText' });
  });

  it('with a password is locked', async () => {
    const bytes = await writePdf(['Pizza 8,90'], { userPassword: 'geheim', ownerPassword: 'geheimer' });
    expect(await readPdf(bytes)).toEqual({ ok: false, problem: 'pdfLocked' });
  });

  it.each(['%PDF-1.7', `%PDF-1.4\n${'1 0 obj << /Kids [1 0 R] >> endobj\n'.repeat(50)}trailer << /Root 1 0 R >>`])(
    'that is damaged is refused',
    async (text) => {
      expect(await readPdf(Buffer.from(text))).toMatchObject({ ok: false });
    },
  );
});
