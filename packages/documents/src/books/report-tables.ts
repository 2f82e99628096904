import type { Cents } from '@tischlein/domain';
import {
  type Bar,
  type Figures,
  type Item,
  type ReportTable,
  sliceByMethod,
  sliceByRate,
  sliceByType,
  type Step,
  type WeekdayFigures,
} from '@tischlein/domain/books';
import { ORDER_ORIGINS } from '@tischlein/domain/orders';
import { percent, weekday } from '@tischlein/wording';
import {
  bookedMethodName,
  nameStep,
  ORDER_TYPE_NAMES,
  ORIGIN_NAMES,
  REPORT,
  REPORT_TABLE_NAMES,
} from '@tischlein/wording/office';
import { LIST_HEADS, OFFER_SOURCES, REPORT_COLUMNS as COLUMNS } from '@tischlein/wording/documents';
import { money, type NamedTable } from '../lists/table.ts';

export interface ReportToList {
  readonly step: Step;
  readonly figures: Figures;
  readonly bars: readonly Bar[];
  readonly weekdays: readonly WeekdayFigures[];
  readonly branches: readonly { readonly name: string; readonly orders: number; readonly takings: Cents }[];
}

/** A part of a report as a table, for the page and for files. */
export const listReportTable = (table: ReportTable, report: ReportToList): NamedTable => ({
  name: REPORT_TABLE_NAMES[table],
  ...TABLES[table](report),
});

type Rows = Omit<NamedTable, 'name'>;

const TABLES: Readonly<Record<ReportTable, (report: ReportToList) => Rows>> = {
  days: ({ bars, step }) => ({
    head: [REPORT.period, REPORT.orders, REPORT.takings, COLUMNS.takingsBefore],
    rows: bars.map((bar) => [nameStep(step, bar.key), bar.orders, money(bar.takings), money(bar.takingsBefore)]),
  }),
  types: ({ figures: { totals } }) => ({
    head: [REPORT_TABLE_NAMES.types, REPORT.orders, REPORT.takings],
    rows: sliceByType(totals).map((slice) => [
      ORDER_TYPE_NAMES[slice.deliveryType],
      slice.orders,
      money(slice.takings),
    ]),
  }),
  origins: ({ figures: { lists } }) =>
    listItems(
      ORDER_ORIGINS.flatMap((origin) => lists.origins.filter(({ key }) => key === origin)).map((item) => ({
        ...item,
        name: nameOrigin(item.key),
      })),
      [REPORT_TABLE_NAMES.origins, REPORT.orders, COLUMNS.orderValue],
    ),
  methods: ({ figures: { totals } }) => ({
    head: [REPORT_TABLE_NAMES.methods, REPORT.takings, COLUMNS.received, COLUMNS.refunded],
    rows: sliceByMethod(totals).map(({ method, takings, received, refunded }) => [
      bookedMethodName(method),
      money(takings),
      money(received),
      money(refunded),
    ]),
  }),
  vat: ({ figures: { totals } }) => ({
    head: LIST_HEADS.vat,
    rows: sliceByRate(totals.takings).rows.map(({ rate, net, vat, gross }) => [
      percent(rate),
      money(net),
      money(vat),
      money(gross),
    ]),
  }),
  hours: ({ figures: { totals } }) => ({
    head: [REPORT_TABLE_NAMES.hours, REPORT.orders, REPORT.takings],
    rows: totals.hours.map(({ hour, orders, takings }) => [nameStep('hour', String(hour)), orders, money(takings)]),
  }),
  weekdays: ({ weekdays }) => ({
    head: [REPORT_TABLE_NAMES.weekdays, REPORT.orders, REPORT.takings],
    rows: weekdays.map(({ day, orders, takings }) => [weekday(day), orders, money(takings)]),
  }),
  dishes: ({ figures: { lists } }) => listItems(lists.dishes, [COLUMNS.dish, COLUMNS.amount, REPORT.takings]),
  offers: ({ figures: { lists } }) => listItems(lists.offers, [COLUMNS.offer, REPORT.orders, COLUMNS.reduction]),
  coupons: ({ figures: { lists } }) => listItems(lists.coupons, [COLUMNS.coupon, REPORT.orders, COLUMNS.reduction]),
  postcodes: ({ figures: { lists } }) => listItems(lists.postcodes, [COLUMNS.postcode, REPORT.orders, REPORT.takings]),
  refusals: ({ figures: { lists } }) => listItems(lists.reasons, [COLUMNS.reason, REPORT.orders, COLUMNS.orderValue]),
  branches: ({ branches }) => ({
    head: [COLUMNS.branch, REPORT.orders, REPORT.takings],
    rows: branches.map(({ name, orders, takings }) => [name, orders, money(takings)]),
  }),
};

const nameOrigin = (key: string): string => {
  const origin = ORDER_ORIGINS.find((each) => each === key);
  return origin ? ORIGIN_NAMES[origin] : key;
};

const listItems = (items: readonly Item[], head: readonly string[]): Rows => ({
  head,
  rows: items.map(({ name, key, count, amount }) => [
    name || OFFER_SOURCES[key] || key || REPORT.noReason,
    count,
    money(amount),
  ]),
});
