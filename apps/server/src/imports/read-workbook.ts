import { types } from 'node:util';
import { fail, ok, type Result } from '@tischlein/domain';
import type { Sheet } from './parse-csv.ts';
import { isTooExtensive } from './sheet-limits.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads the sheets of an .xlsx file. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<Result<readonly Sheet[], 'noWorkbook' | 'tooExtensive'>> {
  // Loaded with the first file: an idle server needs less memory.
  const { default: readWorkbookFile } = await import('read-excel-file/node');
  try {
    const unpacked = await unpackWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (unpacked === 'tooExtensive') return fail(unpacked);
    const sheets = (await readWorkbookFile(Buffer.from(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength))).map(
      ({ sheet, data }) => ({
        name: sheet,
        rows: data.map((cells, index) => ({ row: index + 1, cells: cells.map(toText) })),
      }),
    );
    return sheets.some(({ rows }) => isTooExtensive(rows)) ? fail('tooExtensive') : ok(sheets);
  } catch {
    // Any error of the reader means: no .xlsx file, or a damaged one.
    return fail('noWorkbook');
  }
}

const DECIMALS = 1e6;

/** Numbers are rounded, because a spreadsheet computes 8.899999999999999 for 8.9. */
function toText(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * DECIMALS) / DECIMALS);
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  return types.isDate(value) ? value.toISOString().slice(0, 10) : '';
}
