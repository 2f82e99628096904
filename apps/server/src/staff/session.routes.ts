import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { route } from '../http/route.ts';
import { dropSession, requireStaff, resendSession, sendSession, findSignedInStaff } from './staff-session.http.ts';
import { foldEmail } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { renewSession, signIn, type SignedIn, signOut, worksFor } from './sessions.ts';

// Per IP address and account.
const FIVE_IN_FIFTEEN_MINUTES = { burst: 5, everySeconds: 180 };

export interface SessionRoutesOptions extends RoutesOptions {
  readonly now: () => number;
}

/** Signing in to the office and out. */
export const sessionRoutes: FastifyPluginAsync<SessionRoutesOptions> = async (app, { deps, now }) => {
  const takeAttempt = createRateLimiter(now);

  route(app, calls.openSession, async (request, reply) => {
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

  route(app, calls.getSession, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    await renewSession(deps, staff);
    resendSession(request, reply, deps);
    return toOfficeSession(deps, staff);
  });

  route(app, calls.endSession, async (request, reply) => {
    const staff = await findSignedInStaff(request, deps);
    if (staff) await signOut(deps, staff);
    dropSession(reply, deps);
  });

  route(app, calls.listShops, async (request) => {
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

const toShopEntry = ({ id, config, isDegraded }: LoadedShop): OfficeSession['shops'][number] => ({
  id,
  slug: config.slug,
  name: config.restaurantName,
  isFranchiseOverview: config.isFranchiseOverview,
  primaryColor: config.primaryColor,
  accentColor: config.accentColor,
  logo: config.logo ?? null,
  isDegraded,
});
