import { createClient } from '@tischlein/contract/client';
import type { OrderRequest, OrderResponse } from '@tischlein/contract/shop';
import { importByNames, type NamedItem } from '@tischlein/domain/cart';
import { readMenu } from '@tischlein/domain/menu';

interface OrderToPlace extends Partial<Omit<OrderRequest, 'orderItems'>> {
  readonly items: readonly NamedItem[];
}

/** Places an order for pickup at the demo's branch in Mitte, to be paid in cash; returns its id. */
export async function placeOrder({ items, formValues, ...parts }: OrderToPlace): Promise<string> {
  const menu = await createClient((call, init) => fetch(call, init), 'tramonto-mitte').menu();
  if (!menu.ok) throw new Error('the demo does not answer');
  const contact = { name: 'Ada Köhler', email: 'ada@example.org', phone: '0151 2345678', isPickup: true };
  const response = await fetch('/api/shop/tramonto-mitte/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      ...parts,
      orderItems: importByNames(items, readMenu(menu.value).menu).saved.items,
      formValues: { ...contact, paymentMethod: 'offline', ...formValues },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { order }: OrderResponse = await response.json();
  return order.id;
}
