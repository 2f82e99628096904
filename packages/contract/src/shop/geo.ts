import type { ZoneShape } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { cents } from '../wire-values.ts';

export const geoRequest = z.object({ location: z.string().max(200) }).meta({ id: 'GeoRequest' });

const point = z.object({ latitude: z.number(), longitude: z.number() });
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
    /** Where the address is, if it was found. */
    point: point.nullable(),
    addr: address,
    note: z.string().meta({ description: "what the driver needs at the door, from the location: 'Whg. 12, 3. OG'" }),
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

const zoneShape: z.ZodType<ZoneShape> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), kilometres: z.number() }),
  z.object({ kind: z.literal('polygon'), points: z.array(point) }),
  z.object({ kind: z.literal('postcodes'), centres: z.array(point.extend({ zip: z.string() })) }),
]);

/** Where a shop delivers, as shapes to draw; the borders of a postcode are not known. */
export const deliveryMap = z
  .object({ zones: z.array(z.object({ name: z.string(), shape: zoneShape })) })
  .meta({ id: 'DeliveryMap' });
