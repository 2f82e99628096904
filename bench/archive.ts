import { type GuestSearch, guestSearch, orderSearchRequest, type OrderSearchRequest } from '@tischlein/contract/office';
import { join } from 'node:path';
import { toEntry } from '../apps/server/src/shops/shop-entry.ts';
import { listGuests } from '../apps/server/src/guests/list-guests.ts';
import { searchOrders } from '../apps/server/src/office/search-orders.ts';
import { atMost, type Figure, median } from './figure.ts';
import { measure } from './measure.ts';
import { copyOrder, openPlace, ORDERS } from './year-of-orders.ts';

const BOUND_MS = 300;
const RUNS = 5;

const SEARCHES: Readonly<Record<string, OrderSearchRequest>> = {
  'without a filter': {},
  'a name': { text: 'Köhler' },
  'a name that nobody has': { text: 'Zwetschge' },
  'an article': { text: 'Dish 17' },
  'a guest and an article': { text: 'deniz minestrone' },
  'a phone number': { text: '0151 0100 4711' },
  'a number': { text: '1004711' },
  'an amount': { text: '25,90' },
  'a coupon': { text: 'HUNGER5' },
  'a month': { from: '2026-03-01', to: '2026-03-31' },
  'a state and a method': { state: 'open', paymentMethods: ['Stripe_card'] },
};

const GUEST_SEARCHES: Readonly<Record<string, GuestSearch>> = {
  'by last order': {},
  'by number of orders': { sort: 'orders' },
  'by sum': { sort: 'sum', page: 3 },
  'a name': { text: 'deniz' },
  'a phone number': { text: '0151 0100 4711' },
};

/** The first page of searches among 100 000 orders on SQLite, with the number and sum of all that match. */
export async function benchArchive(folder: string): Promise<Figure[]> {
  await using place = await openPlace(join(folder, 'archive'));
  const { deps, shop, order } = place;
  await copyOrder(deps.database, await order());
  const figures: Figure[] = [];
  for (const [name, search] of Object.entries(SEARCHES)) {
    const request = orderSearchRequest.parse(search);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(await measure(() => searchOrders(deps, [toEntry(shop)], request)));
    figures.push(atMost(`first page of ${ORDERS} orders, ${name}`, median(times), { bound: BOUND_MS, unit: 'ms' }));
  }
  for (const [name, search] of Object.entries(GUEST_SEARCHES)) {
    const request = guestSearch.parse(search);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure(() => listGuests(deps, [toEntry(shop)], request)));
    figures.push(atMost(`first page of guests, ${name}`, median(times), { bound: BOUND_MS, unit: 'ms' }));
  }
  return figures;
}
