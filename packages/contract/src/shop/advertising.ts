import { z } from 'zod';
import { text } from '../wire-values.ts';

export const ADVERTISING_STEPS = ['look', 'confirm', 'withdraw'] as const;
export type AdvertisingStep = (typeof ADVERTISING_STEPS)[number];

/** POST …/advertising/{step}: the token from the mail's link. */
export const advertisingRequest = z.strictObject({ token: text(200) }).meta({ id: 'AdvertisingRequest' });

/** Whose consent to advertising it is and how it stands. */
export const advertisingConsent = z
  .object({ email: z.string(), state: z.enum(['asked', 'confirmed', 'withdrawn']) })
  .meta({ id: 'AdvertisingConsent' });
export type AdvertisingConsent = z.infer<typeof advertisingConsent>;
