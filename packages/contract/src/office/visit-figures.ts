import { z } from 'zod';
import { calendarDate } from '../wire-values.ts';

/** Views are counted of all guests; visits of those who have consented, as long as visits are kept (S3 A5). */
export const visitFigures = z
  .object({
    days: z.int(),
    today: calendarDate,
    /** Days without a view are left out. */
    daily: z.array(z.object({ day: calendarDate, views: z.int() })),
    /** Without ids: '/checkout/success/:id'. Most views first. */
    pages: z.array(z.object({ page: z.string(), views: z.int() })),
    visits: z.object({
      guests: z.int(),
      visits: z.int(),
      /** Visits of guests who had been there before. */
      returning: z.int(),
      phones: z.int(),
      /** Visits that led to an order. */
      ordered: z.int(),
    }),
    /** Other websites that visits came from, most visits first. */
    referrers: z.array(z.object({ origin: z.string(), visits: z.int() })),
  })
  .meta({ id: 'VisitFigures' });
export type VisitFigures = z.infer<typeof visitFigures>;

export const visitPeriod = z.object({ days: z.coerce.number().int().min(1).max(90).default(30) });
