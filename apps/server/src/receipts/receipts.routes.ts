import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import { entertainmentFields } from '@tischlein/documents/receipts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import { openLogos } from '../media/open-logos.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findOrder } from '../orders/find-order.ts';
import { toSeller } from '../orders/to-seller.ts';
import { mailReceipt } from './mail-receipt.ts';
import { toPdfName } from './pdf-name.ts';
import { readReceipt } from './read-receipt.ts';
import { formatDate } from './write-invoice.ts';

/** The receipt of an order; the order id is the secret (S3 K8). Not to be indexed. */
export const receiptRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const readLogo = openLogos(deps);
  await receiptMailRoutes(app, { deps });

  route(app, calls.getReceipt, ({ shop, params, request }) => read(request, shop, params.orderId));

  route(app, calls.getReceiptPdf, async ({ shop, params, request, reply }) => {
    const content = await read(request, shop, params.orderId);
    const logo = await readLogo(shop);
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderReceiptPdf } = await import('./receipt-pdf.ts');
    return sendPdf(reply, toPdfName(content), await renderReceiptPdf(content, logo));
  });

  // What the guest fills in is neither stored nor logged.
  route(app, calls.getEntertainmentReceipt, async ({ shop, params, body, request, reply }) => {
    const content = await read(request, shop, params.orderId);
    const facts = await readEntertainmentFacts(deps, shop, params.orderId);
    if (!facts) return refuse('orderUnknown');
    const { renderEntertainmentPdf } = await import('./receipt-pdf.ts');
    const fields = entertainmentFields({ ...facts, ...body });
    return sendPdf(reply, 'Bewirtungsbeleg.pdf', await renderEntertainmentPdf(content, await readLogo(shop), fields));
  });

  async function read(request: FastifyRequest, shop: LoadedShop, id: string) {
    const content = await readReceipt(deps, shop, { id, session: readGuestSession(request, deps) });
    if (!content) throw refuse('orderUnknown');
    return content;
  }
};

const receiptMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.mailReceipt, async ({ shop, params, body, request }) => {
    const email = body.email.trim();
    if (!isEmail(email)) return refuse('invalidRequest', { form: { email: formProblem('emailInvalid') } });
    await requireDeliverable(deps, email);
    const session = readGuestSession(request, deps);
    const outcome = await mailReceipt(deps, shop, { id: params.orderId, session, email });
    return outcome === 'queued' ? undefined : refuse(outcome);
  });
};

const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array): FastifyReply =>
  reply
    .type('application/pdf')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(Buffer.from(pdf));

interface EntertainmentFacts {
  readonly place: string;
  readonly day: string;
}

/** Where and when guests were entertained; null unless the order was for a table. */
async function readEntertainmentFacts(deps: Deps, shop: LoadedShop, id: string): Promise<EntertainmentFacts | null> {
  const match = await findOrder(deps, shop, { id, session: null });
  if (match?.order.delivery_type !== 'dineIn') return null;
  const { seller: stored, promised_at: promisedAt, serve_at: serveAt, placed_at: placedAt } = match.order;
  const { restaurantName, branch, restaurantStreet, restaurantZip, restaurantCity } = stored ?? toSeller(shop);
  return {
    place: `${branch ?? restaurantName}, ${restaurantStreet}, ${restaurantZip} ${restaurantCity}`,
    day: formatDate(promisedAt ?? serveAt ?? placedAt),
  };
}
