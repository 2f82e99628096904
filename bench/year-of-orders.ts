import { join } from 'node:path';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { PublicShopConfig } from '@tischlein/contract/shop';
import { addDays, orderId, type ShopDay, shopDay } from '@tischlein/domain';
import { findTermsVersions } from '@tischlein/domain/shop';
import { randomUUID } from 'node:crypto';
import { buildApp } from '../apps/server/src/app.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { insertRows } from '../apps/server/src/db/insert-rows.ts';
import { saveShopDocument } from '../apps/server/src/imports/save-shop-document.ts';
import { openDeps } from '../apps/server/src/open-deps.ts';
import { DEMO_SHOPS } from '../demo/demo-shops.ts';

export const ORDERS = 100_000;
export const DAYS = 365;
export const TODAY: ShopDay = shopDay('2026-11-21');
const AT_ONCE = 500;
const DISHES = 120;
// Above the numbers of the orders that come in later.
const FIRST_NUMBER = 1_000_000;
const SHOP = 'tramonto-mitte';
const ORDER = {
  formValues: {
    name: 'Ada Köhler',
    phone: '030 5550100',
    email: 'ada@example.org',
    paymentMethod: 'offline',
    isPickup: true,
    serveAt: null,
  },
  orderItems: [
    { dishId: 'minestrone', amount: 1 },
    { dishId: 'espresso', amount: 2 },
  ],
};

/** A shop of the demo, and how a guest orders there. */
export async function openPlace(dataDir: string) {
  const opened = await openDeps({
    dataDir,
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://shop.test',
    secretKey: null,
    report: () => {},
    clock: { now: () => `${TODAY}T18:30:00.000Z` },
  });
  const { deps } = opened;
  for (const document of DEMO_SHOPS.slice(0, 2)) await saveShopDocument(deps, document, 'open');
  const shop = await deps.shops.shopByRef(SHOP);
  if (!shop) throw new Error('the shop is missing');
  const app = await buildApp(deps, {
    renderer: { render: async () => ({ status: 200, html: '', inlineStyles: [], inlineScripts: [] }) },
    builds: join(dataDir, 'no-builds'),
    defaultShop: null,
    trustedProxies: [],
    rateLimitFactor: 1_000_000,
    logLevel: 'silent',
    now: () => performance.now(),
  });
  const config = await app.inject({ url: buildAddress(calls.getConfig, { params: { shop: SHOP } }) });
  const acceptedTerms = findTermsVersions(config.json<PublicShopConfig>().pages);
  const order = async (): Promise<string> => {
    const url = buildAddress(calls.placeOrder, { params: { shop: SHOP } });
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: { ...ORDER, acceptedTerms },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer.statusCode !== 200) throw new Error(`the order was answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<{ order: { id: string } }>().order.id;
  };
  return { deps, shop, order, [Symbol.asyncDispose]: async () => app.close().then(opened.close) };
}

/** Copies an order over the days of a year, with other dishes each time. */
export async function copyOrder(database: Database, id: string): Promise<void> {
  const first = orderId(id);
  const order = await database.read
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', first)
    .executeTakeFirstOrThrow();
  const lines = await database.read.selectFrom('order_lines').selectAll().where('order_id', '=', first).execute();
  const receipt = await database.read
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', first)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < ORDERS; from += AT_ONCE) {
    const copies = Array.from({ length: AT_ONCE }, (_, index) => nameCopy(from + index));
    const receipts = copies.map(({ number, at, order_id }) => ({ ...receipt, number, order_id, issued_at: at }));
    await database.write(async (writer) => {
      await insertRows(
        writer,
        'orders',
        copies.map(({ number, at, order_id }) => ({
          ...order,
          ...renameGuest(number),
          number,
          order_id,
          placed_at: at,
          released_at: at,
        })),
      );
      await insertRows(
        writer,
        'order_lines',
        copies.flatMap((copy) =>
          lines.map((line) => ({ ...line, ...renameDish(copy.number), order_id: copy.order_id })),
        ),
      );
      await insertRows(writer, 'receipts', receipts);
    });
  }
}

/** Until noon of today, so that no order is of the future. */
function nameCopy(index: number) {
  const number = FIRST_NUMBER + index;
  const day = addDays(TODAY, -Math.floor(((index + 1) * DAYS) / (ORDERS + 1)));
  const at = `${day}T${String(8 + (number % 4)).padStart(2, '0')}:30:00.000Z`;
  return { number, at, order_id: orderId(randomUUID()) };
}

const renameDish = (number: number) => ({ item_id: `dish-${number % DISHES}`, name: `Dish ${number % DISHES}` });

const REGULARS = 20_000;
const GUESTS = ['ada kohler', 'ben schmidt', 'carla weiss', 'deniz yilmaz', 'eva lange'];

/** Columns that a search compares. */
const renameGuest = (number: number) => ({
  guest_key: `guest-${number % REGULARS}@example.org`,
  search_words: `0151${String(number).padStart(8, '0')} ${GUESTS[number % GUESTS.length]} torstrasse ${number % 200} 10119 berlin guest ${number} example org`,
  article_words: `dish ${number % DISHES} minestrone espresso`,
  // An unanswered one would be escalated meanwhile.
  status: number % 50 === 0 ? ('accepted' as const) : ('handedOver' as const),
  payment_method: number % 3 === 0 ? ('Stripe_card' as const) : ('offline' as const),
  total: 1000 + (number % 5000),
  coupon_code: number % 400 === 0 ? 'HUNGER5' : null,
});
