import type { ReceiptDocument } from '@tischlein/contract/shop';
import { plusSeconds, toInstant, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { toSeller } from '../orders/to-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readReceipts } from './issue-receipts.ts';
import { documentColumn, readReceiptsBetween } from './receipts.store.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The stored receipts of a shop from one local day to another, both inclusive, oldest first. */
export async function exportReceipts(
  { database, clock }: Deps,
  shop: LoadedShop,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReceiptDocument[]> {
  const period = { from: toInstant(from, 0) ?? from, to: plusSeconds(toInstant(to, 0) ?? to, 2 * DAY_SECONDS) };
  const readRows = async () =>
    (await readReceiptsBetween(database.read, shop.id, period)).filter(
      ({ issued_at }) => toWallTime(issued_at).date <= to,
    );
  // The content of older receipts is written when it is first needed.
  const seller = toSeller(shop);
  for (const { order_id: orderId, document } of await readRows())
    if (document === '')
      await database.write((writer) => readReceipts(writer, { shopId: shop.id, orderId, now: clock.now(), seller }));
  return (await readRows()).map(({ document }) => documentColumn.read(document));
}

/** A receipt for readers who may not know its guests: without its buyer and the members of a group. */
export const withoutNames = ({ content, ...receipt }: ReceiptDocument): ReceiptDocument => ({
  ...receipt,
  content: { ...content, buyer: [], lines: content.lines.map(({ person: _person, ...line }) => line) },
});
