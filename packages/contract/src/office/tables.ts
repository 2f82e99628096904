import { TIP_RECIPIENTS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { calendarDate, cents, instant } from '../wire-values.ts';

/** At least eight characters with a letter, because a number in the same parameter means a table (S3 W1). */
export const waiterPassword = z.object({ password: z.string().max(200).nullable() }).meta({ id: 'WaiterPassword' });
export const waiterPasswordState = z
  .object({ isSet: z.boolean(), changedAt: instant.nullable() })
  .meta({ id: 'WaiterPasswordState' });
export type WaiterPasswordState = z.infer<typeof waiterPasswordState>;

export const tableCodes = z
  .array(z.object({ table: z.int(), area: z.string(), address: z.string() }))
  .meta({ id: 'TableCodes' });
export type TableCodes = z.infer<typeof tableCodes>;

/** Tips of one day, by the waiter of the table; the team's have an empty name. */
export const tipList = z
  .array(
    z.object({
      day: calendarDate,
      waiter: z.string(),
      recipient: z.enum(TIP_RECIPIENTS),
      amount: cents,
      refunded: cents,
      count: z.int(),
    }),
  )
  .meta({ id: 'TipList' });
export type TipList = z.infer<typeof tipList>;
