import * as calls from '@tischlein/contract/calls';
import { isFreeSlug } from '@tischlein/domain/franchise';
import { INVALID_FIELD, problemMessage } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { dutiesProblem, refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { createDraft, suggestSlug } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import { editShopState, readShopState } from './edit-shop-state.ts';
import { readFirstEvening } from './first-evening.store.ts';
import { isSending } from './mail-log.ts';

/** New shops, and whether they are drafts, open or archived (S3 L1). */
export const shopStateRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopState, async ({ shop: { id, textStates }, reply }) =>
    sendVersioned(
      reply,
      await readShopState(deps.database.read, id, { texts: textStates, isSendingMails: isSending(deps) }),
    ),
  );

  route(app, calls.getFirstEvening, async ({ shop: { id } }) => ({
    done: await readFirstEvening(deps.database.read, id),
  }));

  route(app, calls.saveShopState, async ({ shop: { id: shopId, config, textStates }, body, request, reply }) => {
    const { state } = body;
    const missing = requireEdited(await editShopState(deps, { shopId, state, version: requireVersion(request) }));
    if (missing.length > 0) return dutiesProblem('dutiesMissing', { slug: config.slug, duties: missing });
    return sendVersioned(
      reply,
      await readShopState(deps.database.read, shopId, { texts: textStates, isSendingMails: isSending(deps) }),
    );
  });

  route(app, calls.deleteShop, async ({ shop: { id, config }, body }) => {
    if (body.name.trim() !== config.restaurantName.trim())
      return refuse('invalidRequest', { form: { name: INVALID_FIELD } });
    return (await deleteDraft(deps, id)) === null ? undefined : refuse('shopNotDeletable');
  });

  route(app, calls.createDraft, async ({ body, request }) => {
    const { from, ...draft } = body;
    const source = from === undefined ? null : await requireShop(request, deps, from);
    const slug = await createDraft(deps, draft, source);
    if (slug === null && !isFreeSlug(draft.slug ?? ''))
      return refuse('slugTaken', { message: problemMessage('slugReserved') });
    if (slug === null) return refuse('slugTaken');
    return { slug };
  });

  route(app, calls.suggestSlug, ({ query }) => suggestSlug(deps, query.text));
};
