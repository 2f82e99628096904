import type { ReportAnswer } from '@tischlein/contract/office';
import type { Period, ShopDay } from '@tischlein/domain';
import {
  addFigures,
  addTotals,
  countOrders,
  createReport as compareDays,
  type DayOf,
  periodAround,
  type PeriodKind,
  previousPeriod,
  sumTakings,
  type Totals,
} from '@tischlein/domain/books';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { readFigures, readTotals } from './read-figures.ts';

export interface ReportRequest {
  readonly kind: PeriodKind;
  /** Absent: today. */
  readonly from?: ShopDay | undefined;
  readonly to?: ShopDay | undefined;
}

type ReportDeps = Pick<Deps, 'database' | 'clock' | 'shops'>;

/** The figures of a period and of the one before it. Those of a franchise are the sums of its branches. */
export async function createReport(
  deps: ReportDeps,
  { shop, branches }: { readonly shop: LoadedShop; readonly branches: readonly ShopEntry[] },
  { kind, ...wanted }: ReportRequest,
): Promise<ReportAnswer> {
  const today = toWallTime(deps.clock.now()).date;
  const { from = today } = wanted;
  const { to = from } = wanted;
  const period = kind === 'range' ? { from, to } : periodAround(kind, from);
  const previous = previousPeriod(kind, period, today);
  const parts =
    branches.length > 0
      ? await readParts(deps, branches, { period, previous })
      : [await readPart(deps, shop, { period, previous })];
  const report = compareDays({
    period,
    days: joinDays(
      parts.map(({ days }) => days),
      addFigures,
    ),
    previous,
    daysBefore: joinDays(
      parts.map(({ daysBefore }) => daysBefore),
      addTotals,
    ),
  });
  const {
    figures: { totals, lists },
    ...others
  } = report;
  const offers = lists.offers.map((item) => ({ ...item, name: findOfferName(shop, item.key) ?? item.name }));
  return {
    ...others,
    period,
    previous,
    figures: { totals, lists: { ...lists, offers } },
    branches: branches.length === 0 ? [] : parts.map(toBranch),
  };
}

interface Periods {
  readonly period: Period;
  readonly previous: Period;
}

/** One after the other: a franchise may have more branches than fit into memory. */
async function readParts(deps: ReportDeps, branches: readonly ShopEntry[], periods: Periods) {
  const parts = [];
  for (const { id } of branches) {
    const shop = await deps.shops.visitShop(id);
    if (shop) parts.push(await readPart(deps, shop, periods));
  }
  return parts;
}

const readPart = async (deps: ReportDeps, shop: LoadedShop, { period, previous }: Periods) => ({
  slug: shop.config.slug,
  name: shop.config.restaurantName,
  days: await readFigures(deps, shop, period),
  daysBefore: await readTotals(deps, shop, previous),
});

/** Adds up the days of several shops by date. */
function joinDays<Value>(
  parts: readonly (readonly DayOf<Value>[])[],
  add: (values: readonly Value[]) => Value,
): readonly DayOf<Value>[] {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return [...Map.groupBy(parts.flat(), ({ date }) => date)]
    .map(([date, own]) => ({ date, figures: add(own.map(({ figures }) => figures)) }))
    .toSorted((left, right) => left.date.localeCompare(right.date));
}

function toBranch({ slug, name, days }: Awaited<ReturnType<typeof readPart>>) {
  const totals: Totals = addTotals(days.map(({ figures }) => figures.totals));
  return {
    slug,
    name,
    orders: countOrders(totals),
    takings: sumTakings(totals.takings),
  };
}

/** Offers are called what they are called now; those that are gone keep the label they were announced with. */
const findOfferName = ({ menuDocument }: LoadedShop, id: string): string | undefined =>
  menuDocument.offers.find((offer) => offer.id === id)?.name;
