import { RESERVATION_ACTIONS, type ReservationAction } from '@tischlein/domain/reservations';
import { RESERVATION_PAGE } from '@tischlein/domain/shop';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { sendCached } from '../http/cached-response.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { actOnReservation } from '../reservations/act-on-reservation.ts';
import { findLinkedReservation, mayAct } from '../reservations/reservation-link.ts';
import { requireDone } from '../reservations/reservation-problem.http.ts';
import { toLinkedReservation } from '../reservations/to-reservation.ts';
import type { PageAddress } from './page-address.ts';
import { findVisitedPage, type StorefrontOptions } from './visited-page.http.ts';

const ADDRESSES = [`/${RESERVATION_PAGE}/*`, `/f=:slug/${RESERVATION_PAGE}/*`];
const MOST_BYTES = 8 * 1024;
const MOST_MESSAGE = 500;
// Tokens cannot be guessed; the limit is against load.
const ALLOWANCE = { burst: 120, everySeconds: 0.5 };

/**
 * The pages behind the links about a reservation. GET changes nothing, because mail scanners follow links; POST acts, as the page's
 * form in a browser without scripts.
 */
export const reservationPageRoutes: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { deps, pages, rateLimitFactor: factor, now } = options;
  const take = createRateLimiter(now);
  const allowance = { burst: ALLOWANCE.burst * factor, everySeconds: ALLOWANCE.everySeconds / factor };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const readVisit = async (request: FastifyRequest): Promise<Visit> => {
    const address = await findVisitedPage(request, options);
    const link = address && readReservationLink(address);
    if (!address) throw refuse('notFound');
    if (take(toNetwork(request.ip), allowance) > 0) throw refuse('tooManyRequests');
    const linked = link && (await findLinkedReservation(deps, address.shop.id, link.token));
    return { address, link, linked: linked && mayAct(linked.by, link.action) ? linked : null };
  };

  for (const url of ADDRESSES) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const { address, linked } = await readVisit(request);
      const reservation = linked && (await toLinkedReservation(deps, address.shop, linked));
      const page = await pages.renderPersonal(address, { reservation });
      reply.hijack();
      sendCached(request.raw, reply.raw, page);
      return reply;
    });

    app.post(url, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const visit = await readVisit(request);
      const body = typeof request.body === 'string' ? request.body : '';
      return takeForm(reply, { visit, form: new URLSearchParams(body), deps });
    });
  }
};

interface Visit {
  readonly address: PageAddress;
  /** null: no link that the shop ever sent. */
  readonly link: ReservationLink | null;
  /** null: the link is not valid. */
  readonly linked: Awaited<ReturnType<typeof findLinkedReservation>>;
}

interface SentForm {
  readonly visit: Visit;
  readonly form: URLSearchParams;
  readonly deps: Deps;
}

async function takeForm(reply: FastifyReply, { visit, form, deps }: SentForm): Promise<FastifyReply> {
  const { address, link, linked } = visit;
  // Changing needs the free times, which only scripts load.
  if (!link || !linked || link.action === 'change') throw refuse('reservationUnknown');
  const { token, action } = link;
  const sequence = Number(form.get('sequence') ?? Number.NaN);
  const message = (form.get('message') ?? '').slice(0, MOST_MESSAGE);
  const done = await actOnReservation(deps, address.shop, { ...linked, action, sequence, message });
  requireDone(done, { reply, by: linked.by });
  const shown = linked.by === 'guest' ? 'confirm' : 'accept';
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(`${address.basename}/${RESERVATION_PAGE}/${token}/${shown}`, 303);
}

/** A link about a reservation: /tr/{id}/{type} (S1 §2, S3 R1). The id is the signed token. */
interface ReservationLink {
  readonly token: string;
  readonly action: ReservationAction;
}

const LINK = new RegExp(`^/${RESERVATION_PAGE}/(?<token>[\\w.-]{1,200})/(?<type>[a-z]+)/?$`);

/** null: another page. */
function readReservationLink({ path }: PageAddress): ReservationLink | null {
  const { token, type } = LINK.exec(path)?.groups ?? {};
  const action = RESERVATION_ACTIONS.find((each) => each === type);
  return token === undefined || action === undefined ? null : { token, action };
}
