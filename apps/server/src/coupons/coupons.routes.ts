import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkReservation, findReservation, reserveForPhone } from './reserve-coupon.ts';

/** Coupon validation and coupon reservations (S1 §7 validate_coupon, coupon_reservation). */
export const couponRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.validateCoupon, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    return checkCoupon(deps, shop.id, request.query.code);
  });

  route(app, calls.checkCouponReservation, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const code = await checkReservation(deps, shop, request.params.reservation);
    if (code === null) throw httpProblem('couponUnknown');
    return { code };
  });

  route(app, calls.reserveCoupon, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    return reserveForPhone(deps, shop, { ...request.body, session: ensureGuestSession(request, reply, deps) });
  });

  route(app, calls.findReservedCoupon, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const session = readGuestSession(request, deps);
    return session === null ? null : findReservation(deps, shop, { ...request.body, session });
  });
};
