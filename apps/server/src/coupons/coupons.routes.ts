import {
  couponAnswer,
  couponReservation,
  reservationLookup,
  reservationRequest,
  reservedCoupon,
} from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { findUsableCoupon } from './coupons.store.ts';
import { checkReservation, findReservation, reserveForPhone } from './reserve-coupon.ts';

const ofShop = { tags: ['shop'], params: z.object({ shop: z.string() }) };
const VALIDATE = {
  ...ofShop,
  summary: 'The coupon with this code; null where there is none to use',
  querystring: z.object({ code: z.string().max(40) }),
  response: { 200: couponAnswer.nullable() },
};
const CHECK = {
  ...ofShop,
  summary: 'The code that a reservation keeps; 404 where there is none to use',
  params: z.object({ shop: z.string(), reservation: z.string() }),
  response: { 200: couponReservation },
};
const RESERVE = {
  ...ofShop,
  summary: 'Sets a coupon aside for a phone number; null where there is none to use',
  body: reservationRequest,
  response: { 200: reservedCoupon.nullable() },
};
const LOOKUP = {
  ...ofShop,
  summary: 'The coupon that this guest has set aside for a phone number; null where there is none to use',
  body: reservationLookup,
  response: { 200: couponAnswer.nullable() },
};

/** Coupon validation and coupon reservations (S1 §7 validate_coupon, coupon_reservation). */
export const couponRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/api/shop/:shop/validate_coupon', { schema: VALIDATE }, (request) => {
    const shop = requireShopByRef(deps, request.params.shop);
    return findUsableCoupon(deps.database.read, shop.id, { code: request.query.code, now: deps.clock.now() });
  });

  app.get('/api/shop/:shop/coupon_reservation/check/:reservation', { schema: CHECK }, async (request) => {
    const shop = requireShopByRef(deps, request.params.shop);
    const code = await checkReservation(deps, shop, request.params.reservation);
    if (code === null) throw httpProblem('couponUnknown');
    return { code };
  });

  app.post('/api/shop/:shop/coupon_reservation', { schema: RESERVE }, (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    return reserveForPhone(deps, shop, { ...request.body, session: ensureGuestSession(request, reply, deps) });
  });

  app.post('/api/shop/:shop/coupon_reservation/lookup', { schema: LOOKUP }, async (request) => {
    const shop = requireShopByRef(deps, request.params.shop);
    const session = readGuestSession(request, deps);
    return session === null ? null : findReservation(deps, shop, { ...request.body, session });
  });
};
