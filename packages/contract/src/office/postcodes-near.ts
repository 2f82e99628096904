import { z } from 'zod';

const point = z.object({ latitude: z.number(), longitude: z.number() });

/** Postcodes around a shop, the nearest first; empty if neither its place nor its postcode is known. */
export const postcodesNear = z
  .object({
    postcodes: z.array(
      point.extend({
        zip: z.string(),
        town: z.string(),
        /** From the shop to the middle of the postcode, as the crow flies. */
        kilometres: z.number(),
        /** The ground nearer to its middle than to any other: borders are not known. */
        cell: z.array(point),
      }),
    ),
  })
  .meta({ id: 'PostcodesNear' });
export type PostcodesNear = z.infer<typeof postcodesNear>;
