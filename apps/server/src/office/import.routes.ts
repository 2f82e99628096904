import * as calls from '@tischlein/contract/calls';
import { isFreeSlug } from '@tischlein/domain/franchise';
import { problemMessage } from '@tischlein/wording';
import { IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireStaff, requireShop } from '../staff/staff-session.http.ts';
import { createDraft } from './create-draft.ts';
import { readImport } from './read-import.ts';
import { type CheckedFile, checkFile, importFile, toImportVersion } from './import-file.ts';

const MOST_DETAILS = 20;

/** New shops and menus from files. */
export const importRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const requireReadable = async (
    shop: LoadedShop,
    file: { readonly fileName: string; readonly content: string },
  ): Promise<CheckedFile> => {
    const checked = await checkFile(deps, shop, file);
    if (checked.ok) return checked.value;
    const { code, details } = checked.problem;
    const message = [IMPORT_FILE_PROBLEMS[code], ...details.slice(0, MOST_DETAILS)].join('\n');
    throw httpProblem('fileUnreadable', { message });
  };

  route(app, calls.createDraft, async (request) => {
    await requireStaff(request, deps);
    const { from, ...draft } = request.body;
    const source = from === undefined ? null : await requireShop(request, deps, from);
    const slug = await createDraft(deps, draft, source);
    if (slug === null && !isFreeSlug(draft.slug ?? ''))
      throw httpProblem('slugTaken', { message: problemMessage('slugReserved') });
    if (slug === null) throw httpProblem('slugTaken');
    return { slug };
  });

  route(app, calls.checkImport, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { report, needsConsent } = await requireReadable(shop, request.body);
    return { report: [...report], needsConsent, version: toImportVersion(shop) };
  });

  route(app, calls.importFile, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: by } = await requireStaff(request, deps);
    const version = requireVersion(request);
    const checked = await requireReadable(shop, request.body);
    if (checked.needsConsent && !request.body.replace) throw httpProblem('lossNeedsConsent');
    const outcome = requireEdited(await importFile(deps, shop.id, { ...checked, version, by }));
    if (outcome !== 'saved') throw httpProblem(outcome);
    return { report: [...checked.report], needsConsent: checked.needsConsent, version };
  });
};

/** Menus as the wizard reads them. */
export const readImportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.readImport, async (request) => {
    await requireShop(request, deps, request.params.shop);
    const read = await readImport(deps, request.body);
    if (read.ok) return read.value;
    const { code, details } = read.problem;
    throw httpProblem('fileUnreadable', {
      message: [IMPORT_FILE_PROBLEMS[code], ...details.slice(0, MOST_DETAILS)].join('\n'),
    });
  });
};
