import type { AuditDetail } from '@tischlein/domain/audit';
import type { ShopId } from '@tischlein/domain';
import { z } from 'zod';
import type { UtcRange } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';

const text = z.string().nullable();
export const detailsColumn = jsonColumn<readonly AuditDetail[]>(
  'audit_log.details',
  z.array(z.object({ topic: z.string(), name: z.string(), before: text, after: text })),
);

export interface AuditFilter {
  /** '' for entries about no shop. */
  readonly shops: readonly (ShopId | '')[];
  readonly author: string | null;
  readonly area: string | null;
  readonly range: UtcRange;
}

/** Where a page continues: behind this entry. */
export interface AuditPosition {
  readonly at: string;
  readonly id: string;
}

/** Entries, newest first. */
export function readAuditLog(
  reader: Reader,
  { shops, author, area, range }: AuditFilter,
  { behind, most }: { readonly behind: AuditPosition | null; readonly most: number },
): Promise<Row<'audit_log'>[]> {
  return reader
    .selectFrom('audit_log')
    .selectAll()
    .where('shop_id', 'in', shops)
    .where('at', '>=', range.from)
    .where('at', '<', range.to)
    .where((row) =>
      row.and([
        ...(author === null ? [] : [row('author', '=', author)]),
        ...(area === null ? [] : [row('area', '=', area)]),
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

/** Everybody who is in the log. */
export async function readAuditAuthors(reader: Reader, shops: AuditFilter['shops']): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('audit_log')
    .select('author')
    .distinct()
    .where('shop_id', 'in', shops)
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
