import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import { entertainmentFields } from '@tischlein/wording/receipt';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { openLogos } from '../media/open-logos.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { readEntertainmentFacts } from './entertainment-facts.ts';
import { mailReceipt } from './mail-receipt.ts';
import { toPdfName } from './pdf-name.ts';
import { readReceipt } from './read-receipt.ts';

/** The receipt of an order; the order id is the secret (S3 K8). Not to be indexed. */
export const receiptRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const readLogo = openLogos(deps);
  await app.register(receiptMailRoutes, { deps });

  route(app, calls.getReceipt, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return read(request, request.params);
  });

  route(app, calls.getReceiptPdf, async (request, reply) => {
    const content = await read(request, request.params);
    const logo = await readLogo(await requireShopByRef(deps, request.params.shop));
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderReceiptPdf } = await import('./receipt-pdf.ts');
    return sendPdf(reply, toPdfName(content), await renderReceiptPdf(content, logo));
  });

  // What the guest fills in is neither stored nor logged.
  route(app, calls.getEntertainmentReceipt, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const content = await read(request, request.params);
    const facts = await readEntertainmentFacts(deps, shop, request.params.orderId);
    if (!facts) throw httpProblem('orderUnknown');
    const { renderEntertainmentPdf } = await import('./receipt-pdf.ts');
    const fields = entertainmentFields({ ...facts, ...request.body });
    return sendPdf(reply, 'Bewirtungsbeleg.pdf', await renderEntertainmentPdf(content, await readLogo(shop), fields));
  });

  async function read(request: FastifyRequest, { shop: reference, orderId: id }: { shop: string; orderId: string }) {
    const content = await readReceipt(deps, await requireShopByRef(deps, reference), {
      id,
      session: readGuestSession(request, deps),
    });
    if (!content) throw httpProblem('orderUnknown');
    return content;
  }
};

const receiptMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.mailReceipt, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const email = request.body.email.trim();
    if (!isEmail(email)) throw httpProblem('invalidRequest', { form: { email: formProblem('emailInvalid') } });
    const session = readGuestSession(request, deps);
    const outcome = await mailReceipt(deps, shop, { id: request.params.orderId, session, email });
    if (outcome !== 'queued') throw httpProblem(outcome);
  });
};

const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array): FastifyReply =>
  reply
    .type('application/pdf')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('content-disposition', `inline; filename="${name}"`)
    .send(Buffer.from(pdf));
