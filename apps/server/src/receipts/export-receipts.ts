import type { ReceiptDocument } from '@tischlein/contract/shop';
import type { Period } from '@tischlein/domain';
import type { NamedTable } from '@tischlein/documents/lists';
import { listReceiptTable } from '@tischlein/documents/receipts';
import { toUtcRange, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { toSeller } from '../orders/to-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readReceipts } from './issue-receipts.ts';
import { documentColumn, readIssuedReceipts } from './receipts.store.ts';

/** The stored receipts of a shop in a period, oldest first. */
export async function exportReceipts(
  { database, clock }: Deps,
  shop: LoadedShop,
  period: Period,
): Promise<ReceiptDocument[]> {
  const readRows = () => readIssuedReceipts(database.read, shop.id, toUtcRange(period));
  // The content of older receipts is written when it is first needed.
  const seller = toSeller(shop);
  for (const { order_id: orderId, document } of await readRows())
    if (document === '')
      await database.write((writer) => readReceipts(writer, { shopId: shop.id, orderId, now: clock.now(), seller }));
  return (await readRows()).map(({ document }) => documentColumn.read(document));
}

/** Receipts as a table, with the shop's time. */
export const tabulateReceipts = (receipts: readonly ReceiptDocument[]): NamedTable =>
  listReceiptTable(receipts.map((receipt) => ({ ...receipt, issued: toWallTime(receipt.issuedAt) })));
