import type { Receipt } from '@tischlein/contract/shop';
import { buyerLines } from '@tischlein/documents/receipts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { toSeller } from '../orders/to-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readReceipts } from './issue-receipts.ts';
import { documentColumn, readOrderReceipts } from './receipts.store.ts';

interface ReceiptLookup {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
}

/**
 * Returns the stored receipt with the documents that name it, with its buyer only for the session that ordered (S3 K8), or
 * null if the order is unknown or unpaid.
 */
export async function readReceipt(
  deps: Deps,
  shop: LoadedShop,
  { id, session }: ReceiptLookup,
): Promise<Receipt | null> {
  const match = await findOrder(deps, shop, { id, session });
  return match && readOrderReceipt(deps, shop, match);
}

interface OrderToRead {
  readonly order: StoredOrder;
  /** Shows the buyer. */
  readonly isOwn: boolean;
}

/** Returns the stored receipt of an order, or null if it is unpaid. */
export async function readOrderReceipt(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { order, isOwn }: OrderToRead,
): Promise<Receipt | null> {
  if (order.released_at === null) return null;
  const key = { shopId: shop.id, orderId: order.order_id, now: clock.now(), seller: toSeller(shop) };
  const stored = await readOrderReceipts(database.read, shop.id, order.order_id);
  const isWritten = stored.every(({ document }) => document !== '');
  const rows = isWritten ? stored : await database.write((writer) => readReceipts(writer, key));
  const [invoice, ...others] = rows.map(({ document }) => documentColumn.read(document).content);
  if (!invoice) return null;
  return { ...invoice, buyer: isOwn ? buyerLines(order.contact) : [], followUps: others };
}
