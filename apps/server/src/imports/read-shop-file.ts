import { exportedShop, type ExportedShop, type ImportNote, type ShopDocument } from '@tischlein/contract/office';
import { fail, ok, type Result, shopId } from '@tischlein/domain';
import { listMissingParticulars, type Menu, readMenu } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { brokenRule, MENU_PROBLEM_NAMES, PARTICULAR_NAMES } from '@tischlein/wording/import';
import type { z } from 'zod';
import { readBistro } from './bistro.ts';
import { bistroFile } from './bistro-file.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { describeFaults } from './describe-faults.ts';
import type { Imported } from './imported.ts';
import { newShop } from './new-shop.ts';
import { parseCsv, type Sheet } from './parse-csv.ts';
import { isZip, readWorkbook } from './read-workbook.ts';
import { rejectInvalid } from './reject-invalid.ts';
import { readSquare, squareFile } from './square.ts';
import { MOST_DISHES, readTable, type TableAnswers } from './table.ts';

/** Why a file could not be read; `details` name the places. */
export interface FileProblem {
  readonly code:
    | 'noJson'
    | 'noText'
    | 'noWorkbook'
    | 'otherProgram'
    | 'tooLarge'
    | 'tooExtensive'
    | 'noColumns'
    | 'priceColumnsUnclear'
    | 'formatUnknown'
    | 'formatBroken'
    | 'quoteNotClosed'
    | 'noDishes';
  readonly details: readonly string[];
}

const MOST_BYTES = 16 * 1024 * 1024;
const problem = (code: FileProblem['code'], ...details: string[]): Result<never, FileProblem> =>
  fail({ code, details });

/** Reads a shop or a menu: our own JSON with pictures, the bistro format, a Square catalogue, CSV or .xlsx. */
export async function readShopFile(fileName: string, bytes: Uint8Array): Promise<Result<Imported, FileProblem>> {
  const opened = await openFile(fileName, bytes);
  return opened.ok ? readOpened(opened.value) : opened;
}

/** What a file consists of before it is read as a menu. */
export type OpenedFile =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[]; readonly encoding: DecodedText['encoding'] | null }
  | { readonly kind: 'json'; readonly decoded: DecodedText; readonly size: number };

/** Reads an opened file as a menu, with what the merchant has said about its tables. */
export function readOpened(opened: OpenedFile, answers: TableAnswers = {}): Result<Imported, FileProblem> {
  const read = opened.kind === 'json' ? readJson(opened.decoded.text, opened.size) : readTables(opened.sheets, answers);
  if (!read.ok) return read;
  const checked = rejectInvalid(read.value);
  if (!checked.ok) return problem('formatBroken', ...checked.problem.map(({ where, rule }) => `${where}: ${rule}`));
  const imported = addMenuProblems(checked.value);
  return hasContent(imported)
    ? ok(imported)
    : { ok: false, problem: { code: 'noDishes', details: listReasons(imported) } };
}

/** Opens a file: its sheets, or its JSON. */
export async function openFile(fileName: string, bytes: Uint8Array): Promise<Result<OpenedFile, FileProblem>> {
  if (isZip(bytes)) return bytes.length > MOST_BYTES ? problem('tooLarge') : openWorkbook(fileName, bytes);
  if (isOtherProgram(bytes)) return problem('otherProgram');
  const isTable = /\.(csv|tsv|txt|xlsx)$/i.test(fileName);
  if (isTable && bytes.length > MOST_BYTES) return problem('tooLarge');
  const text = decodeText(bytes);
  if (!text.ok) return problem('noText');
  return isTable ? openCsv(text.value) : ok({ kind: 'json', decoded: text.value, size: bytes.length });
}

// Magic bytes of the older Office formats and of PDF.
const isOtherProgram = (bytes: Uint8Array): boolean =>
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x25, 0x50, 0x44, 0x46],
  ].some((mark) => mark.every((byte, index) => bytes[index] === byte));

async function openWorkbook(fileName: string, bytes: Uint8Array): Promise<Result<OpenedFile, FileProblem>> {
  if (!/\.xls[xm]$/i.test(fileName) && Buffer.from(bytes.subarray(30, 38)).toString('latin1') === 'mimetype')
    return problem('otherProgram');
  const sheets = await readWorkbook(bytes);
  return sheets.ok ? ok({ kind: 'sheets', sheets: sheets.value, encoding: null }) : problem(sheets.problem);
}

function openCsv({ text, encoding }: DecodedText): Result<OpenedFile, FileProblem> {
  const rows = parseCsv(text);
  if (rows.ok) return ok({ kind: 'sheets', sheets: [{ name: '', rows: rows.value }], encoding });
  return rows.problem === 'tooExtensive'
    ? problem(rows.problem)
    : problem('quoteNotClosed', `Zeile ${rows.problem.row}`);
}

function readTables(sheets: readonly Sheet[], answers: TableAnswers): Result<Imported, FileProblem> {
  const imported = readTable(sheets, answers);
  if (imported === 'tooManyDishes')
    return problem('formatBroken', brokenRule('dishes', { code: 'tooMany', limit: MOST_DISHES }));
  if (imported !== 'noColumns')
    return 'unclear' in imported ? problem('priceColumnsUnclear', ...imported.unclear) : ok(imported);
  const headings = sheets.flatMap(({ rows }) => rows[0]?.cells.filter((cell) => cell.trim() !== '') ?? []);
  return problem('noColumns', ...headings.slice(0, 8).map((heading) => heading.slice(0, 80)));
}

/** Merges an import into the existing shop, or into a new one. */
export function mergeImport(imported: Imported, slug: string, existing: ShopDocument | null): ShopDocument {
  const base = existing?.config ?? newShop(slug);
  const ownId = imported.config.slug === slug ? imported.config.id : undefined;
  const config: ShopConfig = { ...base, ...imported.config, id: existing?.config.id ?? ownId ?? shopId(slug), slug };
  return {
    format: 'tischlein-shop/1',
    config,
    menu: imported.menu,
    coupons: imported.coupons ?? existing?.coupons ?? [],
    ...(imported.legalEntity && { legalEntity: imported.legalEntity }),
  };
}

function readJson(text: string, size: number): Result<Imported, FileProblem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const keys: object = typeof json.value === 'object' && json.value !== null ? json.value : {};
  if ('format' in keys) return readWith(exportedShop, json.value, readOwn);
  // Only our own exports contain pictures.
  if (size > MOST_BYTES) return problem('tooLarge');
  if ('cafeData' in keys) return readWith(bistroFile, json.value, readBistro);
  if ('catalog' in keys) return readWith(squareFile, json.value, readSquare);
  return problem('formatUnknown', ...Object.keys(keys).slice(0, 8));
}

function parseJson(text: string): Result<unknown, FileProblem> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    return problem('noJson', ...(position === undefined ? [] : [`Zeichen ${position}`]));
  }
}

function readWith<File>(
  schema: z.ZodType<File, unknown>,
  json: unknown,
  read: (file: File) => Imported,
): Result<Imported, FileProblem> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(read(parsed.data));
  const faults = describeFaults(parsed.error.issues, json);
  return problem('formatBroken', ...faults.map(({ where, rule }) => `${where}: ${rule}`));
}

const readOwn = ({ pictures, ...document }: ExportedShop): Imported => ({
  format: 'tischlein',
  config: document.config,
  menu: document.menu,
  coupons: document.coupons,
  ...(document.legalEntity && { legalEntity: document.legalEntity }),
  pictures: pictures ?? null,
  taken: 0,
  found: document.menu.dishes.length,
  origins: new Map(),
  notes: [],
});

const DISH_LOST: ReadonlySet<string> = new Set(['duplicateId', 'categoryUnknown']);

/** Adds problems that show only in the whole menu: dangling references, combos with an empty slot, contradicting prices. */
function addMenuProblems(imported: Imported): Imported {
  const { menu, problems } = readMenu(imported.menu);
  const dishes = new Set(imported.menu.dishes.map(({ name }) => name));
  const notes = problems.map(({ code, where, reference }) => {
    const isRejected = DISH_LOST.has(code) && dishes.has(where);
    const value = `${MENU_PROBLEM_NAMES[code]} (${reference})`;
    return { kind: isRejected ? 'rejected' : 'lost', code: 'menuProblem', where, value } as const;
  });
  return {
    ...imported,
    taken: menu.dishes.size,
    notes: [...imported.notes, ...notes, ...noteParticulars(imported, menu)],
  };
}

/** What drinks with a deposit and prepacked goods do not say yet (S3 L4). */
function noteParticulars({ config, origins }: Imported, menu: Menu): ImportNote[] {
  const { dishDeposits = {} } = config;
  return listMissingParticulars(menu, { dishDeposits }).flatMap(({ dish: { id, name }, missing }) => {
    const where = origins.get(id)?.[0] ?? name;
    const others = missing.filter((part) => part !== 'depositKind').map((part) => PARTICULAR_NAMES[part]);
    return [
      ...(missing.includes('depositKind')
        ? [{ kind: 'assumed', code: 'depositKindMissing', where, value: '' } as const]
        : []),
      ...(others.length > 0
        ? [{ kind: 'assumed', code: 'particularsMissing', where, value: others.join(', ') } as const]
        : []),
    ];
  });
}

const hasContent = ({ menu, taken, format }: Imported): boolean =>
  taken > 0 || (format === 'tischlein' && menu.dishes.length === 0);

/** Why nothing was taken over, each reason once. */
const listReasons = ({ notes }: Imported): readonly string[] =>
  notes
    .filter(({ kind }) => kind === 'rejected')
    .slice(0, 5)
    .map(({ where, value }) => (value ? `${where}: ${value}` : where));
