import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** GET …/advertising-consents: who has confirmed, to which of the two texts; null: the order did not say. */
export const advertisingConsents = z
  .array(
    z.object({
      email: z.string(),
      textVersion: z.literal([1, 2]).nullable(),
      requestedAt: instant,
      confirmedAt: instant,
    }),
  )
  .meta({ id: 'AdvertisingConsents' });
export type AdvertisingConsents = z.infer<typeof advertisingConsents>;
