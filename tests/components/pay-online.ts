import * as calls from '@tischlein/contract/calls';
import type { OnlineMethod } from '@tischlein/domain/shop';
import { send } from '../../apps/storefront/app/api/send.ts';

/** Pays an order by card on the page of the practice provider, as in another tab. */
export async function payOnline(shop: string, orderId: string, gateway: OnlineMethod = 'Stripe_card'): Promise<void> {
  const params = { shop, orderId, gateway };
  const prepared = await send(calls.preparePayment, { params, body: {} });
  if (!prepared.ok || prepared.value.url === undefined) throw new Error('the provider has no page');
  const { pathname } = new URL(prepared.value.url, location.href);
  await fetch(pathname, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  const settled = await send(calls.settlePayment, { params });
  if (!settled.ok || settled.value.result !== 'paid') throw new Error('the order is not paid');
}
