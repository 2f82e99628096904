import { z } from 'zod';
import { cents } from '../wire-values.ts';

/** POST …/geo (S2 §7). */
export const geoRequest = z.object({ location: z.string().max(200) }).meta({ id: 'GeoRequest' });

/** What delivery to an address costs and needs; `minimumOrderValue` null: out of range. `distance` in km, null: not known. */
export const geoAnswer = z
  .object({
    deliveryFee: cents,
    minimumOrderValue: cents.nullable(),
    freeAfter: cents.nullable(),
    distance: z.number().nullable(),
    addr: z.object({ street: z.string(), streetNumber: z.string(), zip: z.string(), city: z.string() }),
  })
  .meta({ id: 'GeoAnswer' });
export type GeoAnswer = z.infer<typeof geoAnswer>;
