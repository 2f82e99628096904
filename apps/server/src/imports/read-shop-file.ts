import { shopDocument, type ShopDocument } from '@tischlein/contract/office';
import { fail, ok, type Result, shopId } from '@tischlein/domain';
import { readMenu } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { CsvError } from 'csv-parse/sync';
import type { z } from 'zod';
import { readBistro } from './bistro.ts';
import { bistroFile } from './bistro-file.ts';
import { readCsv } from './csv.ts';
import type { Imported } from './imported.ts';
import { newShop } from './new-shop.ts';
import { readSquare, squareFile } from './square.ts';

/** Why a file could not be read; `detail` names the place. */
export interface FileProblem {
  readonly code: 'noJson' | 'formatUnknown' | 'formatBroken' | 'quoteNotClosed';
  readonly detail: string;
}

/** Reads a shop or a menu from a file: our own JSON, the bistro format, a Square catalogue or CSV. */
export function readShopFile(fileName: string, text: string): Result<Imported, FileProblem> {
  if (/\.(csv|tsv)$/i.test(fileName)) return readTable(text);
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = readJson(json.value);
  return read.ok ? ok(addMenuProblems(read.value)) : read;
}

function readTable(text: string): Result<Imported, FileProblem> {
  try {
    return ok(addMenuProblems(readCsv(text)));
  } catch (error) {
    if (error instanceof CsvError) return fail({ code: 'quoteNotClosed', detail: `Zeile ${String(error['lines'])}` });
    throw error;
  }
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
  };
}

function parseJson(text: string): Result<unknown, FileProblem> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return fail({ code: 'noJson', detail: error instanceof Error ? error.message : '' });
  }
}

function readJson(json: unknown): Result<Imported, FileProblem> {
  const keys: object = typeof json === 'object' && json !== null ? json : {};
  if ('format' in keys) return readWith(shopDocument, json, readOwn);
  if ('cafeData' in keys) return readWith(bistroFile, json, readBistro);
  if ('catalog' in keys) return readWith(squareFile, json, readSquare);
  return fail({ code: 'formatUnknown', detail: Object.keys(keys).slice(0, 8).join(', ') });
}

function readWith<File>(
  schema: z.ZodType<File, unknown>,
  json: unknown,
  read: (file: File) => Imported,
): Result<Imported, FileProblem> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(read(parsed.data));
  const [issue] = parsed.error.issues;
  return fail({ code: 'formatBroken', detail: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}

const readOwn = (document: ShopDocument): Imported => ({
  format: 'tischlein',
  config: document.config,
  menu: document.menu,
  coupons: document.coupons,
  notes: [],
});

/** Adds problems that show only in the whole menu: dangling references, combos with an empty slot, contradicting prices. */
function addMenuProblems(imported: Imported): Imported {
  const { problems } = readMenu(imported.menu);
  const notes = problems.map(
    (problem) => ({ kind: 'lost', code: 'menuProblem', where: problem.where, value: problem.code }) as const,
  );
  return { ...imported, notes: [...imported.notes, ...notes] };
}
