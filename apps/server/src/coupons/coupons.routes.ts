import { couponAnswer } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { shopOfAddress } from '../shops/shop-of-address.ts';
import { findUsableCoupon } from './coupons.store.ts';

const VALIDATE = {
  tags: ['shop'],
  summary: 'The coupon with this code; null where there is none to use',
  params: z.object({ shop: z.string() }),
  querystring: z.object({ code: z.string().max(40) }),
  response: { 200: couponAnswer.nullable() },
};

/** GET …/validate_coupon (S1 §7). */
export const couponRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/validate_coupon', { schema: VALIDATE }, async (request, reply) => {
    const shop = shopOfAddress(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return findUsableCoupon(deps.database.read, shop.id, { code: request.query.code, now: deps.clock.now() });
  });
};
