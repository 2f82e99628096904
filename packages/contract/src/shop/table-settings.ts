import { RESERVATION_INTERVALS, RESERVATION_MODES, TIP_RECIPIENTS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { caption } from '../wire-values.ts';

const quarters = (most: number) => z.int().min(0).max(most).multipleOf(15);

/** How guests reserve tables. */
export const reservationSettings = z.object({
  mode: z.enum(RESERVATION_MODES),
  seats: z.int().min(1).max(1000),
  mostGuests: z.int().min(1).max(1000),
  intervalMinutes: z.literal(RESERVATION_INTERVALS),
  stayMinutes: quarters(720).min(30),
  lastSeatingMinutes: quarters(720),
  leadMinutes: z.int().min(0).max(10_080),
  daysAhead: z.int().min(0).max(365),
});

const table = z.object({
  number: z.int().min(1).max(9999),
  area: caption(40),
  seats: z.int().min(0).max(100),
  place: z.exactOptional(
    z.object({ column: z.int().min(1).max(24), row: z.int().min(1).max(24), isRound: z.boolean() }),
  ),
});
export const tableService = z.object({
  tables: z
    .array(table)
    .max(500)
    .refine((tables) => new Set(tables.map(({ number }) => number)).size === tables.length, 'a table twice'),
  payAtTable: z.boolean(),
  tipRecipient: z.enum(TIP_RECIPIENTS),
  payLaterMethod: z.enum(['offline', 'offline_debit']),
});
