import * as calls from '@tischlein/contract/calls';
import type { WaiterSession, WaiterTable } from '@tischlein/contract/shop';
import type { Result } from '@tischlein/domain';
import { tableNotice } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type ChangeOrigin, nameChange, runAsChange } from '../db/open-change.ts';
import type { CallParts, Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { streamEvents } from '../http/event-stream.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { isForeignEffect } from '../http/same-origin.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { createBillCache } from './bill-cache.ts';
import { refuseAtTable, type TableProblem } from './bill-problems.ts';
import { callWaiter } from './call-waiter.ts';
import { isKnownTable, type TableRequest } from './change-table.ts';
import { decideRound } from './decide-round.ts';
import { enterAsWaiter } from './enter-as-waiter.http.ts';
import { clearTable, handOverToTill } from './hand-over.ts';
import { listTables } from './list-tables.ts';
import { moveTable } from './move-table.ts';
import { readWaiterTable } from './read-table.ts';
import { refundItems } from './refund-items.ts';
import { streamTable } from './stream-table.ts';
import { createWaiterCheck, endWaiterSession, nameWaiter, type Waiter } from './waiter-session.http.ts';

/** The calls of waiters (S2 §4, §6, §7, S3 W1 to W12). */
export const waiterRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  await sessionRoutes(app, { deps });
  await readingRoutes(app, { deps });
  await changingRoutes(app, { deps });
  await itemRoutes(app, { deps });
};

const sessionRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.openWaiterSession, async ({ shop, body, request, reply }) => {
    const outcome = await enterAsWaiter(request, reply, { deps, shop, ...body });
    if (outcome.code === 'wait') {
      reply.header('retry-after', outcome.seconds);
      return refuse('tooManyRequests');
    }
    if (outcome.code !== 'open') return refuse(outcome.code);
    return { name: body.name.trim(), until: outcome.until, mayRefund: true };
  });

  route(app, calls.getWaiterSession, ({ waiter }) => toAnswer(waiter));

  route(app, calls.nameWaiter, async ({ shop, body, request, reply }) => {
    const name = body.name.trim();
    return toAnswer(await nameWaiter(request, reply, { deps, shop, name }));
  });

  route(app, calls.endWaiterSession, ({ shop, request, reply }) => endWaiterSession(request, reply, { deps, shop }));
};

const toAnswer = ({ name, until, mayRefund }: Waiter): WaiterSession => ({ name, until, mayRefund });

const readingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const overview = { ...deps, bills: createBillCache() };

  route(app, calls.listTables, ({ shop }) => listTables(overview, shop));

  route(app, calls.tableEvents, ({ shop, request, reply }) => {
    const isAllowed = createWaiterCheck(request, deps, shop);
    const read = async () => listTables(overview, (await deps.shops.shopByRef(shop.id)) ?? shop);
    const start = streamTable(deps.events, { shopId: shop.id, event: 'tables', read, isAllowed });
    streamEvents(request, reply, { start, isAllowed });
    return reply;
  });

  route(app, calls.getDineInTable, async ({ shop, params }) => {
    const { bill } = await readWaiterTable(deps, shop, requireTable(shop, params.table));
    // 'Items with price 0 or less are dropped' (S2 §3 Table data).
    const rounds = (bill?.rounds ?? []).filter(({ waitsForWaiter }) => !waitsForWaiter);
    return rounds.map((round) => ({ ...round, items: round.items.filter(({ price }) => price > 0) }));
  });

  route(app, calls.getWaiterTable, ({ shop, params }) => readWaiterTable(deps, shop, requireTable(shop, params.table)));
};

/** Clearing a table, and rounds that wait. */
const changingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const change = createChange(deps);

  route(app, calls.clearTableByGet, async (incoming) => {
    if (isForeignEffect(incoming.request)) return refuse('foreignOrigin');
    await change(incoming, { call: 'clearTableByGet', body: { handOver: false }, run: clearTable });
    return incoming.reply.type('application/json').send(CLEARED);
  });

  route(app, calls.clearTable, async (incoming) => {
    await change(incoming, { call: 'clearTable', body: incoming.body, run: clearTable });
    return incoming.reply.type('application/json').send(CLEARED);
  });
};

/** Refunds, moves and what goes to the till. */
const itemRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const change = createChange(deps);

  route(app, calls.refundTableItems, async (incoming) => {
    const { waiter, body } = incoming;
    const [table, paidBack] = await change(incoming, {
      call: 'refundTableItems',
      body,
      run: (_, shop, request) => refundItems(deps, shop, { ...request, limit: waiter.refundLimit }),
    });
    return { ...table, paidBack };
  });

  route(app, calls.moveTable, async (incoming) => {
    const { shop, body } = incoming;
    if (!isKnownTable(shop, body.to)) return refuse('tableUnknown');
    const [table] = await change(incoming, { call: 'moveTable', body, run: moveTable });
    return table;
  });

  route(app, calls.handOverToTill, async (incoming) => {
    const { body } = incoming;
    const [table] = await change(incoming, { call: 'handOverToTill', body, run: handOverToTill });
    return table;
  });

  route(app, calls.decideRound, async (incoming) => {
    const { orderId, decision } = incoming.params;
    const [table] = await change(incoming, { call: 'decideRound', body: { orderId, decision }, run: decideRound });
    return table;
  });

  route(app, calls.answerCall, async ({ shop, params }) => {
    const table = requireTable(shop, params.table);
    await callWaiter(deps, shop, { table, kind: null });
    return readWaiterTable(deps, shop, table);
  });
};

interface TableChange<Body, Value> {
  /** Its name in the audit log. */
  readonly call: string;
  readonly body: Body;
  readonly run: (deps: Deps, shop: LoadedShop, request: TableRequest<Body>) => Promise<Result<Value, TableProblem>>;
}

/** A call of a waiter about a table. */
interface AtTable extends Pick<CallParts, 'shop' | 'waiter'> {
  readonly params: { readonly table: number };
  readonly request: FastifyRequest;
}

type Change = <Body, Value>(
  incoming: AtTable,
  change: TableChange<Body, Value>,
) => Promise<readonly [after: WaiterTable, value: Value]>;

const createChange =
  (deps: Deps): Change =>
  async ({ shop, waiter, params, request }, { call, body, run }) => {
    const table = requireTable(shop, params.table);
    // S3 W9.
    if (waiter.signature === '') throw refuse('waiterNameMissing');
    const author = { kind: 'waiter', name: waiter.signature } as const;
    const header = request.headers['idempotency-key'];
    const clientKey = readIdempotencyKey(typeof header === 'string' ? header : undefined);
    const result = await runAsChange(toOrigin(deps, { shop, call, author: waiter.author }), () => {
      nameChange(tableNotice(table));
      return run(deps, shop, { table, body, author, clientKey });
    });
    if (!result.ok) throw refuseAtTable(result.problem);
    return [await readWaiterTable(deps, shop, table), result.value];
  };

const toOrigin = (
  { clock }: Pick<Deps, 'clock'>,
  { shop, ...change }: Pick<ChangeOrigin, 'call' | 'author'> & { readonly shop: LoadedShop },
): ChangeOrigin => ({ ...change, shopId: shop.id, area: 'tables', at: clock.now() });

// Fastify sends a text as it is.
const CLEARED = JSON.stringify('OK');

/** The table that a waiter names. */
function requireTable(shop: LoadedShop, table: number): number {
  if (!isKnownTable(shop, table)) throw refuse('tableUnknown');
  return table;
}
