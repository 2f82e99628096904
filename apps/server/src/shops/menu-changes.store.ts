import { type AuditDetail, MOST_DETAILS, toShortText } from '@tischlein/domain/audit';
import { describeChange } from '../db/open-change.ts';
import { changeWords, describeMenuChange } from '@tischlein/wording/office';
import { gunzipSync, gzipSync } from 'node:zlib';
import { changeSummary, type MenuChangeCause, type MenuChangeEntry } from '@tischlein/contract/office';
import { menuDocument } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { differenceBetween, withDifference } from '@tischlein/domain/franchise';
import type { MenuDocument } from '@tischlein/domain/menu';
import { listMenuChanges, type MenuChange, summarizeChanges } from '@tischlein/domain/menu-editing';
import { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import { difference as differenceSchema } from './branch-documents.ts';

/** The number of changes that a shop keeps. */
const KEPT_CHANGES = 200;
/** Of an unpacked menu: four times what may be sent. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface MenuChangeToKeep {
  readonly before: MenuDocument;
  readonly after: MenuDocument;
  readonly by: string;
  readonly at: string;
  readonly cause: MenuChangeCause;
}

/** A change with the menus before and after it. */
export interface StoredMenuChange {
  readonly change: MenuChangeEntry;
  readonly before: MenuDocument;
  readonly after: MenuDocument;
}

/** Inserts a change of a locked shop, and deletes those that are too many. A menu that stays the same is no change. */
export async function insertMenuChange(
  writer: Writer,
  shopId: ShopId,
  { before, after, by, at, cause }: MenuChangeToKeep,
): Promise<void> {
  const changes = listMenuChanges(toPlainJson(before), toPlainJson(after));
  if (changes.length === 0) return;
  describeChange(changes.slice(0, MOST_DETAILS).map((change) => toAuditDetail(change, after)));
  const last = await readLastNumber(writer, shopId);
  await writer
    .insertInto('menu_changes')
    .values({
      shop_id: shopId,
      change_number: last + 1,
      changed_at: at,
      changed_by: by,
      cause,
      summary: JSON.stringify(summarizeChanges(changes)),
      menu_before: toBytes(before),
      difference: toBytes(differenceBetween(toPlainJson(before), toPlainJson(after))),
    })
    .execute();
  await writer
    .deleteFrom('menu_changes')
    .where('shop_id', '=', shopId)
    .where('change_number', '<=', last + 1 - KEPT_CHANGES)
    .execute();
}

function toAuditDetail(change: MenuChange, menu: MenuDocument): AuditDetail {
  const { part, kind } = change;
  // Items that are new, gone or moved have no field.
  if (kind !== 'changed') return { topic: part, name: changeWords(change), before: null, after: null };
  const { name, field, before, after } = describeMenuChange(change, menu);
  return { topic: part, name, field, before: toShortText(before), after: toShortText(after) };
}

/** The changes of a shop, latest first. */
export async function readMenuChanges(reader: Reader, shopId: ShopId): Promise<MenuChangeEntry[]> {
  const rows = await selectEntries(reader, shopId).orderBy('change_number', 'desc').execute();
  return rows.map(toEntry);
}

/** null: there is no such change, or its menu is not readable any more. */
export async function readMenuChange(reader: Reader, shopId: ShopId, number: number): Promise<StoredMenuChange | null> {
  const row = await selectEntries(reader, shopId)
    .select(['menu_before', 'difference'])
    .where('change_number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const whole = fromBytes(row.menu_before);
  const before = menuDocument.safeParse(whole);
  const after = menuDocument.safeParse(withDifference(whole, differenceSchema.parse(fromBytes(row.difference))));
  return before.success && after.success ? { change: toEntry(row), before: before.data, after: after.data } : null;
}

const selectEntries = (reader: Reader, shopId: ShopId) =>
  reader
    .selectFrom('menu_changes')
    .select(['change_number', 'changed_at', 'changed_by', 'cause', 'summary'])
    .where('shop_id', '=', shopId);

interface EntryRow {
  readonly change_number: number;
  readonly changed_at: string;
  readonly changed_by: string;
  readonly cause: MenuChangeCause;
  readonly summary: string;
}

const toEntry = ({ change_number, changed_at, changed_by, cause, summary }: EntryRow): MenuChangeEntry => ({
  number: change_number,
  at: changed_at,
  by: changed_by,
  cause,
  summary: z.array(changeSummary).parse(JSON.parse(summary)),
});

async function readLastNumber(reader: Reader, shopId: ShopId): Promise<number> {
  const row = await reader
    .selectFrom('menu_changes')
    .select(({ fn }) => fn.max('change_number').as('last'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

const toBytes = (document: unknown): Uint8Array => gzipSync(JSON.stringify(document));
const fromBytes = (bytes: Uint8Array): unknown =>
  JSON.parse(gunzipSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'));

// Drops undefined properties, as JSON does.
const toPlainJson = <Document>(document: Document): Document => JSON.parse(JSON.stringify(document));
