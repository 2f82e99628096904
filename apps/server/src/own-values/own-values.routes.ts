import * as calls from '@tischlein/contract/calls';
import { resolveBranchConfig } from '@tischlein/domain/franchise';
import { shopConfig } from '@tischlein/contract/shop';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { listBranches } from '../staff/list-branches.ts';
import { findSource } from './find-source.http.ts';
import { keepValues } from './keep-values.ts';
import { listBranchValues } from './list-branch-values.ts';
import { previewCopy } from './preview-copy.ts';
import { findFranchise } from './read-documents.ts';
import { takeIntoShop } from './take-into-shop.ts';

/** Where branches do not follow their franchise, following again, and copying from branch to branch. */
export const ownValueRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getFranchiseConfig, async ({ shop }) => {
    const franchise = await findFranchise(deps, shop);
    if (!franchise) return { franchise: null };
    const followed = resolveBranchConfig(franchise.config, { own: shop.config, difference: null });
    return { franchise: { name: franchise.config.restaurantName, config: shopConfig.parse(followed) } };
  });

  route(app, calls.listOwnValues, ({ shop, staff }) => listBranchValues(deps, listBranches(deps, shop, staff)));

  route(app, calls.followFranchise, async ({ shop, staff, body: { paths }, request }) => {
    const version = requireVersion(request);
    const edited = await takeIntoShop(deps, { shop, version, paths, staff, from: null });
    const outcome = requireEdited(edited);
    return outcome === 'saved' ? undefined : refuse(outcome);
  });

  route(app, calls.confirmOwnValues, async ({ shop, staff, body: { paths }, request }) => {
    const edited = await keepValues(deps, { shop, version: requireVersion(request), paths, staff });
    return requireEdited(edited) === 'forbidden' ? refuse('forbidden') : undefined;
  });

  copyRoutes(app, deps);
};

function copyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.previewCopy, async ({ shop, body: { from, paths }, request }) => {
    const source = await findSource(request, deps, { shop, from });
    if (!source) return refuse('notSameFranchise');
    const preview = previewCopy(source, shop, paths);
    return typeof preview === 'string' ? refuse('valuesDoNotFit') : preview;
  });

  route(app, calls.copyValues, async ({ shop, staff, body: { from, paths }, request }) => {
    const source = await findSource(request, deps, { shop, from });
    if (!source) return refuse('notSameFranchise');
    const edited = await takeIntoShop(deps, {
      shop,
      version: requireVersion(request),
      paths,
      staff,
      from: source.id === shop.franchiseId ? null : source.id,
    });
    const outcome = requireEdited(edited);
    return outcome === 'saved' ? undefined : refuse(outcome);
  });
}
