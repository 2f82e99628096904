import type { DeskOrder } from '@tischlein/contract/office';
import { subtract } from '@tischlein/domain';
import { findChangeState } from '@tischlein/domain/orders';
import { formatDishTitle } from '@tischlein/wording/office';
import type { Deps } from '../deps.ts';
import { toChangeLink } from '../order-changes/change-link.ts';
import type { StoredChange } from '../orders/order-changes.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

interface ChangedOrder {
  readonly order: StoredOrder;
  readonly change: StoredChange | undefined;
}

/** The latest change of an order as the desk shows it. */
export function toDeskChange(deps: Deps, shop: LoadedShop, { order, change }: ChangedOrder): DeskOrder['change'] {
  if (!change) return null;
  const { reason, expires_at: expiresAt, serve_at: serveAt, quote_after: after, quote_before: before } = change;
  const state = findChangeState({ state: change.state, expiresAt }, order.status, deps.clock.now());
  const total = after.steps.TOTAL;
  return {
    id: change.change_id,
    state,
    reason,
    items: after.lines.map(({ amount, name, dish }) => `${amount}× ${dish ? formatDishTitle(dish) : name}`),
    total,
    difference: subtract(total, (before ?? order.quote).steps.TOTAL),
    serveAt,
    expiresAt,
    // Otherwise it was mailed: staff are not meant to answer for the guest.
    link: state === 'open' && order.contact.email === '' ? toChangeLink(deps, shop, change) : '',
  };
}
