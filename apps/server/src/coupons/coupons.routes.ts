import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkReservation, findReservation, reserveForPhone } from './reserve-coupon.ts';

/** Coupon validation and coupon reservations (S1 §7 validate_coupon, coupon_reservation). */
export const couponRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.validateCoupon, ({ shop, query }) => checkCoupon(deps, shop.id, query.code));

  route(app, calls.checkCouponReservation, async ({ shop, params }) => {
    const code = await checkReservation(deps, shop, params.reservation);
    if (code === null) return refuse('couponUnknown');
    return { code };
  });

  route(app, calls.reserveCoupon, ({ shop, body, request, reply }) =>
    reserveForPhone(deps, shop, { ...body, session: ensureGuestSession(request, reply, deps) }),
  );

  route(app, calls.findReservedCoupon, ({ shop, body, request }) => {
    const session = readGuestSession(request, deps);
    return session === null ? null : findReservation(deps, shop, { ...body, session });
  });
};
