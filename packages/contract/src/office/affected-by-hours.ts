import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { ORDER_STATUSES } from '@tischlein/domain/orders';
import { z } from 'zod';
import { cents, instant } from '../wire-values.ts';

/** Accepted orders and reserved tables that new hours leave outside of them. */
export const affectedByHours = z.object({
  /** The shop would be open later today, and closes. */
  closesToday: z.boolean(),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      deliveryType: z.enum(DELIVERY_TYPES),
      status: z.enum(ORDER_STATUSES),
      at: instant,
      /** What was paid online and goes back if the order is called off. */
      refund: cents,
    }),
  ),
  reservations: z.array(z.object({ id: z.string(), guests: z.int(), at: instant })),
});
export type AffectedByHours = z.infer<typeof affectedByHours>;

/** What the person who saves has been shown. */
export const seenEffects = z.object({
  closesToday: z.boolean().default(false),
  orders: z.array(z.string().max(80)).max(2000).default([]),
  reservations: z.array(z.string().max(80)).max(2000).default([]),
});
