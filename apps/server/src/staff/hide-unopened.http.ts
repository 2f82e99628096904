import * as calls from '@tischlein/contract/calls';
import type { Call } from '@tischlein/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { worksFor } from './sessions.ts';
import { findSignedInStaff } from './staff-session.http.ts';

/** Returns whether a person may look at a shop: guests at open ones, staff at drafts, too (S3 L1). */
export async function mayVisit(
  request: FastifyRequest,
  deps: Deps,
  shop: Pick<ShopEntry, 'id' | 'state'>,
): Promise<boolean> {
  if (shop.state === 'open') return true;
  const staff = shop.state === 'draft' ? await findSignedInStaff(request, deps) : null;
  return staff !== null && !staff.device?.isLocked && worksFor(staff, shop.id);
}

/** Answers guests' calls about a shop that is not open with 404; staff may make those of their drafts (S3 L1). */
export function hideUnopenedShops(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    const shop = findNamedShop(request, deps);
    if (!shop || shop.state === 'open' || (call && concernsEarlierOrder(call, shop))) return;
    if (!(await mayVisit(request, deps, shop))) throw refuse('shopUnknown');
  });
}

/** Payments continue whatever happens to the shop; receipts, withdrawals and consents outlive it. */
const concernsEarlierOrder = (call: Call, { state }: ShopEntry): boolean =>
  call.caller === 'provider' || (state === 'archived' && (call.path.includes('/:orderId') || OUTLIVING.has(call)));

const OUTLIVING: ReadonlySet<Call> = new Set([
  calls.declareWithdrawal,
  calls.answerConsent,
  calls.unsubscribe,
  calls.forgetVisits,
  calls.getIcon,
  calls.getCustomCss,
  calls.getPicture,
]);

const NAMES = ['shop', 'franchise', 'webshop'];

function findNamedShop({ params, query, hostname }: FastifyRequest, { shops }: Deps): ShopEntry | null {
  const named = { ...toRecord(query), ...toRecord(params) };
  const reference = NAMES.map((name) => named[name]).find((value) => typeof value === 'string');
  return typeof reference === 'string' ? shops.findEntry(reference) : shops.findEntryByHost(hostname);
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
