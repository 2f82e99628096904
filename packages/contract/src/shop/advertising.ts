import { isEmail } from '@tischlein/domain/checkout';
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

/** Each type ends all advertising of the shop: there is one consent (decision 015). */
export const unsubscribeRequest = z
  .strictObject({ type: line(80), email: line(254).refine(isEmail, 'no email address') })
  .meta({ id: 'UnsubscribeRequest' });
