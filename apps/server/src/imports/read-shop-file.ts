import {
  exportedShop,
  type ExportedShop,
  type ImportNote,
  type RowBalance,
  type ShopDocument,
} from '@tischlein/contract/office';
import { ok, type Result, shopId } from '@tischlein/domain';
import { listMissingParticulars, type Menu, readMenu } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { brokenRule, MENU_PROBLEM_NAMES, PARTICULAR_NAMES } from '@tischlein/wording/import';
import type { z } from 'zod';
import { readBistro } from './bistro.ts';
import { bistroFile } from './bistro-file.ts';
import { describeFaults } from './describe-faults.ts';
import { type FileProblem, problem } from './file-problem.ts';
import { type Imported, NOT_IN_ROWS } from './imported.ts';
import { newShop } from './new-shop.ts';
import { MOST_BYTES, type OpenedFile, openFile } from './open-file.ts';
import type { Sheet } from './parse-csv.ts';
import { rejectInvalid } from './reject-invalid.ts';
import { countDishes, countRows } from './row-balance.ts';
import { readSquare, squareFile } from './square.ts';
import { MOST_DISHES, readTable, type TableAnswers } from './table.ts';

/** Reads a shop or a menu: our own JSON with pictures, the bistro format, a Square catalogue, CSV or .xlsx. */
export async function readShopFile(fileName: string, bytes: Uint8Array): Promise<Result<Imported, FileProblem>> {
  const opened = await openFile(fileName, bytes);
  return opened.ok ? readOpened(opened.value) : opened;
}

/** Reads an opened file as a menu, with what the merchant has said about its tables. */
export function readOpened(opened: OpenedFile, answers: TableAnswers = {}): Result<Imported, FileProblem> {
  const read = opened.kind === 'json' ? readJson(opened.value, opened.size) : readTables(opened.sheets, answers);
  if (!read.ok) return read;
  const checked = rejectInvalid(read.value);
  if (!checked.ok) return problem('formatBroken', ...checked.problem.map(({ where, rule }) => `${where}: ${rule}`));
  const imported = addMenuProblems(checked.value);
  return hasContent(imported)
    ? ok(imported)
    : { ok: false, problem: { code: 'noDishes', details: listReasons(imported) } };
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

function readJson(json: unknown, size: number): Result<Imported, FileProblem> {
  const keys: object = typeof json === 'object' && json !== null ? json : {};
  if ('format' in keys) return readWith(exportedShop, json, readOwn);
  if (size > MOST_BYTES) return problem('tooLarge');
  if ('cafeData' in keys) return readWith(bistroFile, json, readBistro);
  if ('catalog' in keys) return readWith(squareFile, json, readSquare);
  return problem('formatUnknown', ...Object.keys(keys).slice(0, 8));
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
  ...NOT_IN_ROWS,
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
  const all = [...imported.notes, ...notes, ...noteParticulars(imported, menu)];
  return { ...imported, taken: menu.dishes.size, notes: all, balance: countSource(imported, menu, all) };
}

function countSource({ table, found }: Imported, menu: Menu, notes: readonly ImportNote[]): RowBalance {
  if (table === null) return countDishes(found, notes);
  const taken = [...table.byDish].flatMap(([dish, labels]) => (menu.dishes.has(dish) ? labels : []));
  return countRows(table.rows, new Set(taken), notes);
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
