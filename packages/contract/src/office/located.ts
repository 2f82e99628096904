import { z } from 'zod';
import { geoAnswer, geoRequest } from '../shop/geo.ts';

/** Locates a typed address regardless of the shop's delivery zones. */
export const locateRequest = geoRequest;

/** The normalized address; `point` is null if no geocoder was available and only the postcode is known. */
export const locatedAnswer = z
  .object({
    address: geoAnswer.shape.addr,
    point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    /** The point is only the centre of the postcode area. */
    isEstimated: z.boolean(),
  })
  .meta({ id: 'Located' });
export type LocatedAnswer = z.infer<typeof locatedAnswer>;
