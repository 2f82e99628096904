import { PAYMENT_PROVIDER_NAMES } from '@tischlein/contract/office';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { receiveMessage } from './receive-message.ts';

// More than any provider sends. Larger bodies fail the signature check.
const MOST_BYTES = 2 * 1024 * 1024;

const MESSAGE = {
  tags: ['shop'],
  summary: "A payment provider's message, in the provider's own format and with its signature",
  params: z.object({ shop: z.string(), provider: z.enum(PAYMENT_PROVIDER_NAMES) }),
  response: { 200: z.object({ received: z.literal(true) }) },
};

const RECEIVED: z.infer<(typeof MESSAGE.response)[200]> = { received: true };

/** Webhooks of providers: no session, raw bytes, a signature. */
export const paymentMessageRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/api/shop/:shop/payment-events/:provider', { schema: MESSAGE, bodyLimit: MOST_BYTES }, async (request) => {
    const shop = requireShopByRef(deps, request.params.shop);
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    const message = { rawBody, headers };
    const outcome = await receiveMessage(deps, shop, { provider: request.params.provider, message });
    if (outcome === 'forged') throw httpProblem('paymentMessageInvalid');
    if (outcome === 'later') throw httpProblem('paymentMessageLater');
    return RECEIVED;
  });
};
