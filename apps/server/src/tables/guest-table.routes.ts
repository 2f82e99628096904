import * as calls from '@tischlein/contract/calls';
import { CONFLICT_CODES } from '@tischlein/contract/problems';
import { toCents } from '@tischlein/domain';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { streamEvents } from '../http/event-stream.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { refuseAtTable } from './bill-problems.ts';
import { isKnownTable } from './change-table.ts';
import { callWaiter } from './call-waiter.ts';
import { takeBackRound } from './decide-round.ts';
import { payPart } from './pay-part.ts';
import { readGuestTable } from './read-table.ts';
import { streamTable } from './stream-table.ts';
import { createTableCheck, requireTableGuest, seatGuest, type SeatedGuest, unseatGuest } from './table-session.http.ts';

/** The calls of guests at a table (S2 §4, S3 W4 to W13). */
export const guestTableRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  await sittingRoutes(app, { deps });
  await askingRoutes(app, { deps });
  await roundRoutes(app, { deps });
};

/** Choosing, seeing and leaving a table. */
const sittingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.chooseTable, async ({ shop, body, request, reply }) => {
    const { table } = body;
    if (!shop.config.supportDineIn) return refuse('invalidRequest', { code: 'deliveryTypeNotSupported' });
    if (!isKnownTable(shop, table)) return refuse('tableUnknown');
    const guest = { table, access: 'typed', movedFrom: null } as const;
    await seatGuest(reply, deps, { shop, ...guest });
    return answer(request, deps, { shop, guest });
  });

  route(app, calls.getGuestTable, async ({ shop, request }) =>
    answer(request, deps, { shop, guest: await requireTableGuest(request, deps, shop) }),
  );

  route(app, calls.guestTableEvents, async ({ shop, request, reply }) => {
    // Asked each time: the guest moves along with the table.
    const read = async () => answer(request, deps, { shop, guest: await requireTableGuest(request, deps, shop) });
    await read();
    const start = streamTable(deps.events, { shopId: shop.id, event: 'table', read });
    streamEvents(request, reply, { start, isAllowed: createTableCheck(request, deps, shop) });
    return reply;
  });

  route(app, calls.leaveTable, ({ reply }) => {
    unseatGuest(reply, deps);
  });
};

/** Calling the waiter and paying. */
const askingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.callWaiter, async ({ shop, body, request }) => {
    const guest = await requireScanned(request, deps, shop);
    await callWaiter(deps, shop, { table: guest.table, kind: body.kind });
    return answer(request, deps, { shop, guest });
  });

  route(app, calls.takeBackCall, async ({ shop, request }) => {
    const guest = await requireScanned(request, deps, shop);
    await callWaiter(deps, shop, { table: guest.table, kind: null });
    return answer(request, deps, { shop, guest });
  });

  route(app, calls.payPart, async ({ shop, headers, body, request, reply }) => {
    const guest = await requireScanned(request, deps, shop);
    const clientKey = readIdempotencyKey(headers['idempotency-key']);
    const session = ensureGuestSession(request, reply, deps);
    const part = { ...body, tip: toCents(body.tip) };
    const outcome = await payPart(deps, shop, { table: guest.table, session, clientKey, body: part });
    switch (outcome.code) {
      case 'reserved':
        return outcome.payment;
      case 'methodNotAllowed':
        return refuse(CONFLICT_CODES.methodNotAllowed);
      case 'refused':
        throw refuseAtTable(outcome.problem);
    }
  });
};

/** Taking a round back that waits for the waiter (S3 W12). */
const roundRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.takeBackRound, async ({ shop, params, request }) => {
    const guest = await requireScanned(request, deps, shop);
    const session = readGuestSession(request, deps);
    const body = { orderId: params.orderId, sessionHash: session === null ? null : hashSession(session) };
    const author = { kind: 'guest', name: '' } as const;
    const taken = await takeBackRound(deps, shop, { table: guest.table, body, author, clientKey: null });
    if (!taken.ok) throw refuseAtTable(taken.problem);
    return answer(request, deps, { shop, guest });
  });
};

interface Seated {
  readonly shop: LoadedShop;
  readonly guest: SeatedGuest;
}

function answer(request: FastifyRequest, deps: Deps, { shop, guest }: Seated) {
  const session = readGuestSession(request, deps);
  return readGuestTable(deps, shop, { ...guest, sessionHash: session === null ? null : hashSession(session) });
}

/** Calls and bills are for guests with the code of the table (S3 W7, W12). */
async function requireScanned(request: FastifyRequest, deps: Deps, shop: LoadedShop): Promise<SeatedGuest> {
  const guest = await requireTableGuest(request, deps, shop);
  if (guest.access !== 'scanned') throw refuse('tableNotScanned');
  return guest;
}
