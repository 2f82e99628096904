import type { OfficeSession } from '@tischlein/contract/office';
import { isFactorMissing } from '@tischlein/domain/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { toPersonAccount, rememberDevice } from './known-device.http.ts';
import { isFactorRequired } from './second-factor.store.ts';
import { findAskedAccess } from './replace-access.ts';
import { oversees, worksIn } from './oversees.ts';
import type { Opened, SignedIn } from './sessions.ts';
import { ownsInstallation } from './staff.store.ts';
import { sendSession } from './staff-session.http.ts';
import { findMapCredit } from '../tiles/find-map-credit.ts';

/** Sends the cookie of a new session and returns the session. */
export async function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, opened: { token, staff } }: { readonly deps: Deps; readonly opened: Opened },
): Promise<OfficeSession> {
  sendSession(reply, deps, { token, staff });
  rememberDevice(request, reply, { deps, account: toPersonAccount(staff.email) });
  return toOfficeSession(deps, staff);
}

export async function toOfficeSession(deps: Deps, staff: SignedIn): Promise<OfficeSession> {
  const shops = deps.shops.listShops().filter((shop) => worksIn(staff, shop) || oversees(deps, staff, shop));
  const byName = shops.toSorted((left, right) => NAMES.compare(left.name, right.name));
  const { parts, emailToConfirm } = await findAskedAccess(deps, staff);
  return {
    name: staff.name,
    email: staff.email,
    isFactorMissing: isFactorMissing(staff, await isFactorRequired(deps.database.read)),
    // People who try out the demo have nothing to protect.
    toReplace: deps.settings.demo ? [] : [...parts],
    emailToConfirm,
    device: staff.device,
    role: staff.role,
    mapCredit: findMapCredit(deps),
    ownsInstallation: await ownsInstallation(deps.database.read, staff),
    shops: byName.map(toSessionShop),
  };
}

/** 'Filiale 2' before 'Filiale 10'. */
const NAMES = new Intl.Collator('de', { numeric: true });

const toSessionShop = (shop: ShopEntry): OfficeSession['shops'][number] => ({
  id: shop.id,
  slug: shop.slug,
  name: shop.name,
  isFranchiseOverview: shop.isFranchiseOverview,
  franchise: shop.isFranchiseOverview || shop.franchise === shop.id ? null : shop.franchise,
  primaryColor: shop.primaryColor,
  accentColor: shop.accentColor,
  logo: shop.logo,
  isDegraded: shop.isDegraded,
  state: shop.state,
  missing: [...shop.missing],
  hasOutdatedTexts: shop.hasOutdatedTexts,
});
