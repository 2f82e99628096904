import { z } from 'zod';
import { pushSubscription } from '../shop/index.ts';

const MOST_SHOPS = 100;

/** A browser of staff that is told about the orders of these shops during a shift. */
export const shiftRequest = z
  .object({
    /** The shop whose desk a message opens. */
    desk: z.string(),
    shops: z.array(z.string()).min(1).max(MOST_SHOPS),
    subscription: pushSubscription,
  })
  .meta({ id: 'ShiftRequest' });
export type ShiftRequest = z.infer<typeof shiftRequest>;
