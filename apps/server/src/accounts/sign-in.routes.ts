import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import { foldEmail } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findPlatformShop, sendAccountSession } from './account-session.http.ts';
import { toAccountAnswer } from './account-answer.ts';
import { createRefusalLimiter } from './refusal-limiter.ts';
import { previewLink, redeemLink } from './redeem-link.ts';
import { readAccountByEmail } from './accounts.store.ts';
import { sendLink } from './send-link.ts';

/** Signing guests in by a mailed link (S2 §7 Platform calls, S3 A1 to A3). */
export const signInRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const isRefusalAllowed = createRefusalLimiter();
  route(app, calls.requestLink, async ({ body, request }) => {
    const { email, webshop } = body;
    const shop = await findPlatformShop(request, deps, webshop);
    if (!isEmail(email)) return refuse('invalidRequest', { form: { email: formProblem('emailInvalid') } });
    // Before the accounts are looked at, so that the answer says nothing about them.
    await requireDeliverable(deps, email);
    const isKnown = await requestLink(deps, shop, email);
    const isRefused = !isKnown && isRefusalAllowed(toNetwork(request.ip), deps.clock.now());
    return isRefused ? { success: false, error: 'user-not-found' as const } : { success: true, error: null };
  });

  route(app, calls.lookAtLink, async ({ body, request }) => {
    const { webshop, token } = body;
    const account = await previewLink(
      deps,
      findAccountShop(deps, await findPlatformShop(request, deps, webshop)),
      token,
    );
    if (!account) return refuse('linkUnknown');
    return { email: account.email };
  });

  route(app, calls.redeemLink, async ({ body, request, reply }) => {
    const { webshop, token, session } = body;
    const accountShop = findAccountShop(deps, await findPlatformShop(request, deps, webshop));
    const redeemed = await redeemLink(deps, accountShop, token);
    if (!redeemed) return refuse('linkUnknown');
    const account = await toAccountAnswer(deps, redeemed.account);
    if (session === 'bearer') return { ...account, bearerToken: redeemed.sessionToken };
    sendAccountSession(reply, deps, { accountShop, token: redeemed.sessionToken });
    return account;
  });
};

/** Sends a sign-in link; false: no account has this address. */
async function requestLink(deps: Deps, shop: LoadedShop, typedEmail: string): Promise<boolean> {
  const { database, clock, outbox } = deps;
  const account = await readAccountByEmail(database.read, findAccountShop(deps, shop), foldEmail(typedEmail));
  if (!account) return false;
  const linkRequest = { viaShopId: shop.id, orderId: null, now: clock.now() };
  await database.write((writer) => sendLink(writer, account, linkRequest));
  outbox.wake();
  return true;
}
