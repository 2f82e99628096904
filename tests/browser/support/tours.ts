import { type APIRequestContext, expect } from '@playwright/test';
import type { DeskOrder, TourDriver } from '@tischlein/contract/office';
import type { OwnShop, Owner, PlacedOrder } from './owner.ts';

/** Addresses in the delivery area of the demo's branches. */
export const ADDRESSES = [
  { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' },
  { street: 'Ackerstraße', streetNumber: '3', zip: '10115', city: 'Berlin' },
  { street: 'Brunnenstraße', streetNumber: '181', zip: '10119', city: 'Berlin' },
] as const;

/** The calls for tours, made by staff who are signed in to the office. */
export class TourCalls {
  readonly #api: APIRequestContext;
  readonly #base: string;

  constructor(api: APIRequestContext, { slug }: OwnShop) {
    this.#api = api;
    this.#base = `/api/office/shop/${slug}`;
  }

  /** A tour of the member of staff with this e-mail address; its id. */
  async assembles(orders: readonly PlacedOrder[], driver = ''): Promise<string> {
    const { drivers } = (await (await this.#api.get(`${this.#base}/drivers`)).json()) as { drivers: TourDriver[] };
    const { id = '' } = drivers.find(({ name }) => name.includes(driver)) ?? {};
    const data = { driver: id, orders: orders.map((order) => order.id) };
    const answer = await this.#api.post(`${this.#base}/tours`, { data });
    expect(answer.status()).toBe(201);
    const [first] = (await answer.json()) as DeskOrder[];
    return first?.tour?.id ?? '';
  }

  async starts(tour: string): Promise<void> {
    expect((await this.#api.post(`${this.#base}/tours/${tour}/start`)).status()).toBe(200);
  }

  /** As the driver, who is signed in. */
  async acts(tour: string, { id }: PlacedOrder, outcome: 'handOver' | 'notMet' | 'later'): Promise<void> {
    const answer = await this.#api.post(`${this.#base}/own-tours/${tour}/stops/${id}/${outcome}`);
    expect(answer.status()).toBe(200);
  }
}

/** An order for delivery whose food is ready. */
export async function cooks(
  owner: Owner,
  shop: OwnShop,
  wish: Parameters<Owner['receivesOrder']>[1] = {},
): Promise<PlacedOrder> {
  const order = await owner.receivesOrder(shop, { address: ADDRESSES[0], ...wish });
  await owner.moves(shop, order, 'accept');
  await owner.moves(shop, order, 'ready');
  return order;
}
