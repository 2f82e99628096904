import { z } from 'zod';
import { cents } from '../wire-values.ts';

/** POST …/geo (S2 §7). */
export const geoRequest = z.object({ location: z.string().max(200) }).meta({ id: 'GeoRequest' });

const address = z.object({ street: z.string(), streetNumber: z.string(), zip: z.string(), city: z.string() });

/** What delivery to an address costs and needs; `minimumOrderValue` null: out of range. `distance` in km, null: not known. */
export const geoAnswer = z
  .object({
    deliveryFee: cents,
    minimumOrderValue: cents.nullable(),
    freeAfter: cents.nullable(),
    distance: z.number().nullable(),
    /** The distance is that to the middle of the postcode: told as 'ca.'. */
    isEstimated: z.boolean(),
    addr: address,
  })
  .meta({ id: 'GeoAnswer' });
export type GeoAnswer = z.infer<typeof geoAnswer>;

const degrees = (most: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

/** GET …/geolocation: where a guest's device says that he is; `acc` is its accuracy in metres (S2 §7). */
export const geolocationQuery = z.object({
  lat: degrees(90),
  long: degrees(180),
  acc: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,20})?$/)
    .transform(Number)
    .optional(),
});

/** The address nearest to a point; street and number empty where only the town is known. */
export const geolocationAnswer = z
  .object({ streetName: z.string(), streetNumber: z.string(), postalCode: z.string(), locality: z.string() })
  .meta({ id: 'Geolocation' });
export type GeolocationAnswer = z.infer<typeof geolocationAnswer>;
