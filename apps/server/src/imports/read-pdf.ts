import { fail, ok, type Result } from '@tischlein/domain';
import type { Sheet } from './parse-csv.ts';
import { arrangeLines } from './pdf-rows.ts';
import type { PdfPart } from './pdf-lines.ts';

/** What a PDF is called as the source of a menu: each of its lines is confirmed by a person. */
export const PDF = 'PDF';
const MARK = [0x25, 0x50, 0x44, 0x46];
const MOST_PAGES = 80;
const MOST_PARTS = 60_000;

export const isPdf = (bytes: Uint8Array): boolean => MARK.every((byte, index) => bytes[index] === byte);

type PdfProblem = 'noPdf' | 'pdfLocked' | 'pdfWithoutText' | 'tooExtensive';

/** Reads the text of a PDF with its places as a menu table. It may take long: a server reads it in a thread that it can end. */
export async function readPdf(bytes: Uint8Array): Promise<Result<Sheet, PdfProblem>> {
  const parts = await listParts(bytes);
  if (!parts.ok) return parts;
  const rows = arrangeLines(parts.value);
  return rows.length > 1 ? ok({ name: '', system: PDF, rows }) : fail('pdfWithoutText');
}

async function listParts(bytes: Uint8Array): Promise<Result<readonly PdfPart[], PdfProblem>> {
  // Loaded with the first PDF: it is large.
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The library takes the bytes over.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, maxImageSize: 1 });
    if (pdf.numPages > MOST_PAGES) return fail('tooExtensive');
    const parts: PdfPart[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) parts.push(toPart(item, number));
      if (parts.length > MOST_PARTS) return fail('tooExtensive');
    }
    return ok(parts);
  } catch (error) {
    // Any error of the library means: no PDF, a damaged one, or one that asks for a password.
    return fail(error instanceof Error && error.name === 'PasswordException' ? 'pdfLocked' : 'noPdf');
  }
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
}

const toPart = ({ str, transform, width, height }: TextItem, page: number): PdfPart => {
  const [, , , , x, y] = transform.map(Number);
  return { text: str.normalize('NFC'), page, x: x ?? 0, y: y ?? 0, width, size: height };
};
