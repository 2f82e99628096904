import * as calls from '@tischlein/contract/calls';
import type { OrderRequest } from '@tischlein/contract/shop';
import { importByNames, type NamedItem } from '@tischlein/domain/cart';
import { readMenu } from '@tischlein/domain/menu';
import { findTermsVersions } from '@tischlein/domain/shop';
import { send } from '../../apps/storefront/app/api/send.ts';

interface OrderToPlace extends Partial<Omit<OrderRequest, 'orderItems'>> {
  readonly items: readonly NamedItem[];
  /** The demo's branch in Mitte by default. */
  readonly shop?: string;
}

/** Places an order for pickup, to be paid in cash; returns its id. */
export async function placeOrder({
  items,
  formValues,
  shop = 'tramonto-mitte',
  ...parts
}: OrderToPlace): Promise<string> {
  const params = { shop };
  const [menu, config] = await Promise.all([send(calls.getMenu, { params }), send(calls.getConfig, { params })]);
  if (!menu.ok || !config.ok) throw new Error('the demo does not answer');
  const contact = { name: 'Ada Köhler', email: 'ada@example.org', phone: '0151 2345678', isPickup: true };
  const placed = await send(calls.placeOrder, {
    params,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      acceptedTerms: findTermsVersions(config.value.pages),
      ...parts,
      orderItems: importByNames(items, readMenu(menu.value).menu).saved.items,
      formValues: { ...contact, paymentMethod: 'offline', ...formValues },
    },
  });
  if (!placed.ok) throw new Error(placed.problem.message);
  return placed.value.order.id;
}
