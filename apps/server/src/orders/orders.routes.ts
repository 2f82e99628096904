import * as calls from '@tischlein/contract/calls';
import type { ParsedQuoteRequest } from '@tischlein/contract/shop';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { AccountOwner } from './order-account.ts';
import type { FindGroup } from './group-to-order.ts';
import { placeOrder } from './place-order.ts';
import { quoteForGuest } from './quote-cart.ts';
import { toRefusalProblem } from './refusal-problem.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export interface OrderRoutesOptions extends RoutesOptions {
  /** The signed-in guest, or null. Handed in, because the accounts room imports orders. */
  readonly findAccountOwner: (request: FastifyRequest, shop: LoadedShop) => Promise<AccountOwner | null>;
  readonly findGroup: FindGroup;
}

/** POST …/quote and …/order (S2 §7 Shop calls, S4 Addresses). */
export const orderRoutes: FastifyPluginAsync<OrderRoutesOptions> = async (app, options) => {
  const { deps, findAccountOwner, findGroup } = options;

  route(app, calls.quoteCart, async (request) => {
    const shop = requireShopByRef(deps, request.params.shop);
    if (request.body.at !== undefined) await requireShop(request, deps, shop.id);
    const group = await findQuotedGroup(request.body, { shop, session: readGuestSession(request, deps), findGroup });
    return quoteForGuest(deps, shop, { request: request.body, group });
  });

  route(app, calls.placeOrder, async (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    const clientKey = readClientKey(request.headers['idempotency-key']);
    const isNewSession = readGuestSession(request, deps) === null;
    const session = ensureGuestSession(request, reply, deps);
    const accountOwner = await findAccountOwner(request, shop);
    const incoming = { request: request.body, clientKey, session, isNewSession, accountOwner, findGroup };
    const outcome = await placeOrder(deps, shop, incoming);
    switch (outcome.code) {
      case 'placed':
        if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
        return outcome.answer;
      case 'keyReused':
        throw httpProblem('idempotencyKeyReused');
      case 'shopNotOpen':
        throw httpProblem('shopNotOpen');
      case 'refused':
        throw toRefusalProblem(outcome.refusal, outcome.quote);
    }
  });
};

interface Quoting extends Pick<OrderRoutesOptions, 'findGroup'> {
  readonly shop: LoadedShop;
  readonly session: string | null;
}

async function findQuotedGroup({ groupOrderId }: ParsedQuoteRequest, { shop, session, findGroup }: Quoting) {
  if (groupOrderId === null) return null;
  const lookup = await findGroup(shop, { groupOrderId, session });
  if (lookup.code !== 'found') throw httpProblem(lookup.code);
  return lookup.group;
}

function readClientKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!UUID_V4.test(header)) throw httpProblem('idempotencyKeyInvalid');
  return header.toLowerCase();
}
