import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OrderRequest, OrderResponse, PublicShopConfig } from '@tischlein/contract/shop';
import { acceptTerms } from '../../support/accepted-terms.ts';
import type { Owner, OwnShop, PlacedOrder } from './owner.ts';

const TIRAMISU = 'tiramisu-della-nonna';
const DONE = ['accept', 'ready', 'handOver'] as const;

/** Orders through the guest's browser, which may therefore rate the order. */
export async function ordersTiramisu({ request }: Page, { slug }: OwnShop): Promise<PlacedOrder> {
  const { pages }: PublicShopConfig = await (await request.get(`/api/shop/${slug}/config`)).json();
  const data: OrderRequest = {
    acceptedTerms: acceptTerms(pages),
    formValues: { name: 'Ada Köhler', email: 'ada@example.org', isPickup: true, paymentMethod: 'offline' },
    orderItems: [
      { dishId: TIRAMISU, amount: 2 },
      { dishId: 'minestrone', amount: 1 },
    ],
  };
  const headers = { 'idempotency-key': randomUUID() };
  const { order }: OrderResponse = await (await request.post(`/api/shop/${slug}/order`, { data, headers })).json();
  return order;
}

/** The desk hands an order over. */
export async function handsOver(owner: Owner, shop: OwnShop, order: PlacedOrder): Promise<void> {
  for (const action of DONE) await owner.moves(shop, order, action);
}

/** As many guests as there are stars order the Tiramisù, get it and rate it. */
export async function ratesTiramisu(
  page: Page,
  owner: Owner,
  { shop, stars, text }: { readonly shop: OwnShop; readonly stars: readonly number[]; readonly text: string },
): Promise<void> {
  for (const each of stars) {
    const order = await ordersTiramisu(page, shop);
    await handsOver(owner, shop, order);
    const data = { firstName: 'Ada', ratings: [{ dishId: TIRAMISU, stars: each, text }] };
    await page.request.post(`/api/shop/${shop.slug}/feedback/webshop/order/${order.id}`, { data });
  }
}
