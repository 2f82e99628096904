import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import type { TableToOrder } from '../orders/table-to-order.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isKnownTable } from './change-table.ts';
import { findTableGuest } from './table-session.http.ts';
import { findWaiter } from './waiter-session.http.ts';

/** Who orders for a table (S3 L9); null: the shop has no such table. */
export async function findTable(
  request: FastifyRequest,
  deps: Deps,
  { shop, table, payLater }: { readonly shop: LoadedShop; readonly table: number; readonly payLater: boolean },
): Promise<TableToOrder | null> {
  if (!isKnownTable(shop, table)) return null;
  const guest = await findTableGuest(request, deps, shop);
  const isScanned = guest?.table === table && guest.access === 'scanned';
  // Someone from the restaurant who scans a code and pays online orders like a guest.
  const waiter = payLater ? await findWaiter(request, deps, shop) : null;
  if (typeof waiter === 'string' && !isScanned) throw refuse(waiter);
  if (waiter === null || typeof waiter === 'string') return { access: isScanned ? 'scanned' : 'typed', waiter: '' };
  if (waiter.signature === '') throw refuse('waiterNameMissing');
  return { access: 'waiter', waiter: waiter.signature };
}
