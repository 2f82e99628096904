import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type ChangeOrigin, runAsChange } from '../db/open-change.ts';
import type { Row } from '../db/tables.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { describeAccessLink, findAccessLink, findMailShop, redeemAccessLink } from './access-links.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { requestPassword } from './request-staff-link.ts';

/** Ways into the office for those who are not signed in. */
export const accessRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getSignInPage, () => {
    const shops = deps.shops.listShops().filter((shop) => shop.state !== 'archived' && isOnTop(shop));
    const [only] = shops;
    return {
      name: only && shops.length === 1 ? only.name : null,
      hasMail: findMailShop(deps, []) !== null,
    };
  });

  route(app, calls.requestPassword, async ({ body: { email } }) => {
    // Before the accounts are looked at, so that the answer says nothing about them.
    await requireDeliverable(deps, email);
    return requestPassword(deps, email);
  });

  route(app, calls.getAccessLink, async ({ body }) => {
    const link = await findAccessLink(deps, body.token);
    if (!link) {
      deps.events.signInFailed('link', {});
      return refuse('linkUnknown');
    }
    return describeAccessLink(deps, link);
  });

  route(app, calls.redeemAccessLink, async ({ body, request }) => {
    const link = await findAccessLink(deps, body.token);
    const redeem = () => redeemAccessLink(deps, body);
    const outcome = link ? await runAsChange(toOrigin(request, deps, link), redeem) : 'linkUnknown';
    if (outcome === 'linkUnknown') deps.events.signInFailed('link', {});
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });
};

const CALLS = {
  invitation: 'acceptInvitation',
  password: 'resetPassword',
  email: 'confirmEmail',
  device: 'acceptInvitation',
} as const satisfies Record<Row<'staff_links'>['kind'], string>;

/** A link works once, so the person who has it is the one it was mailed to. */
function toOrigin(
  request: FastifyRequest,
  { clock }: Pick<Deps, 'clock'>,
  { kind, email }: Row<'staff_links'>,
): ChangeOrigin {
  const device = describeRequestDevice(request);
  const author = { kind: 'person', name: email, device } as const;
  return { shopId: '', call: CALLS[kind], area: 'people', at: clock.now(), author };
}

/** Neither a branch of a franchise nor a draft beside it. */
const isOnTop = ({ id, isFranchiseOverview, franchise }: ShopEntry): boolean =>
  isFranchiseOverview || franchise === null || franchise === id;
