import * as calls from '@tischlein/contract/calls';
import type { CouponSeries } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { seriesCsv } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import { endSeries, readSeries, readSeriesCodes } from '../coupons/coupon-series.store.ts';
import { countCouponUsage } from '../coupons/count-usage.ts';
import { createSeries } from '../coupons/create-series.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';

/** Series of coupons, and what coupons did (decision 041). */
export const officeCouponRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listCouponSeries, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    return readSeries(deps.database.read, id);
  });

  route(app, calls.createCouponSeries, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const outcome = await createSeries(deps, id, request.body);
    if (outcome !== 'created') throw httpProblem(outcome);
    return requireSeries(deps, id, request.body.id);
  });

  route(app, calls.endCouponSeries, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const ending = { series: request.params.series, now: deps.clock.now() };
    const isEnded = await deps.database.write((writer) => endSeries(writer, id, ending));
    if (!isEnded) throw httpProblem('couponSeriesUnknown');
  });

  route(app, calls.getCouponUsage, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    return countCouponUsage(deps, id, request.query.days);
  });
};

/** The codes of a series, to print and as a table. */
export const couponCodeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getSeriesCodes, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const series = await requireSeries(deps, id, request.params.series);
    return { series, codes: await readSeriesCodes(deps.database.read, id, series.id) };
  });

  route(app, calls.exportSeriesCodes, async (request, reply) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const series = await requireSeries(deps, id, request.params.series);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'no-store' })
      .header('content-disposition', 'attachment; filename="gutscheine.csv"')
      .send(seriesCsv(series, await readSeriesCodes(deps.database.read, id, series.id)));
  });
};

async function requireSeries({ database }: Deps, shopId: ShopId, id: string): Promise<CouponSeries> {
  const series = (await readSeries(database.read, shopId)).find((each) => each.id === id);
  if (!series) throw httpProblem('couponSeriesUnknown');
  return series;
}
