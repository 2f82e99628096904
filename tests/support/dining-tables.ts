import { randomUUID } from 'node:crypto';
import type { GuestTable, OrderRequest, TableOverview, WaiterTable } from '@tischlein/contract/shop';
import type { TableService } from '@tischlein/domain/shop';
import { type Answer, type Desk, type Guest, type TestShop } from './open-shop.ts';
import { aDelivery } from './trattoria.ts';

const SHOP = '/api/shop/roma';
export const WAITER_PASSWORD = 'bella-tavola';

/** Tables 1 to 8. */
const TABLE_SERVICE: TableService = {
  tables: Array.from({ length: 8 }, (_, index) => ({ number: index + 1, area: 'Innen', seats: 4 })),
  payAtTable: true,
  tipRecipient: 'team',
  payLaterMethod: 'offline',
};

const dish = (dishId: string, amount = 1) => ({ dishId, amount });

/** An order for a table. */
export const aRound = (table: number, parts: Partial<OrderRequest> = {}): OrderRequest => ({
  ...aDelivery(),
  formValues: {},
  table,
  orderItems: [dish('margherita', 2), dish('bier')],
  ...parts,
});

/** A waiter who has signed in with the password. */
export interface Waiter extends Guest {
  books(table: number, parts?: Partial<OrderRequest>): Promise<Answer>;
  /** The whole table. */
  table(table: number): Promise<WaiterTable>;
  tables(): Promise<TableOverview>;
  /** POST …/dineintable/{table}/{path} */
  does(table: number, path: string, body?: object, key?: string): Promise<Answer>;
}

/** A guest who sits at a table. */
export interface TableGuest extends Guest {
  sees(): Promise<GuestTable>;
  /** Pays a part; the amount is that of the bill. */
  pays(what: object, expectedAmount: number, parts?: object, key?: string): Promise<Answer>;
  orders(table: number, parts?: Partial<OrderRequest>): Promise<Answer>;
}

export async function addTables(office: Desk, service: Partial<TableService> = {}): Promise<void> {
  const url = '/api/office/shop/roma';
  const config = (await office.call('GET', `${url}/config`)).json();
  const saved = await office.save(`${url}/config`, { ...config, tableService: { ...TABLE_SERVICE, ...service } });
  if (saved.statusCode !== 204) throw new Error(`tables were answered ${saved.statusCode}: ${saved.body}`);
  await office.call('PUT', `${url}/waiter-password`, { password: WAITER_PASSWORD });
}

export async function signInWaiter(shop: Pick<TestShop, 'guest'>, name = 'Mia'): Promise<Waiter> {
  const guest = shop.guest();
  const opened = await guest.call('POST', `${SHOP}/waiter`, { password: WAITER_PASSWORD, name });
  if (opened.statusCode !== 200) throw new Error(`the waiter was answered ${opened.statusCode}: ${opened.body}`);
  const does: Waiter['does'] = (table, path, body = {}, key = randomUUID()) =>
    guest.call('POST', `${SHOP}/dineintable/${table}/${path}`, body, { 'idempotency-key': key });
  return {
    ...guest,
    does,
    books: (table, parts) =>
      guest.call('POST', `${SHOP}/order`, aRound(table, { payLater: true, acceptedTerms: null, ...parts }), {
        'idempotency-key': randomUUID(),
      }),
    table: async (table) => (await guest.call('GET', `${SHOP}/dineintable/${table}/bill`)).json(),
    tables: async () => (await guest.call('GET', `${SHOP}/tables`)).json(),
  };
}

/** Opens the address of the table's QR code. */
export async function scanTable(shop: Pick<TestShop, 'guest'>, office: Desk, table: number): Promise<TableGuest> {
  const codes: readonly { table: number; address: string }[] = (
    await office.call('GET', '/api/office/shop/roma/table-codes')
  ).json();
  const address = codes.find((code) => code.table === table)?.address ?? '';
  return seat(shop.guest(), new URL(address));
}

async function seat(guest: Guest, { pathname, search }: URL): Promise<TableGuest> {
  await guest.call('GET', pathname + search);
  return {
    ...guest,
    sees: async () => (await guest.call('GET', `${SHOP}/table`)).json(),
    pays: (what, expectedAmount, parts = {}, key = randomUUID()) =>
      guest.call(
        'POST',
        `${SHOP}/table/part`,
        { what, expectedAmount, paymentMethod: 'Stripe_card', ...parts },
        {
          'idempotency-key': key,
        },
      ),
    orders: (table, parts) =>
      guest.call('POST', `${SHOP}/order`, aRound(table, { paymentMethod: 'Stripe_card', ...parts }), {
        'idempotency-key': randomUUID(),
      }),
  };
}
