import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** Accepted orders and reserved tables that new hours leave outside of them. */
export const affectedByHours = z.object({
  /** The shop would be open later today, and closes. */
  closesToday: z.boolean(),
  orders: z.array(z.object({ id: z.string(), number: z.int(), deliveryType: z.enum(DELIVERY_TYPES), at: instant })),
  reservations: z.array(z.object({ id: z.string(), guests: z.int(), at: instant })),
});
export type AffectedByHours = z.infer<typeof affectedByHours>;

/** What the person who saves has been shown. */
export const seenEffects = z.object({
  closesToday: z.boolean().default(false),
  orders: z.array(z.string().max(80)).max(2000).default([]),
  reservations: z.array(z.string().max(80)).max(2000).default([]),
});
