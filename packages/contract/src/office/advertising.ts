import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** Confirmed consents; `version` is the text that was agreed to, null if the order did not record it. */
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
