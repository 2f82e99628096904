import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { joinHeaders } from './join-headers.ts';
import { receiveMessage } from './receive-message.ts';

/** Webhooks of providers: no session, raw bytes, a signature. */
export const paymentMessageRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  route(app, calls.receivePaymentMessage, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const message = { rawBody, headers: joinHeaders(request.headers) };
    const outcome = await receiveMessage(deps, shop, { provider: request.params.provider, message });
    if (outcome === 'forged') throw httpProblem('paymentMessageInvalid');
    if (outcome === 'later') throw httpProblem('paymentMessageLater');
    return { received: true as const };
  });
};
