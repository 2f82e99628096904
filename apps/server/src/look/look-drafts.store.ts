import { type LookDraft, lookDraft } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';

const lookColumn = jsonColumn('look_drafts.look', lookDraft);

interface Author {
  readonly shopId: ShopId;
  readonly staffId: string;
}

interface StoredDraft {
  readonly version: string;
  readonly look: LookDraft;
}

/** Replaces the author's unsaved look. */
export async function writeLookDraft(
  writer: Writer,
  { shopId, staffId }: Author,
  { version, look, at }: StoredDraft & { readonly at: string },
): Promise<void> {
  const changed = { version, look: lookColumn.write(look), changed_at: at };
  await writer
    .insertInto('look_drafts')
    .values({ shop_id: shopId, staff_id: staffId, ...changed })
    .onConflict((conflict) => conflict.columns(['shop_id', 'staff_id']).doUpdateSet(changed))
    .execute();
}

/** null: there is none. */
export async function readLookDraft(reader: Reader, { shopId, staffId }: Author): Promise<StoredDraft | null> {
  const row = await reader
    .selectFrom('look_drafts')
    .select(['version', 'look'])
    .where('shop_id', '=', shopId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ? { version: row.version, look: lookColumn.read(row.look) } : null;
}
