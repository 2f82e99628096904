import PDFDocument from 'pdfkit';
import { FIRST_FONT, registerFonts } from './fonts.ts';

// Missing in the type declarations.
const UNIVERSAL_ACCESS: object = { subset: 'PDF/UA' };

interface DocumentOptions {
  readonly title: string;
  readonly author: string;
  readonly size: 'A4' | 'A6';
  readonly margin: number;
}

/** A tagged PDF (PDF/UA) in German with the shop's fonts embedded. */
export function openDocument({ title, author, size, margin }: DocumentOptions): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size,
    margin,
    font: FIRST_FONT,
    lang: 'de-DE',
    pdfVersion: '1.7',
    ...UNIVERSAL_ACCESS,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  registerFonts(doc);
  return doc;
}

/** Ends the document and returns its bytes. */
export async function closeDocument(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
