import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { joinHeaders } from './join-headers.ts';
import { receiveMessage } from './receive-message.ts';

/** Webhooks of providers: no session, raw bytes, a signature. */
export const paymentMessageRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  route(app, calls.receivePaymentMessage, async ({ shop, params, headers, body }) => {
    const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const message = { rawBody, headers: joinHeaders(headers) };
    const outcome = await receiveMessage(deps, shop, { provider: params.provider, message });
    if (outcome === 'forged') return refuse('paymentMessageInvalid');
    if (outcome === 'later') return refuse('paymentMessageLater');
    return { received: true as const };
  });
};
