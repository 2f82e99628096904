import { types } from 'node:util';
import { fail, ok, type Result } from '@tischlein/domain';
import type { Sheet } from './parse-csv.ts';

const MOST_UNPACKED_BYTES = 128 * 1024 * 1024;
const CENTRAL_ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const ENTRY_BYTES = 46;
const UNPACKED_SIZE_AT = 24;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads the sheets of an .xlsx file. */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<readonly Sheet[], 'noWorkbook'>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (measureUnpacked(file) > MOST_UNPACKED_BYTES) return fail('noWorkbook');
  // Loaded with the first file: an idle server needs less memory.
  const { default: readWorkbookFile } = await import('read-excel-file/node');
  try {
    const sheets = await readWorkbookFile(file);
    return ok(
      sheets.map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((cells, index) => ({ row: index + 1, cells: cells.map(toText) })),
      })),
    );
  } catch {
    // Any error of the reader means: no .xlsx file, or a damaged one.
    return fail('noWorkbook');
  }
}

/** Sums up the unpacked sizes in the directory of a zip file, without unpacking it. */
function measureUnpacked(file: Buffer): number {
  let unpacked = 0;
  for (let at = file.indexOf(CENTRAL_ENTRY); at >= 0; at = file.indexOf(CENTRAL_ENTRY, at + ENTRY_BYTES))
    if (at + ENTRY_BYTES <= file.length) unpacked += file.readUInt32LE(at + UNPACKED_SIZE_AT);
  return unpacked;
}

const DECIMALS = 1e6;

/** Numbers are rounded, because a spreadsheet computes 8.899999999999999 for 8.9. */
function toText(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * DECIMALS) / DECIMALS);
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  return types.isDate(value) ? value.toISOString().slice(0, 10) : '';
}
