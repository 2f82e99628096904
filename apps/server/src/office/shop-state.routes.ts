import * as calls from '@tischlein/contract/calls';
import { INVALID_FIELD } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { dutiesProblem, httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { suggestSlug } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import { editShopState, readShopState } from './edit-shop-state.ts';
import { isSending } from './mail-log.ts';

/** Draft, open or archived (S3 L1). */
export const shopStateRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopState, async (request, reply) => {
    const { id, textStates } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(
      reply,
      await readShopState(deps.database.read, id, { texts: textStates, isSendingMails: isSending(deps) }),
    );
  });

  route(app, calls.saveShopState, async (request, reply) => {
    const { id: shopId, config, textStates } = await requireShop(request, deps, request.params.shop);
    const { state } = request.body;
    const missing = requireEdited(await editShopState(deps, { shopId, state, version: requireVersion(request) }));
    if (missing.length > 0) throw dutiesProblem('dutiesMissing', { slug: config.slug, duties: missing });
    return sendVersioned(
      reply,
      await readShopState(deps.database.read, shopId, { texts: textStates, isSendingMails: isSending(deps) }),
    );
  });

  route(app, calls.deleteShop, async (request) => {
    const { id, config } = await requireShop(request, deps, request.params.shop);
    if (request.body.name.trim() !== config.restaurantName.trim())
      throw httpProblem('invalidRequest', { form: { name: INVALID_FIELD } });
    if ((await deleteDraft(deps, id)) !== null) throw httpProblem('shopNotDeletable');
  });

  route(app, calls.suggestSlug, async (request) => {
    await requireStaff(request, deps);
    return suggestSlug(deps, request.query.text);
  });
};
