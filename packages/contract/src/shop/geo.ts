import { z } from 'zod';
import { cents } from '../wire-values.ts';

export const geoRequest = z.object({ location: z.string().max(200) }).meta({ id: 'GeoRequest' });

const address = z.object({ street: z.string(), streetNumber: z.string(), zip: z.string(), city: z.string() });

/** Delivery terms for an address; `minimumOrderValue` null: out of range, `distance` (km) null: unknown. */
export const geoAnswer = z
  .object({
    deliveryFee: cents,
    minimumOrderValue: cents.nullable(),
    freeAfter: cents.nullable(),
    distance: z.number().nullable(),
    /** The distance is measured to the centre of the postcode area; shown as 'ca.'. */
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

/** A device's position; `acc` is its accuracy in metres (S2 §7 geolocation). */
export const geolocationQuery = z.object({
  lat: degrees(90),
  long: degrees(180),
  acc: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,20})?$/)
    .transform(Number)
    .optional(),
});

/** The address nearest to a point; street and number are empty if only the town is known. */
export const geolocationAnswer = z
  .object({ streetName: z.string(), streetNumber: z.string(), postalCode: z.string(), locality: z.string() })
  .meta({ id: 'Geolocation' });
export type GeolocationAnswer = z.infer<typeof geolocationAnswer>;
