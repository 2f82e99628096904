import * as calls from '@tischlein/contract/calls';
import type { ParsedQuoteRequest } from '@tischlein/contract/shop';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { type Incoming, route } from '../http/route.ts';
import { findRefusal, findSignedInStaff, requireShop } from '../staff/staff-session.http.ts';
import { worksFor } from '../staff/sessions.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { AccountOwner } from './order-account.ts';
import type { FindGroup } from './group-to-order.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import { placeOrder } from './place-order.ts';
import { quoteForGuest } from './quote-cart.ts';
import { toRefusalProblem } from './refusal-problem.ts';
import { withPhone } from './require-phone.http.ts';
import type { Tester } from './test-order.ts';
import type { TableToOrder } from './table-to-order.ts';

export interface OrderRoutesOptions extends RoutesOptions {
  /** The signed-in guest, or null. Handed in, because the accounts room imports orders. */
  readonly findAccountOwner: (request: FastifyRequest, shop: LoadedShop) => Promise<AccountOwner | null>;
  readonly findGroup: FindGroup;
  /** Who orders for a table; null: the shop has no such table. Handed in, because the room of tables imports orders. */
  readonly findTable: (
    request: FastifyRequest,
    shop: LoadedShop,
    order: { readonly table: number; readonly payLater: boolean },
  ) => Promise<TableToOrder | null>;
}

/** POST …/quote and …/order (S2 §7 Shop calls, S4 Addresses). */
export const orderRoutes: FastifyPluginAsync<OrderRoutesOptions> = async (app, options) => {
  const { deps, findAccountOwner, findGroup, findTable } = options;

  route(app, calls.quoteCart, async ({ shop, body, request }) => {
    if (body.at !== undefined) await requireShop(request, deps, shop.id);
    const group = await findQuotedGroup(body, { shop, session: readGuestSession(request, deps), findGroup });
    return quoteForGuest(deps, shop, { request: body, group });
  });

  route(app, calls.placeOrder, async ({ shop, headers, body, request, reply }) => {
    const clientKey = readIdempotencyKey(headers['idempotency-key']);
    const isNewSession = readGuestSession(request, deps) === null;
    const session = ensureGuestSession(request, reply, deps);
    const { table: number, payLater } = body;
    const table = number === null ? null : await findTable(request, shop, { table: number, payLater });
    if (number !== null && !table) return refuse('tableUnknown');
    if (number === null) await requireDeliverable(deps, body.formValues.email);
    const accountOwner = await findAccountOwner(request, shop);
    const tester = await findTester({ shop, body, request }, deps);
    const order = { ...body, formValues: withPhone(body.formValues) };
    const asked = { request: order, clientKey, session, isNewSession };
    const incoming = { ...asked, accountOwner, findGroup, table, tester, telephone: null };
    const outcome = await placeOrder(deps, shop, incoming);
    switch (outcome.code) {
      case 'placed':
        if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
        return outcome.answer;
      case 'keyReused':
        return refuse('idempotencyKeyReused');
      case 'shopNotOpen':
        return refuse('shopNotOpen');
      case 'refused':
        return toRefusalProblem(outcome.refusal, outcome.quote);
    }
  });
};

/** Staff who may open or manage a draft can place test orders; groups and tables work once it is open (decision 046). */
async function findTester(
  { shop, body, request }: Pick<Incoming<typeof calls.placeOrder>, 'shop' | 'body' | 'request'>,
  deps: RoutesOptions['deps'],
): Promise<Tester | null> {
  const { table, groupOrderId } = body;
  if (shop.state !== 'draft' || table !== null || groupOrderId !== null) return null;
  const staff = await findSignedInStaff(request, deps);
  if (!staff || !worksFor(staff, shop.id) || (await findRefusal(staff, deps, calls.saveOpening))) return null;
  return { email: staff.email };
}

interface Quoting extends Pick<OrderRoutesOptions, 'findGroup'> {
  readonly shop: LoadedShop;
  readonly session: string | null;
}

async function findQuotedGroup({ groupOrderId }: ParsedQuoteRequest, { shop, session, findGroup }: Quoting) {
  if (groupOrderId === null) return null;
  const lookup = await findGroup(shop, { groupOrderId, session });
  if (lookup.code !== 'found') throw refuse(lookup.code);
  return lookup.group;
}
