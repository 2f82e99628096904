import { z } from 'zod';
import { line } from '../wire-values.ts';

export const ADVERTISING_STEPS = ['look', 'confirm', 'withdraw'] as const;
export type AdvertisingStep = (typeof ADVERTISING_STEPS)[number];

/** The token from the mailed link. */
export const advertisingRequest = z.strictObject({ token: line(200) }).meta({ id: 'AdvertisingRequest' });

/** The email address a consent belongs to, and its state. */
export const advertisingConsent = z
  .object({ email: z.string(), state: z.enum(['asked', 'confirmed', 'withdrawn']) })
  .meta({ id: 'AdvertisingConsent' });
export type AdvertisingConsent = z.infer<typeof advertisingConsent>;
