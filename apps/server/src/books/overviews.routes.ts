import * as calls from '@tischlein/contract/calls';
import type { ShopDay } from '@tischlein/domain';
import { sumTakings } from '@tischlein/domain/books';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { makeOverviews, MOST_AT_ONCE, readOverview } from './make-overviews.ts';
import { overviewColumn, readLatestOverviews, readOverviews } from './overviews.store.ts';

const MOST_LISTED = 100;

/** Daily overviews (S3 R6). */
export const overviewRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDayOverviews, async ({ shop, query }) => {
    await makeOverviews(deps, shop, MOST_AT_ONCE);
    const { from, to } = query;
    const rows =
      from === undefined && to === undefined
        ? await readLatestOverviews(deps.database.read, shop.id, MOST_LISTED)
        : (await readOverviews(deps.database.read, shop.id, { from, to })).toReversed();
    return rows.map(({ number, day, made_at: madeAt, hash, document }) => ({
      number,
      day,
      madeAt,
      hash,
      takings: sumTakings(overviewColumn.read(document).totals.takings),
    }));
  });

  route(app, calls.getDayOverview, ({ shop, params }) => requireOverview(shop, params.day));

  route(app, calls.getDayOverviewPdf, async ({ shop, params, reply }) => {
    const overview = await requireOverview(shop, params.day);
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderOverviewPdf } = await import('./overview-pdf.ts');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="tagesuebersicht-${overview.content.day}.pdf"`)
      .send(Buffer.from(await renderOverviewPdf(overview)));
  });

  async function requireOverview(shop: LoadedShop, day: ShopDay) {
    const overview = await readOverview(deps, shop, day);
    if (!overview) throw refuse('dayOverviewUnknown');
    return overview;
  }
};
