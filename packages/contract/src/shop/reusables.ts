import { PACKAGINGS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { price, text } from '../wire-values.ts';

/** What a shop offers instead of single-use packaging (§§ 60, 61 VerpackDG, S3 L15). */
export const reusables = z.discriminatedUnion('offer', [
  z.object({ offer: z.literal('both'), deposit: price }),
  z.object({ offer: z.literal('ownContainer') }),
  z.object({ offer: z.literal('exempt'), reason: text(300).refine((reason) => reason.trim() !== '', 'empty') }),
]);

export const packaging = z.enum(PACKAGINGS);

/** What guests can choose, by order type. */
export const packagingOffer = z.object({
  delivery: z.array(packaging),
  pickup: z.array(packaging),
  dineIn: z.array(packaging),
  deposit: price.nullable(),
});
