import * as calls from '@tischlein/contract/calls';
import type { Call } from '@tischlein/contract/calls';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type ChangeOrigin, runAsChange } from '../db/open-change.ts';
import type { Deps } from '../deps.ts';
import { toChangeAuthor } from '../staff/change-author.http.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { requireStaff } from '../staff/staff-session.http.ts';

const NAMES = new Map<unknown, string>(Object.entries(calls).map(([name, call]) => [call, name]));

/** Whether a call of the office may change something. */
const isWriting = ({ method, access }: Call): boolean => method !== 'GET' && access !== 'read';

/**
 * Runs every writing call that is registered after this as a change with its author: what it writes leaves an entry in the audit log, in
 * the same transaction (decision 057).
 */
export function recordChanges(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRoute', (options) => {
    const call = options.config?.call;
    if (!call || !isWriting(call)) return;
    const { handler } = options;
    const recorded: RouteHandlerMethod = async function (request, reply) {
      const origin = toOrigin(request, deps, { call, staff: await requireStaff(request, deps) });
      return runAsChange(origin, async () => handler.call(this, request, reply));
    };
    options.handler = recorded;
  });
}

function toOrigin(
  request: FastifyRequest,
  { shops, clock }: Pick<Deps, 'shops' | 'clock'>,
  { call, staff }: { readonly call: Call; readonly staff: SignedIn },
): ChangeOrigin {
  const { params } = request;
  const reference = typeof params === 'object' && params !== null && 'shop' in params ? String(params.shop) : '';
  const shop = reference === '' ? null : shops.findEntry(reference);
  const { area = '' } = call;
  const [first = ''] = typeof area === 'string' ? [area] : area;
  return {
    // The log of a deleted shop cannot be opened.
    shopId: call === calls.deleteShop ? '' : (shop?.id ?? ''),
    call: NAMES.get(call) ?? call.path,
    area: first,
    at: clock.now(),
    author: toChangeAuthor(request, staff),
  };
}
