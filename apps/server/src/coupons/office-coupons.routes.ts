import * as calls from '@tischlein/contract/calls';
import type { CouponSeries, OfficeCoupon, CouponUsage } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { findRepeatedCode } from '@tischlein/domain/offers';
import { listSeriesTable, type NamedTable } from '@tischlein/documents/lists';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { sendCsv, sendWorkbook } from '../paper/send-table.http.ts';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { lastDays, toUtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import { endSeries, readSeries, readSeriesCodes } from './coupon-series.store.ts';
import { createSeries } from './create-series.ts';
import { readListedCoupons, writeListedCoupons } from './office-coupons.store.ts';
import { countOrders, readCouponUses, readRefusals } from './coupon-usage.store.ts';

/** Series of coupons, and what coupons did (decision 041). */
export const officeCouponRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listCouponSeries, ({ shop: { id } }) => readSeries(deps.database.read, id));

  route(app, calls.createCouponSeries, async ({ shop: { id }, body }) => {
    const outcome = await createSeries(deps, id, body);
    if (outcome !== 'created') return refuse(outcome);
    return requireSeries(deps, id, body.id);
  });

  route(app, calls.endCouponSeries, async ({ shop: { id }, params }) => {
    const ending = { series: params.series, now: deps.clock.now() };
    const isEnded = await deps.database.write((writer) => endSeries(writer, id, ending));
    return isEnded ? undefined : refuse('couponSeriesUnknown');
  });

  route(app, calls.getCouponUsage, ({ shop: { id }, query }) => countCouponUsage(deps, id, query.days));
};

/** The codes of a series, to print and as a table. */
export const couponCodeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getSeriesCodes, async ({ shop: { id }, params }) => {
    const series = await requireSeries(deps, id, params.series);
    return { series, codes: await readSeriesCodes(deps.database.read, id, series.id) };
  });

  route(app, calls.exportSeriesCodes, async ({ shop: { id }, params, reply }) => {
    return sendCsv(reply, 'gutscheine', await readCodeTable(deps, id, params.series));
  });

  route(app, calls.exportSeriesWorkbook, async ({ shop: { id }, params, reply }) =>
    sendWorkbook(reply, 'gutscheine', await readCodeTable(deps, id, params.series)),
  );
};

async function readCodeTable(deps: Deps, shopId: ShopId, id: string): Promise<NamedTable> {
  const series = await requireSeries(deps, shopId, id);
  return listSeriesTable(series, await readSeriesCodes(deps.database.read, shopId, series.id));
}

async function requireSeries({ database }: Deps, shopId: ShopId, id: string): Promise<CouponSeries> {
  const series = (await readSeries(database.read, shopId)).find((each) => each.id === id);
  if (!series) throw refuse('couponSeriesUnknown');
  return series;
}

/** The coupons of a shop as one document. */
export const couponListRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listCoupons, async ({ shop: { id }, reply }) =>
    sendVersioned(reply, toVersioned(await readListedCoupons(deps.database.read, id))),
  );

  route(app, calls.saveCoupons, async ({ shop: { id: shopId }, body, request }) => {
    requireDifferentCodes(body);
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: async (_, writer) => toVersioned(await readListedCoupons(writer, shopId)),
      write: (writer) => writeListedCoupons(writer, shopId, body),
    });
    return requireEdited(edited) === null ? undefined : refuse('couponCodeTaken');
  });
};

/** Throws 409 with the place of a code that the list has twice. */
function requireDifferentCodes(coupons: readonly OfficeCoupon[]): void {
  const repeated = findRepeatedCode(coupons);
  const message = COUPON_OFFICE.form.problems.taken;
  if (repeated !== -1) throw refuse('couponCodeTaken', { message, form: { [`${repeated}.code`]: message } });
}

/** What the coupons of a shop did in the last days. */
const countCouponUsage = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shopId: ShopId,
  days: number,
): Promise<CouponUsage> => database.readReports((read) => countUsage({ read, clock }, shopId, days));

async function countUsage(
  { read, clock }: Pick<Deps, 'clock'> & { readonly read: Reader },
  shopId: ShopId,
  days: number,
): Promise<CouponUsage> {
  const period = lastDays(clock.now(), days);
  const range = toUtcRange(period);
  const refusals = await readRefusals(read, shopId, period);
  const byReason = Map.groupBy(refusals, ({ reason }) => reason);
  const byCode = Map.groupBy(
    refusals.filter(({ code }) => code !== ''),
    ({ code }) => code,
  );
  return {
    days,
    allOrders: await countOrders(read, shopId, range),
    coupons: await readCouponUses(read, shopId, range),
    refused: [...byReason].map(([reason, rows]) => ({
      reason,
      count: rows.reduce((all, { count }) => all + count, 0),
    })),
    refusedCodes: [...byCode].map(([code, rows]) => ({
      code,
      refused: rows.map(({ reason, count }) => ({ reason, count })),
    })),
  };
}
