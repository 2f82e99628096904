import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { findSignedInAccount } from '../accounts/account-session.http.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readOwnDataToken } from './own-data-link.ts';
import { eraseOwnData, readOwnData, requestOwnData } from './own-data.ts';

/** Guests who see, take along and delete their stored data (Art. 15, 17, 20 GDPR). */
export const ownDataRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, calls.requestPersonalData, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const { email } = request.body;
    if (!isEmail(email)) throw httpProblem('invalidRequest', { form: { email: formProblem('emailInvalid') } });
    await requestOwnData(deps, shop, email);
  });

  route(app, calls.readPersonalData, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    return readOwnData(deps, shop, await requireOwner(request, deps, { shop, token: request.body.token }));
  });

  route(app, calls.erasePersonalData, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const erased = await eraseOwnData(
      deps,
      shop,
      await requireOwner(request, deps, { shop, token: request.body.token }),
    );
    if (!erased) throw httpProblem('guestUnderWay');
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
    if (!account) throw httpProblem('signInNeeded');
    return account.email;
  }
  const email = readOwnDataToken(token, { secretKey: deps.secretKey, shopId: shop.id }, deps.clock.now());
  if (email === null) throw httpProblem('linkUnknown');
  return email;
}
