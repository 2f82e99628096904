import { OPENING_DUTIES, SHOP_STATES } from '@tischlein/domain/shop';
import { z } from 'zod';
import { name } from '../wire-values.ts';

const state = z.enum(SHOP_STATES);

export const shopStateRequest = z.object({ state }).meta({ id: 'ShopStateRequest' });

/** A new shop of which only the name is known; it is a draft. */
export const draftRequest = z.object({ name: name(120) }).meta({ id: 'DraftRequest' });
export const draftAnswer = z.object({ slug: z.string() }).meta({ id: 'DraftAnswer' });

/** The state of a shop, and what it needs to open or to stay open (S3 L1). */
export const shopStateAnswer = z
  .object({
    state,
    version: z.string(),
    steps: z.array(z.object({ duty: z.enum(OPENING_DUTIES), isDone: z.boolean() })),
  })
  .meta({ id: 'ShopState' });
export type ShopStateAnswer = z.infer<typeof shopStateAnswer>;
