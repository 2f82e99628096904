import { HOLIDAYS, LANDS } from '@tischlein/domain/opening';
import { z } from 'zod';
import { calendarDate } from '../wire-values.ts';

/** The public holidays of a Land from today on, for a year. */
export const holidays = z
  .object({
    land: z.enum(LANDS),
    days: z.array(
      z.object({
        day: calendarDate,
        holiday: z.enum(HOLIDAYS),
        /** Only in some places of the Land. */
        isLocal: z.boolean(),
        /** Open orders and reserved tables of that day. */
        orders: z.int(),
        reservations: z.int(),
      }),
    ),
  })
  .meta({ id: 'Holidays' });
export type Holidays = z.infer<typeof holidays>;
