import { randomUUID } from 'node:crypto';
import type { DeskOrders, OfficeSession } from '@tischlein/contract/office';
import type { OrderRequest, OrderResponse } from '@tischlein/contract/shop';
import type { OrderAction } from '@tischlein/domain/orders';
import { insertStaff } from '../../apps/server/src/staff/staff.store.ts';
import type { OpenDatabase } from './databases.ts';
import { openServer, type TestServer, type TestServerOptions } from './open-server.ts';
import { aDelivery, trattoria } from './trattoria.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
export type Answer = Awaited<ReturnType<TestServer['app']['inject']>>;

/** A browser that keeps its cookies. */
interface Visitor {
  call(method: Method, url: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Replaces the document at this address, based on its present version. */
  save(url: string, body: unknown): Promise<Answer>;
}

export interface Guest extends Visitor {
  order(request?: OrderRequest): Promise<OrderResponse['order']>;
}

export interface Desk extends Visitor {
  readonly session: OfficeSession;
  orders(): Promise<DeskOrders>;
  act(orderId: string, action: OrderAction, body?: object): Promise<Answer>;
}

export interface TestShop extends TestServer {
  readonly owner: { readonly email: string; readonly password: string };
  /** A new guest. */
  guest(): Guest;
  /** A member of staff who has just signed in; the owner by default. */
  desk(email?: string, password?: string): Promise<Desk>;
}

/** The owner of every test shop. */
export const OWNER = { email: 'chefin@roma.test', password: 'nur zum Testen' };

/** An open shop on its own server: `const shop = await openShop(database); await shop.guest().order();` */
export async function openShop(
  database: Pick<OpenDatabase, 'url' | 'dataDir'> & { readonly preparedShop?: OpenDatabase['preparedShop'] },
  { shops, ...options }: TestServerOptions = {},
): Promise<TestShop> {
  const { preparedShop = null } = database;
  const toSave = shops ?? (preparedShop === null ? [trattoria()] : []);
  const server = await openServer(database, { shops: toSave, ...options });
  const slug = toSave[0]?.config.slug ?? preparedShop ?? '';
  if (preparedShop === null) await addOwner(server);
  return {
    ...server,
    owner: OWNER,
    guest: () => guestOf(server, slug),
    desk: async (email = OWNER.email, password = OWNER.password) => {
      const visitor = visitorOf(server);
      const answer = await visitor.call('POST', '/api/office/session', { email, password, staysSignedIn: true });
      if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode}: ${answer.body}`);
      return deskOf(visitor, slug, answer.json());
    },
  };
}

/** Adds OWNER. */
export async function addOwner({ deps }: TestServer): Promise<void> {
  const passwordHash = await deps.passwords.hash(OWNER.password);
  const owner = {
    id: randomUUID(),
    email: OWNER.email,
    role: 'owner',
    createdAt: deps.clock.now(),
    shopIds: [],
  } as const;
  await deps.database.write((writer) => insertStaff(writer, { ...owner, passwordHash }));
}

function visitorOf({ app }: TestServer): Visitor {
  const cookies = new Map<string, string>();
  const call: Visitor['call'] = async (method, url, body, headers = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const cookie of answer.cookies) cookies.set(cookie.name, cookie.value);
    return answer;
  };
  const save: Visitor['save'] = async (url, body) => {
    const { headers } = await call('GET', url);
    return call('PUT', url, body, { 'if-match': String(headers.etag) });
  };
  return { call, save };
}

function guestOf(server: TestServer, slug: string): Guest {
  const visitor = visitorOf(server);
  return {
    ...visitor,
    order: async (request = aDelivery()) => {
      const key = { 'idempotency-key': randomUUID() };
      const answer = await visitor.call('POST', `/api/shop/${slug}/order`, request, key);
      if (answer.statusCode !== 200) throw new Error(`the order was answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<OrderResponse>().order;
    },
  };
}

function deskOf(visitor: Visitor, slug: string, session: OfficeSession): Desk {
  const base = `/api/office/shop/${slug}`;
  return {
    ...visitor,
    session,
    orders: async () => (await visitor.call('GET', `${base}/orders`)).json(),
    act: (orderId, action, body = {}) => visitor.call('POST', `${base}/orders/${orderId}/${action}`, body),
  };
}
