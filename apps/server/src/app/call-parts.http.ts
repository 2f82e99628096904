import type { FastifyInstance } from 'fastify';
import { requireAccount } from '../accounts/account-session.http.ts';
import type { CallParts, Deps } from '../deps.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { requireWaiter } from '../tables/waiter-session.http.ts';

/** Gives each handler who makes its call and the shop that the call names, as this caller finds it; a handler that runs has both. */
export function provideCallParts(app: FastifyInstance, deps: Deps): void {
  app.decorate('findCallParts', async (request): Promise<Partial<CallParts>> => {
    const { call } = request.routeOptions.config;
    const reference = readText(request.params, 'shop');
    switch (call?.caller) {
      case 'staff': {
        const staff = await requireStaff(request, deps);
        return reference === undefined ? { staff } : { staff, shop: await requireShop(request, deps, reference) };
      }
      case 'waiter':
        return { waiter: await requireWaiter(request, deps, reference ?? ''), ...(await findShop(reference)) };
      case 'account':
        return { account: await requireAccount(request, deps, readText(request.query, 'webshop')) };
      case 'guest':
      case 'provider':
      case undefined:
        return findShop(reference);
    }
  });

  const findShop = async (reference: string | undefined): Promise<Partial<CallParts>> =>
    reference === undefined ? {} : { shop: await requireShopByRef(deps, reference) };
}

function readText(values: unknown, name: 'shop' | 'webshop'): string | undefined {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
