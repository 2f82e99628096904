import { ok, type Result } from '@tischlein/domain';
import { type DecodedText, decodeText } from './decode-text.ts';
import { type FileProblem, problem } from './file-problem.ts';
import { parseCsv, type Sheet } from './parse-csv.ts';
import { isPdf, readPdf } from './read-pdf.ts';
import { isZip, readWorkbook } from './read-workbook.ts';

/** What a file consists of before it is read as a menu. */
export type OpenedFile =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[]; readonly encoding: DecodedText['encoding'] | null }
  | {
      readonly kind: 'json';
      readonly value: unknown;
      readonly encoding: DecodedText['encoding'];
      readonly size: number;
    };

export const MOST_BYTES = 16 * 1024 * 1024;

/** Opens a file: its sheets, or its JSON. */
export async function openFile(fileName: string, bytes: Uint8Array): Promise<Result<OpenedFile, FileProblem>> {
  const isLarge = bytes.length > MOST_BYTES;
  if (isZip(bytes)) return isLarge ? problem('tooLarge') : openWorkbook(fileName, bytes);
  if (isPdf(bytes)) return isLarge ? problem('tooLarge') : openPdf(bytes);
  if (isPicture(bytes)) return problem('pictureOfMenu');
  if (isOldOffice(bytes)) return problem('otherProgram');
  const isTable = /\.(csv|tsv|txt|xlsx)$/i.test(fileName);
  if (isTable && isLarge) return problem('tooLarge');
  const text = decodeText(bytes);
  if (!text.ok) return problem('noText');
  return isTable ? openCsv(text.value) : openText(text.value, bytes.length);
}

const startsWith = (bytes: Uint8Array, mark: readonly number[], from = 0): boolean =>
  mark.every((byte, index) => bytes[from + index] === byte);

const isOldOffice = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** JPEG, PNG, GIF, TIFF, WebP, and 'ftyp' of HEIC and AVIF. */
const isPicture = (bytes: Uint8Array): boolean =>
  [
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x47, 0x49, 0x46, 0x38],
    [0x49, 0x49, 0x2a, 0x00],
    [0x4d, 0x4d, 0x00, 0x2a],
  ].some((mark) => startsWith(bytes, mark)) ||
  (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) ||
  startsWith(bytes, [0x66, 0x74, 0x79, 0x70], 4);

async function openWorkbook(fileName: string, bytes: Uint8Array): Promise<Result<OpenedFile, FileProblem>> {
  if (!/\.xls[xm]$/i.test(fileName) && Buffer.from(bytes.subarray(30, 38)).toString('latin1') === 'mimetype')
    return problem('otherProgram');
  const sheets = await readWorkbook(bytes);
  return sheets.ok ? openSheets(await arrangeSheets(sheets.value), null) : problem(sheets.problem);
}

async function openPdf(bytes: Uint8Array): Promise<Result<OpenedFile, FileProblem>> {
  const read = await readPdf(bytes);
  return read.ok ? openSheets([read.value], null) : problem(read.problem);
}

async function openCsv({ text, encoding }: DecodedText): Promise<Result<OpenedFile, FileProblem>> {
  const rows = parseCsv(text);
  if (rows.ok) return openSheets(await arrangeSheets([{ name: '', rows: rows.value }]), encoding);
  return rows.problem === 'tooExtensive'
    ? problem(rows.problem)
    : problem('quoteNotClosed', `Zeile ${rows.problem.row}`);
}

/** Exports of known systems as menu tables. Loaded with the first file: an idle server needs less memory. */
async function arrangeSheets(sheets: readonly Sheet[]): Promise<readonly Sheet[]> {
  const { arrangeSheet } = await import('./systems/arrange-sheet.ts');
  const { joinHeadings } = await import('./join-headings.ts');
  return sheets.map((sheet) => joinHeadings(arrangeSheet(sheet)));
}

const openSheets = (
  sheets: readonly Sheet[],
  encoding: DecodedText['encoding'] | null,
): Result<OpenedFile, FileProblem> => ok({ kind: 'sheets', sheets, encoding });

/** A saved web page, or JSON: our own, or that of another system. */
async function openText({ text, encoding }: DecodedText, size: number): Promise<Result<OpenedFile, FileProblem>> {
  if (/^\s*</.test(text)) {
    if (size > MOST_BYTES) return problem('tooLarge');
    const { readMenuPage } = await import('./read-menu-page.ts');
    const { sheet, menuAddress } = readMenuPage(text);
    return sheet
      ? openSheets([sheet], encoding)
      : problem('pageWithoutMenu', ...(menuAddress === null ? [] : [menuAddress]));
  }
  const json = parseJson(text);
  if (!json.ok) return json;
  const { toSquareCatalog } = await import('./systems/square-api.ts');
  const value = toSquareCatalog(json.value) ?? json.value;
  if (isOwn(value)) return ok({ kind: 'json', value, encoding, size });
  // Only our own exports contain pictures.
  if (size > MOST_BYTES) return problem('tooLarge');
  const { readOtherJson } = await import('./systems/read-other-json.ts');
  const sheets = readOtherJson(value);
  if (sheets === 'tooExtensive') return problem(sheets);
  return sheets.length > 0 ? openSheets(sheets, encoding) : ok({ kind: 'json', value, encoding, size });
}

/** Formats that are read as a whole, not as a table. */
const isOwn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('format' in value || 'cafeData' in value || 'catalog' in value);

function parseJson(text: string): Result<unknown, FileProblem> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    return problem('noJson', ...(position === undefined ? [] : [`Zeichen ${position}`]));
  }
}
