import { randomUUID } from 'node:crypto';
import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { checkDomain } from './check-domain.ts';
import { readLookDraft, writeLookDraft } from './look-drafts.store.ts';

/** The look of a shop while it is edited: its unsaved state, its stylesheet, its domain. */
export const lookRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.previewLook, async ({ shop, staff: { id: staffId }, body: look }) => {
    const version = randomUUID();
    const draft = { version, look, at: deps.clock.now() };
    await deps.database.write((writer) => writeLookDraft(writer, { shopId: shop.id, staffId }, draft));
    // Loads the parser on first use.
    const { inspectCss } = await import('./inspect-css.ts');
    return { version, cssFindings: look.customCss ? inspectCss(look.customCss) : [] };
  });

  route(app, calls.getLookDraftCss, async ({ shop, staff: { id: staffId }, reply }) => {
    const draft = await readLookDraft(deps.database.read, { shopId: shop.id, staffId });
    const { cleanCss } = await import('./clean-css.ts');
    return reply.type('text/css; charset=utf-8').send(cleanCss(draft?.look.customCss ?? ''));
  });

  route(app, calls.checkDomain, ({ shop, body }) => checkDomain(deps, shop, body.domain));
};
