import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { dropSession, requireStaff, resendSession, sendSession, findSignedInStaff } from './staff-session.http.ts';
import { findKnownDevice, rememberDevice } from './known-device.http.ts';
import { limitPasswords } from './limit-passwords.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { renewSession, signIn, type SignedIn, signOut, worksFor } from './sessions.ts';

/** Signing in to the office and out. */
export const sessionRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.openSession, async (request, reply) => {
    const { email, password } = request.body;
    const outcome = await limitPasswords(deps, {
      email,
      from: findKnownDevice(request, deps, email) ?? toNetwork(request.ip),
      verify: () => signIn(deps, email, password),
    });
    if ('waitSeconds' in outcome) {
      reply.header('retry-after', outcome.waitSeconds);
      throw httpProblem('tooManyRequests');
    }
    const { result: opened } = outcome;
    if (!opened) throw httpProblem('signInFailed');
    sendSession(reply, deps, opened.token);
    rememberDevice(request, reply, { deps, email });
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

const toShopEntry = ({ id, config, isDegraded, state, missing }: LoadedShop): OfficeSession['shops'][number] => ({
  id,
  slug: config.slug,
  name: config.restaurantName,
  isFranchiseOverview: config.isFranchiseOverview,
  primaryColor: config.primaryColor,
  accentColor: config.accentColor,
  logo: config.logo ?? null,
  isDegraded,
  state,
  missing: [...missing],
});
