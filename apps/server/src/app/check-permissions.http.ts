import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { requireStaff } from '../staff/staff-session.http.ts';
import { requireWaiter } from '../tables/waiter-session.http.ts';

/**
 * Refuses every call of the office and of waiters to those who may not make it, wherever it is registered and before its body is read.
 * What a call needs is in its definition (decision 074).
 */
export function checkPermissions(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (call?.caller === 'staff') await requireStaff(request, deps);
    if (call?.caller === 'waiter') await requireWaiter(request, deps, readShop(request.params));
  });
}

const readShop = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'shop' in params ? String(params.shop) : '';
