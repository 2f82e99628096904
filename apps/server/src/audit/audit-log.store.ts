import type { AuditDetail } from '@tischlein/domain/audit';
import type { ShopId } from '@tischlein/domain';
import { findAuditKeys } from '@tischlein/wording/office';
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { UtcRange } from '../clock.ts';
import type { Row, Tables } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';

const text = z.string().nullable();
export const detailsColumn = jsonColumn<readonly AuditDetail[]>(
  'audit_log.details',
  z.array(z.object({ topic: z.string(), name: z.string(), field: z.string().optional(), before: text, after: text })),
);

export interface AuditFilter {
  /** '' for entries about no shop. */
  readonly shops: readonly (ShopId | '')[];
  /** Whether entries about the installation are shown, which are about no shop. */
  readonly seesInstallation: boolean;
  readonly author: string | null;
  readonly area: string | null;
  /** Words that the page shows of an entry, in small letters. */
  readonly words: readonly string[];
  readonly range: UtcRange;
}

/** Where a page continues: behind this entry. */
export interface AuditPosition {
  readonly at: string;
  readonly id: string;
}

/**
 * Entries, newest first. Of those that are searched for, others may be among them: the page shows German words, which the database does
 * not know, and SQLite knows capitals of ASCII letters only.
 */
export function readAuditLog(
  reader: Reader,
  { author, area, words, range, ...scope }: AuditFilter,
  { behind, most }: { readonly behind: AuditPosition | null; readonly most: number },
): Promise<Row<'audit_log'>[]> {
  return reader
    .selectFrom('audit_log')
    .selectAll()
    .where((row) => isVisible(row, scope))
    .where('at', '>=', range.from)
    .where('at', '<', range.to)
    .where((row) =>
      row.and([
        ...(author === null ? [] : [row('author', '=', author)]),
        ...(area === null ? [] : [row('area', '=', area)]),
        ...pickTelling(words).map((word) => mayShow(row, word)),
        ...(behind === null
          ? []
          : [
              row.or([
                row('at', '<', behind.at),
                row.and([row('at', '=', behind.at), row('entry_id', '>', behind.id)]),
              ]),
            ]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('entry_id')
    .limit(most)
    .execute();
}

type Scope = Pick<AuditFilter, 'shops' | 'seesInstallation'>;

const isVisible = (row: ExpressionBuilder<Tables, 'audit_log'>, { shops, seesInstallation }: Scope) =>
  row.and([row('shop_id', 'in', shops), ...(seesInstallation ? [] : [row('area', '!=', 'installation')])]);

/** Enough to pass over most entries. */
const pickTelling = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length).slice(0, 3);

function mayShow(row: ExpressionBuilder<Tables, 'audit_log'>, word: string) {
  const { calls, authorKinds, inDetails, isNothing } = findAuditKeys(word);
  const isLike = (column: (typeof SHOWN_COLUMNS)[number] | 'details', pattern: string) =>
    sql<SqlBool>`lower(${row.ref(column)}) like ${pattern} escape '\\'`;
  const pattern = `%${toPattern(word)}%`;
  return row.or([
    ...SHOWN_COLUMNS.map((column) => isLike(column, pattern)),
    isLike('details', pattern),
    ...inDetails.map((key) => isLike('details', `%"${toPattern(key.toLowerCase())}"%`)),
    ...(isNothing ? [isLike('details', '%null%')] : []),
    ...(calls.length === 0 ? [] : [row('call', 'in', calls)]),
    ...(authorKinds.length === 0 ? [] : [row('author_kind', 'in', authorKinds)]),
    // The few whose number is shown.
    row('times', '>', 1),
  ]);
}

const SHOWN_COLUMNS = ['call', 'author', 'device', 'subject'] as const;

/** Matches anything where the database may not compare like the page: letters beyond ASCII, 'ss' for 'ß', what JSON escapes. */
const toPattern = (word: string): string =>
  word.replaceAll(/ss|["\\%_]|[^\u0020-\u007e]+/g, (part) => (part === '%' || part === '_' ? `\\${part}` : '%'));

/** Everybody who is in the log. */
export async function readAuditAuthors(reader: Reader, scope: Scope): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('audit_log')
    .select('author')
    .distinct()
    .where((row) => isVisible(row, scope))
    .orderBy('author')
    .limit(500)
    .execute();
  return rows.map(({ author }) => author);
}

export async function deleteAuditLogBefore(writer: Writer, shop: ShopId | '', before: string): Promise<void> {
  await writer.deleteFrom('audit_log').where('shop_id', '=', shop).where('at', '<', before).execute();
}

/** All shops with entries. */
export async function listAuditedShops(reader: Reader): Promise<readonly (ShopId | '')[]> {
  const rows = await reader.selectFrom('audit_log').select('shop_id').distinct().execute();
  return rows.map(({ shop_id }) => shop_id);
}
