import { session, signInRequest } from '@tischlein/contract/office';
import type { OfficeSession } from '@tischlein/contract/office';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { dropSession, requireStaff, resendSession, sendSession, findSignedInStaff } from './staff-session.http.ts';
import { foldEmail } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { renewSession, signIn, type SignedIn, signOut, worksFor } from './sessions.ts';

// Per IP address and account.
const FIVE_IN_FIFTEEN_MINUTES = { burst: 5, everySeconds: 180 };

export interface SessionRoutesOptions extends RoutesOptions {
  readonly now: () => number;
}

const SIGN_IN = { tags: ['office'], summary: 'Signs in', body: signInRequest, response: { 200: session } };
const WHO = { tags: ['office'], summary: 'Who is signed in', response: { 200: session } };
const SIGN_OUT = { tags: ['office'], summary: 'Signs out', response: { 204: z.undefined() } };
const SHOPS = { tags: ['office'], summary: 'The shops one works for', response: { 200: session.shape.shops } };

/** Signing in to the office and out. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionRoutesOptions> = async (app, { deps, now }) => {
  const takeAttempt = createRateLimiter(now);

  app.post('/api/office/session', { schema: SIGN_IN }, async (request, reply) => {
    const { email, password } = request.body;
    const waitSeconds = takeAttempt(`${request.ip} ${foldEmail(email)}`, FIVE_IN_FIFTEEN_MINUTES);
    if (waitSeconds > 0) {
      reply.header('retry-after', waitSeconds);
      throw httpProblem('tooManyRequests');
    }
    const opened = await signIn(deps, email, password);
    if (!opened) throw httpProblem('signInFailed');
    sendSession(reply, deps, opened.token);
    return toOfficeSession(deps, opened.staff);
  });

  app.get('/api/office/session', { schema: WHO }, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    await renewSession(deps, staff);
    resendSession(request, reply, deps);
    return toOfficeSession(deps, staff);
  });

  app.delete('/api/office/session', { schema: SIGN_OUT }, async (request, reply) => {
    const staff = await findSignedInStaff(request, deps);
    if (staff) await signOut(deps, staff);
    dropSession(reply, deps);
    return reply.code(204).send();
  });

  app.get('/api/office/shops', { schema: SHOPS }, async (request) => {
    return toOfficeSession(deps, await requireStaff(request, deps)).shops;
  });
};

function toOfficeSession(deps: Deps, staff: SignedIn): OfficeSession {
  const shops = deps.shops.allShops().filter(({ id }) => worksFor(staff, id));
  return {
    email: staff.email,
    role: staff.role,
    hasMapTiles: deps.tiles !== null,
    shops: shops.map(toShopEntry),
  };
}

const toShopEntry = ({ id, config }: LoadedShop): OfficeSession['shops'][number] => ({
  id,
  slug: config.slug,
  name: config.restaurantName,
  isFranchiseOverview: config.isFranchiseOverview,
  primaryColor: config.primaryColor,
  accentColor: config.accentColor,
  logo: config.logo ?? null,
});
