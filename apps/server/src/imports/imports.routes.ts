import * as calls from '@tischlein/contract/calls';
import { IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { restorePictures } from '../media/store-picture.ts';
import { addWebPictures } from './add-web-pictures.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { readImport } from './read-import.ts';
import { writeTemplate } from './write-template.ts';
import { type CheckedFile, checkFile, importFile, toImportVersion } from './import-file.ts';

const MOST_DETAILS = 20;

/** Shops and menus from files. */
export const importRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const requireReadable = async (
    shop: LoadedShop,
    file: { readonly fileName: string; readonly content: string },
  ): Promise<CheckedFile> => {
    const checked = await checkFile(deps, shop, file);
    if (checked.ok) return checked.value;
    const { code, details } = checked.problem;
    const message = [IMPORT_FILE_PROBLEMS[code], ...details.slice(0, MOST_DETAILS)].join('\n');
    throw refuse('fileUnreadable', { message });
  };

  route(app, calls.checkImport, async ({ shop, body }) => {
    const { report, needsConsent } = await requireReadable(shop, body);
    return { report: [...report], needsConsent, version: toImportVersion(shop) };
  });

  route(app, calls.importFile, async ({ shop, staff: { email: by }, body, request }) => {
    const version = requireVersion(request);
    const checked = await requireReadable(shop, body);
    if (checked.needsConsent && !body.replace) return refuse('lossNeedsConsent');
    const planned = await addWebPictures(checked, checked, deps.webhookGuard);
    const outcome = requireEdited(await importFile(deps, shop.id, { ...planned, version, by }));
    if (outcome !== 'saved') return refuse(outcome);
    return { report: [...checked.report], needsConsent: checked.needsConsent, version };
  });
};

/** Menus as the wizard reads them. */
export const readImportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getImportTemplate, async ({ reply }) =>
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', 'attachment; filename="karte.xlsx"')
      .send(await writeTemplate('karte.xlsx')),
  );

  route(app, calls.importPictures, async ({ shop, body }) => {
    const fetched = await fetchPictures(body.addresses, deps.webhookGuard);
    await restorePictures(deps, shop.id, new Map(fetched.map(({ image, bytes }) => [image, bytes])));
    return { stored: fetched.map(({ address, image }) => ({ address, image })) };
  });

  route(app, calls.readImport, async ({ body }) => {
    const read = await readImport(deps, body);
    if (read.ok) return read.value;
    const { code, details } = read.problem;
    return refuse('fileUnreadable', {
      message: [IMPORT_FILE_PROBLEMS[code], ...details.slice(0, MOST_DETAILS)].join('\n'),
    });
  });
};
