import { z } from 'zod';
import { geoAnswer, geoRequest } from '../shop/geo.ts';

/** POST /api/office/shop/{shopId}/locate: where a typed location is, whatever the shop's zones say. */
export const locateRequest = geoRequest;

/** The address as it should be written; `point` null: nobody could be asked, only its postcode is known. */
export const locatedAnswer = z
  .object({
    address: geoAnswer.shape.addr,
    point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    /** The point is only the middle of the postcode. */
    isEstimated: z.boolean(),
  })
  .meta({ id: 'Located' });
export type LocatedAnswer = z.infer<typeof locatedAnswer>;
