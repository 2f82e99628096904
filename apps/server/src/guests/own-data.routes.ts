import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { findSignedInAccount } from '../accounts/account-session.http.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readOwnDataToken } from './own-data-link.ts';
import { eraseOwnData, readOwnData, requestOwnData } from './own-data.ts';

/** Guests who see, take along and delete their stored data (Art. 15, 17, 20 GDPR). */
export const ownDataRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.requestPersonalData, async ({ shop, body }) => {
    const { email } = body;
    if (!isEmail(email)) return refuse('invalidRequest', { form: { email: formProblem('emailInvalid') } });
    await requireDeliverable(deps, email);
    await requestOwnData(deps, shop, email);
    return undefined;
  });

  route(app, calls.readPersonalData, async ({ shop, body, request }) =>
    readOwnData(deps, shop, await requireOwner(request, deps, { shop, token: body.token })),
  );

  route(app, calls.erasePersonalData, async ({ shop, body, request }) => {
    const erased = await eraseOwnData(deps, shop, await requireOwner(request, deps, { shop, token: body.token }));
    if (!erased) return refuse('guestUnderWay');
    return erased;
  });
};

/** The address that the guest has proved to own, by a mailed link or a confirmed account. */
async function requireOwner(
  request: FastifyRequest,
  deps: Deps,
  { shop, token }: { readonly shop: LoadedShop; readonly token: string | null },
): Promise<string> {
  if (token === null) {
    const account = await findSignedInAccount(request, deps, shop);
    if (!account) throw refuse('signInNeeded');
    return account.email;
  }
  const email = readOwnDataToken(token, { secretKey: deps.secretKey, shopId: shop.id }, deps.clock.now());
  if (email === null) throw refuse('linkUnknown');
  return email;
}
