import { STOCK_KINDS } from '@tischlein/domain/menu';
import { z } from 'zod';
import { givenInstant, idValue, instant } from '../wire-values.ts';

const item = {
  kind: z.enum(STOCK_KINDS),
  id: idValue<string>(),
  /** The extra group; empty unless the item is an extra. */
  group: z.union([idValue<string>(), z.literal('')]),
};

/**
 * Marks something as sold out until tomorrow (the next opening day), until a time, or for good; or as
 * available again.
 */
export const stockRequest = z
  .object({
    item: z.object(item),
    out: z.union([z.enum(['untilTomorrow', 'forGood', 'back']), z.object({ until: givenInstant })]),
  })
  .meta({ id: 'StockRequest' });
export type StockRequest = z.infer<typeof stockRequest>;

/** `until` null: sold out for good; `tomorrow` is when the next opening day begins. */
export const stockState = z
  .object({
    now: instant,
    tomorrow: instant,
    out: z.array(z.object({ ...item, until: instant.nullable() })),
  })
  .meta({ id: 'StockState' });
export type StockState = z.infer<typeof stockState>;
