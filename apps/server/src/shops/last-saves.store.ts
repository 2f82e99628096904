import type { DocumentSave } from '@tischlein/contract/problems';
import { auditAuthor, CONFLICT } from '@tischlein/wording/office';
import { z } from 'zod';
import type { Reader } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';
import type { OpenChange } from '../db/open-change.ts';
import type { SavedShop } from './saved-shop.ts';

/** Whose saves change the document of a call. */
interface DocumentSaves {
  readonly calls: readonly string[];
  /** The settings that are the document; absent: all that the calls save. */
  readonly topics?: readonly string[];
  /** Other shops that save it, too: the franchise, or those of the same legal entity. */
  readonly with?: 'franchise' | 'entity';
}

/** Takes values of another shop over, of both documents. */
const TAKING = ['followFranchise', 'copyValues'] as const;
const CONFIG: DocumentSaves = {
  calls: ['saveShopConfig', 'saveOpening', 'saveReservationSettings', ...TAKING, 'importFile', 'command:import'],
  with: 'franchise',
};
const MENU: DocumentSaves = {
  calls: ['saveShopMenu', 'restoreMenu', 'confirmDeclarations', ...TAKING, 'importFile', 'command:import'],
  with: 'franchise',
};
const BOTH: DocumentSaves = { ...CONFIG, calls: [...CONFIG.calls, ...MENU.calls] };
const ACCOUNTS: DocumentSaves = { calls: ['savePaymentAccount', 'removePaymentAccount'] };

/** By the call that is refused. */
export const DOCUMENT_SAVES: Readonly<Record<string, DocumentSaves>> = {
  saveShopConfig: CONFIG,
  saveOpening: { ...CONFIG, topics: ['opening', 'slotCapacity'] },
  saveReservationSettings: { ...CONFIG, topics: ['enableReservations', 'reservations'] },
  saveShopMenu: MENU,
  restoreMenu: MENU,
  confirmDeclarations: MENU,
  importFile: BOTH,
  followFranchise: BOTH,
  confirmOwnValues: BOTH,
  copyValues: BOTH,
  saveCoupons: { calls: ['saveCoupons'] },
  savePaymentAccount: ACCOUNTS,
  removePaymentAccount: ACCOUNTS,
  saveLegalEntity: { calls: ['saveLegalEntity'], with: 'entity' },
  saveShopState: { calls: ['saveShopState'] },
  switchStock: { calls: ['switchStock'] },
};

const MOST_READ = 50;
const MOST_NAMED = 10;

const topicsColumn = jsonColumn('audit_log.details', z.array(z.object({ topic: z.string() })));

interface Conflict {
  readonly shop: SavedShop;
  /** The change that is refused. */
  readonly change: Pick<OpenChange, 'call' | 'author'> | null;
  /** The item that it is about, if each item has a version of its own. */
  readonly subject: string | undefined;
}

/** Who has saved the document that a change conflicts with, latest first. None for keys of other systems. */
export async function readLastSaves(
  reader: Reader,
  { shop, change, subject }: Conflict,
): Promise<readonly DocumentSave[]> {
  const saves = DOCUMENT_SAVES[change?.call ?? ''];
  if (!change || !saves || change.author.kind === 'key') return [];
  const rows = await reader
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.email', 'audit_log.author')
    .select(['shop_id', 'at', 'call', 'author_kind', 'author', 'details', 'staff.name'])
    .where('shop_id', 'in', await listSavingShops(reader, shop, saves))
    .where('call', 'in', saves.calls)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('at', 'desc')
    .orderBy('entry_id')
    .limit(MOST_READ)
    .execute();
  const entries = rows.map((row) => ({ ...row, topics: topicsColumn.read(row.details).map(({ topic }) => topic) }));
  return entries
    .filter(({ call, topics }) => call === change.call || !saves.topics?.every((topic) => !topics.includes(topic)))
    .slice(0, MOST_NAMED)
    .map(({ shop_id, at, author_kind, author, name, topics }) => ({
      savedBy:
        shop_id === shop.own.shopId
          ? (author_kind === 'person' && name) || auditAuthor({ authorKind: author_kind, author })
          : CONFLICT.otherShops[saves.with ?? 'entity'],
      savedAt: at,
      topics: [...new Set(topics)],
    }));
}

async function listSavingShops(reader: Reader, { own, franchise }: SavedShop, { with: others }: DocumentSaves) {
  if (others === 'franchise') return [own.shopId, ...(franchise ? [franchise.shopId] : [])];
  if (others !== 'entity' || own.legalEntityId === null) return [own.shopId];
  const rows = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where('legal_entity_id', '=', own.legalEntityId)
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}
