import { deliveryPeriod } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { sendReady } from '../http/ready-answer.ts';
import { callAnswer } from '../menu/call-answer.ts';
import { shopOfAddress } from '../shops/shop-of-address.ts';
import { deliveryPeriodAnswer } from './delivery-period.ts';

const PERIOD = {
  tags: ['shop'],
  summary: 'What is open now and when an order can be served',
  params: z.object({ shop: z.string() }),
  response: { 200: deliveryPeriod },
};

/** GET …/config/deliveryPeriod (S1 §7). */
export const openingRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/config/deliveryPeriod', { schema: PERIOD }, (request, reply) => {
    const { config } = shopOfAddress(deps, request.params.shop);
    reply.hijack();
    sendReady(request.raw, reply.raw, callAnswer(deps, deliveryPeriodAnswer(config, deps.clock)));
  });
};
