import { countDays, type DOCUMENT_SUMS, MOST_DAYS, PERIOD_KINDS, REPORT_TABLES, STEPS } from '@tischlein/domain/books';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { PAYMENT_METHODS, TIP_RECIPIENTS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { basisPoints, calendarDate, cents, dayIndex, instant } from '../wire-values.ts';

const bookedMethod = z.enum([...PAYMENT_METHODS, 'till', 'none']);
const counted = z.object({ count: z.int(), amount: cents });
const moved = z.object({ received: cents, refunded: cents });
const documents = z.object({
  invoice: counted,
  cancellation: counted,
  refund: counted,
  payment: counted,
  till: counted,
} satisfies Record<(typeof DOCUMENT_SUMS)[number], z.ZodType>);

/** The figures of a day or a period, in cents; see `Totals` of the domain. */
export const totals = z.object({
  takings: z
    .array(
      z.object({
        deliveryType: z.enum(DELIVERY_TYPES),
        method: bookedMethod,
        rate: basisPoints,
        gross: cents,
        vat: cents,
      }),
    )
    .readonly(),
  orders: z.array(counted.extend({ deliveryType: z.enum(DELIVERY_TYPES) })).readonly(),
  /** Orders without an answer. */
  waiting: counted,
  refused: z.int(),
  cancelled: z.int(),
  documents,
  money: z.array(moved.extend({ method: bookedMethod })).readonly(),
  tips: z
    .array(moved.extend({ recipient: z.enum(TIP_RECIPIENTS), method: bookedMethod, waiter: z.string() }))
    .readonly(),
  deposits: cents,
  deliveryFees: cents,
  discounts: cents,
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), takings: cents })).readonly(),
  promises: z.object({
    promised: z.int(),
    promisedMinutes: z.int(),
    handedOver: z.int(),
    actualMinutes: z.int(),
    measured: z.int(),
    kept: z.int(),
    lateMinutes: z.int(),
  }),
  newGuests: z.int(),
  returningOrders: z.int(),
});

const item = z.object({ key: z.string(), name: z.string(), count: z.int(), amount: cents });
const items = z.array(item).readonly();
export const lists = z.object({
  origins: items,
  dishes: items,
  offers: items,
  coupons: items,
  postcodes: items,
  reasons: items,
});

const period = z.object({ from: calendarDate, to: calendarDate });

/** The figures of a period beside those of the period before. */
export const report = z
  .object({
    period,
    previous: period,
    step: z.enum(STEPS),
    figures: z.object({ totals, lists }),
    before: totals,
    bars: z.array(z.object({ key: z.string(), orders: z.int(), takings: cents, takingsBefore: cents })).readonly(),
    weekdays: z
      .array(z.object({ day: dayIndex, orders: z.int(), takings: cents, hours: z.array(z.int()).readonly() }))
      .readonly(),
    /** Of a franchise, its branches that the caller works for; otherwise empty. */
    branches: z.array(z.object({ slug: z.string(), name: z.string(), orders: z.int(), takings: cents })).readonly(),
  })
  .meta({ id: 'Report' });
export type ReportAnswer = z.infer<typeof report>;

/** The day, week, month or year that holds `from`, or a range from one day to another. */
export const reportQuery = z
  .object({
    kind: z.enum(PERIOD_KINDS).default('day'),
    /** Absent: today. */
    from: calendarDate.optional(),
    /** Of a range, at most two years after `from`. */
    to: calendarDate.optional(),
  })
  .refine(({ from, to }) => !from || !to || (from <= to && countDays({ from, to }) <= MOST_DAYS), { path: ['to'] });

/** The tables of a report that can be exported one by one. */
export const reportTable = z.enum(REPORT_TABLES);

/** What a daily overview says, in cents. It never changes. */
export const dayOverviewContent = z.object({
  day: calendarDate,
  from: instant,
  to: instant,
  business: z.object({ name: z.string(), lines: z.array(z.string()) }),
  totals: totals.omit({ waiting: true, hours: true, promises: true, newGuests: true, returningOrders: true }),
  /** What the takings hold of orders without an answer when it was made; absent: none, or an overview of an earlier version. */
  waiting: counted.optional(),
  offers: items,
  coupons: items,
  /** Numbers of the first and last document; null: none was issued. */
  receipts: z.object({ first: z.int(), last: z.int() }).nullable(),
  /** Bills of tables that were still open when the overview was made. */
  openBills: z.array(z.object({ table: z.int(), openedAt: instant, due: cents })).readonly(),
});
export type DayOverviewContent = z.infer<typeof dayOverviewContent>;

/** The overview of a day; without a number as long as the day runs. */
export const dayOverview = z
  .object({
    number: z.int().nullable(),
    madeAt: instant,
    hash: z.string(),
    previousHash: z.string(),
    content: dayOverviewContent,
  })
  .meta({ id: 'DayOverview' });
export type DayOverview = z.infer<typeof dayOverview>;

/** Finished overviews, the latest first. */
export const dayOverviews = z
  .array(z.object({ number: z.int(), day: calendarDate, madeAt: instant, takings: cents, hash: z.string() }))
  .meta({ id: 'DayOverviews' });
export type DayOverviews = z.infer<typeof dayOverviews>;

/** Whether the signed-in person gets the figures of each month by mail. */
export const monthlyMail = z.object({ isWanted: z.boolean() }).meta({ id: 'MonthlyMail' });
export type MonthlyMail = z.infer<typeof monthlyMail>;
