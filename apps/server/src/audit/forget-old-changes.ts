import { days } from '@tischlein/domain';
import { DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import { plusSeconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { deleteAuditLogBefore, listAuditedShops } from './audit-log.store.ts';

const MONTH_SECONDS = days(30.5);

/** Deletes entries that are older than each shop keeps them. */
export async function forgetOldChanges(
  writer: Writer,
  { shops, now }: { readonly shops: Pick<ShopDirectory, 'findEntry'>; readonly now: string },
): Promise<void> {
  for (const shop of await listAuditedShops(writer)) {
    const months = (shop === '' ? null : shops.findEntry(shop)?.auditMonths) ?? DEFAULT_AUDIT_MONTHS;
    await deleteAuditLogBefore(writer, shop, plusSeconds(now, -months * MONTH_SECONDS));
  }
}
