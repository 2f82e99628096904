import { randomUUID } from 'node:crypto';
import type { DeskOrder, OrderPayment, PaymentTasks } from '@tischlein/contract/office';
import type { OrderRequest, PaymentResponse, SettleResponse } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { processDuePayments } from '../../apps/server/src/payments/payment-worker.ts';
import type { Row } from '../../apps/server/src/db/tables.ts';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import type { PracticeMessage, PracticePayment } from '../../demo/payments/practice.ts';
import type { OpenDatabase } from './databases.ts';
import { type Answer, type Desk, type Guest, openShop, type TestShop } from './open-shop.ts';
import type { TestServer, TestServerOptions } from './open-server.ts';
import { type FakeProviders, openFakeProviders } from './providers/fake-providers.ts';
import { aDelivery } from './trattoria.ts';
import { saveAccounts } from './edit-shop.ts';

/** A guest with an order to pay online. */
export interface PayingGuest {
  readonly orderId: string;
  call(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** POST payment/{a}/{b}. */
  prepare(body?: object): Promise<PaymentResponse>;
  /** Returns from the provider. */
  comeBack(): Promise<SettleResponse>;
  /** Orders another way instead. */
  giveUp(): Promise<SettleResponse>;
  /** The latest attempt in the database. */
  payment(): Promise<Row<'payments'>>;
  /** The provider's object for it. */
  atProvider(): Promise<PracticePayment>;
}

export interface PaidShop extends TestShop {
  readonly fake: FakeProviders;
  readonly office: Desk;
  /** A guest orders with this payment method; by default a new one. */
  guestPays(method?: PaymentMethod, request?: Partial<OrderRequest>, guest?: Guest): Promise<PayingGuest>;
  /** Delivers a provider's message. */
  receive(message: PracticeMessage, body?: string): Promise<Answer>;
  /** Runs the workers until nothing is due. */
  work(): Promise<void>;
  /** Advances the clock. */
  later(minutes: number): void;
  onDesk(orderId: string): Promise<DeskOrder | undefined>;
  money(orderId: string): Promise<OrderPayment>;
  tasks(): Promise<PaymentTasks>;
  /** Closes the shop. Throws on a broken invariant, or if an adapter broke the provider's rules. */
  close(): Promise<void>;
}

/** A shop with an account at each practice provider, so that every method can be used. */
export async function openPaidShop(database: OpenDatabase, options: TestServerOptions = {}): Promise<PaidShop> {
  const time = { now: () => Date.now() };
  const fake = await openFakeProviders({ now: () => time.now() });
  const limits = options.providers?.limits ?? { connect: 1000, whole: 5000, capture: 5000 };
  const shop = await openShop(database, { ...options, providers: { hosts: fake.hosts, limits } });
  // Tests run the workers themselves.
  await shop.deps.paymentWork.stop();
  time.now = () => Date.parse(shop.clock.now());
  if (database.preparedShop === null) await addPracticeAccounts(shop);
  const office = await shop.desk();
  return {
    ...shop,
    fake,
    office,
    guestPays: (method = 'Stripe_card', request = {}, guest = shop.guest()) =>
      guestPays(guest, { shop, fake }, { method, request }),
    receive: (message, body = message.body) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/shop/${message.shop}/payment-events/${message.provider}`,
        headers: message.headers,
        payload: body,
      }),
    work: async () => {
      while ((await processDuePayments(shop.deps)) > 0);
    },
    later: (minutes) => shop.clock.set(new Date(Date.parse(shop.clock.now()) + minutes * 60_000).toISOString()),
    onDesk: async (orderId) => (await office.orders()).orders.find(({ id }) => id === orderId),
    money: async (orderId) => (await office.call('GET', `/api/office/shop/roma/orders/${orderId}/payment`)).json(),
    tasks: async () => (await office.call('GET', '/api/office/shop/roma/payment-tasks')).json(),
    close: async () => {
      const broken = [...(await findViolations(shop.deps.database.read)), ...fake.practice.violations];
      await shop.close();
      await fake.close();
      if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
    },
  };
}

/** Adds an account at each practice provider to the first shop. */
export async function addPracticeAccounts({ deps }: TestServer): Promise<void> {
  await saveAccounts(deps, deps.shops.listShops()[0]?.id ?? 'roma', practiceAccounts('roma'));
}

async function guestPays(
  guest: Guest,
  { shop, fake }: { readonly shop: TestShop; readonly fake: FakeProviders },
  { method, request }: { readonly method: PaymentMethod; readonly request: Partial<OrderRequest> },
): Promise<PayingGuest> {
  const wanted = aDelivery(request);
  const headers = { 'idempotency-key': randomUUID() };
  const order = { ...wanted, formValues: { ...wanted.formValues, paymentMethod: method } };
  const placed = await guest.call('POST', '/api/shop/roma/order', order, headers);
  if (placed.statusCode !== 200) throw new Error(`the order was answered ${placed.statusCode}: ${placed.body}`);
  const { order: answered, paymentGatewayId } = placed.json();
  const orderId: string = answered.id;
  const path = `/api/shop/roma/payment/${paymentGatewayId}/${orderId}`;
  const payment = async (): Promise<Row<'payments'>> => {
    const rows = await shop.deps.database.read
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId as never)
      .orderBy('attempt', 'desc')
      .execute();
    if (!rows[0]) throw new Error(`order ${orderId} has no payment`);
    return rows[0];
  };
  return {
    orderId,
    call: (verb, rest, body, more) => guest.call(verb, `${path}${rest}`, body, more),
    prepare: async (body = {}) => {
      const answer = await guest.call('POST', path, body);
      if (answer.statusCode !== 200) throw new Error(`prepare was answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
    comeBack: async () => (await guest.call('POST', `${path}/settle`)).json(),
    giveUp: async () => (await guest.call('POST', `${path}/give-up`)).json(),
    payment,
    atProvider: async () => fake.byOurId((await payment()).payment_id),
  };
}
