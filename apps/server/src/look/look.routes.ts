import * as calls from '@tischlein/contract/calls';
import type { DomainReport } from '@tischlein/contract/office';
import { adviseOnDomain, type DnsRecord, judgeDomain } from '@tischlein/domain/shop';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RoutesOptions, Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isPublicAddress } from '../public-address.ts';
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

/** Where a domain leads, and what to enter where it is managed. Asks name servers only. */
async function checkDomain(
  { resolveNames, shops, publicUrl }: Pick<Deps, 'resolveNames' | 'shops' | 'publicUrl'>,
  shop: LoadedShop,
  domain: string,
): Promise<DomainReport> {
  const target = new URL(publicUrl).hostname;
  const [found, own] = await Promise.all([resolveNames(domain), resolveNames(target)]);
  const expected = (own ?? []).filter(isPublic);
  const owner = shops.findEntryByHost(domain);
  return {
    domain,
    state: judgeDomain({ domain, target, expected, found }),
    isTaken: owner !== null && owner.id !== shop.id,
    found: [...(found ?? [])],
    advice: [...adviseOnDomain({ domain, target, expected })],
  };
}

// Guests cannot reach a private address, so the advice names none.
const isPublic = ({ type, value }: DnsRecord): boolean => type !== 'CNAME' && isPublicAddress(value);
