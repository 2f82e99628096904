import * as calls from '@tischlein/contract/calls';
import type { WaiterSession, WaiterTable } from '@tischlein/contract/shop';
import { NO_CENTS } from '@tischlein/domain';
import type { PaidBackSums } from '@tischlein/domain/table';
import { tableNotice } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type ChangeOrigin, nameChange, runAsChange } from '../db/open-change.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { streamEvents } from '../http/event-stream.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { isForeignEffect } from '../http/same-origin.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { createBillCache } from './bill-cache.ts';
import { TableRefusal } from './bill-problems.ts';
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
import {
  createWaiterCheck,
  endWaiterSession,
  nameWaiter,
  requireNamedWaiter,
  requireWaiter,
  type Waiter,
} from './waiter-session.http.ts';

/** The calls of waiters (S2 §4, §6, §7, S3 W1 to W12). */
export const waiterRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(sessionRoutes, { deps });
  await app.register(readingRoutes, { deps });
  await app.register(changingRoutes, { deps });
  await app.register(itemRoutes, { deps });
};

const sessionRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.openWaiterSession, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const outcome = await enterAsWaiter(request, reply, { deps, shop, ...request.body });
    if (outcome.code === 'wait') {
      reply.header('retry-after', outcome.seconds);
      throw httpProblem('tooManyRequests');
    }
    if (outcome.code !== 'open') throw httpProblem(outcome.code);
    return { name: request.body.name.trim(), until: outcome.until, mayRefund: true };
  });

  route(app, calls.getWaiterSession, async (request) =>
    toAnswer(await requireWaiter(request, deps, request.params.shop)),
  );

  route(app, calls.nameWaiter, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const name = request.body.name.trim();
    return toAnswer(await nameWaiter(request, reply, { deps, shop, name }));
  });

  route(app, calls.endWaiterSession, async (request, reply) =>
    endWaiterSession(request, reply, { deps, shop: await requireShopByRef(deps, request.params.shop) }),
  );
};

const toAnswer = ({ name, until, mayRefund }: Waiter): WaiterSession => ({ name, until, mayRefund });

const readingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const overview = { ...deps, bills: createBillCache() };

  route(app, calls.listTables, async (request) =>
    listTables(overview, await requireShopByRef(deps, request.params.shop)),
  );

  route(app, calls.tableEvents, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const isAllowed = createWaiterCheck(request, deps, shop);
    const read = async () => listTables(overview, (await deps.shops.shopByRef(shop.id)) ?? shop);
    const start = streamTable(deps.events, { shopId: shop.id, event: 'tables', read, isAllowed });
    streamEvents(request, reply, { start, isAllowed });
    return reply;
  });

  route(app, calls.getDineInTable, async (request) => {
    const { shop, table } = await requireTable(deps, request.params);
    const { bill } = await readWaiterTable(deps, shop, table);
    // 'Items with price 0 or less are dropped' (S2 §3 Table data).
    const rounds = (bill?.rounds ?? []).filter(({ waitsForWaiter }) => !waitsForWaiter);
    return rounds.map((round) => ({ ...round, items: round.items.filter(({ price }) => price > 0) }));
  });

  route(app, calls.getWaiterTable, async (request) => {
    const { shop, table } = await requireTable(deps, request.params);
    return readWaiterTable(deps, shop, table);
  });
};

/** Clearing a table, and rounds that wait. */
const changingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const change = createChange(deps);

  route(app, calls.clearTableByGet, async (request, reply) => {
    if (isForeignEffect(request)) throw httpProblem('foreignOrigin');
    await change(request, request.params, { call: 'clearTableByGet', body: { handOver: false }, run: clearTable });
    return reply.type('application/json').send(CLEARED);
  });

  route(app, calls.clearTable, async (request, reply) => {
    await change(request, request.params, { call: 'clearTable', body: request.body, run: clearTable });
    return reply.type('application/json').send(CLEARED);
  });
};

/** Refunds, moves and what goes to the till. */
const itemRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const change = createChange(deps);

  route(app, calls.refundTableItems, async (request) => {
    let paidBack: PaidBackSums = { online: NO_CENTS, till: NO_CENTS };
    const run = async (...refund: Parameters<typeof refundItems>): Promise<void> => {
      paidBack = await refundItems(...refund);
    };
    const table = await change(request, request.params, { call: 'refundTableItems', body: request.body, run });
    return { ...table, paidBack };
  });

  route(app, calls.moveTable, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    if (!isKnownTable(shop, request.body.to)) throw httpProblem('tableUnknown');
    return change(request, request.params, { call: 'moveTable', body: request.body, run: moveTable });
  });

  route(app, calls.handOverToTill, async (request) =>
    change(request, request.params, { call: 'handOverToTill', body: request.body, run: handOverToTill }),
  );

  route(app, calls.decideRound, async (request) => {
    const { orderId, decision } = request.params;
    return change(request, request.params, { call: 'decideRound', body: { orderId, decision }, run: decideRound });
  });

  route(app, calls.answerCall, async (request) => {
    const { shop, table } = await requireTable(deps, request.params);
    await callWaiter(deps, shop, { table, kind: null });
    return readWaiterTable(deps, shop, table);
  });
};

interface TableChange<Body> {
  /** Its name in the audit log. */
  readonly call: string;
  readonly body: Body;
  readonly run: (deps: Deps, shop: LoadedShop, request: TableRequest<Body>) => Promise<void>;
}

type Change = <Body>(request: FastifyRequest, params: TableParams, change: TableChange<Body>) => Promise<WaiterTable>;

const createChange =
  (deps: Deps): Change =>
  async (request, params, { call, body, run }) => {
    const { shop, table } = await requireTable(deps, params);
    const waiter = await requireNamedWaiter(request, deps, params.shop);
    const author = { kind: 'waiter', name: waiter.signature } as const;
    const header = request.headers['idempotency-key'];
    const clientKey = readIdempotencyKey(typeof header === 'string' ? header : undefined);
    try {
      await runAsChange(toOrigin(deps, { shop, call, author: waiter.author }), async () => {
        nameChange(tableNotice(table));
        await run(deps, shop, { table, body, author, clientKey });
      });
    } catch (error) {
      if (error instanceof TableRefusal) throw httpProblem(error.problem);
      throw error;
    }
    return readWaiterTable(deps, shop, table);
  };

const toOrigin = (
  { clock }: Pick<Deps, 'clock'>,
  { shop, ...change }: Pick<ChangeOrigin, 'call' | 'author'> & { readonly shop: LoadedShop },
): ChangeOrigin => ({ ...change, shopId: shop.id, area: 'tables', at: clock.now() });

// Fastify sends a text as it is.
const CLEARED = JSON.stringify('OK');

interface TableParams {
  readonly shop: string;
  readonly table: number;
}

/** The table that a waiter names. */
async function requireTable(deps: Deps, { shop: reference, table }: TableParams) {
  const shop = await requireShopByRef(deps, reference);
  if (!isKnownTable(shop, table)) throw httpProblem('tableUnknown');
  return { shop, table };
}
