import { z } from 'zod';

/** Where a delivery zone is. */
export const zoneArea = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('postcodes'), postcodes: z.array(z.string().regex(/^\d{5}$/)).max(10_000) }),
  z.object({ kind: z.literal('radius'), kilometres: z.number().positive().max(200) }),
  z.object({ kind: z.literal('distance'), kilometres: z.number().positive().max(200) }),
  z.object({
    kind: z.literal('polygon'),
    points: z
      .array(z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }))
      .min(3)
      .max(2000),
  }),
]);
