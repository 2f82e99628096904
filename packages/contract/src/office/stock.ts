import { STOCK_KINDS } from '@tischlein/domain/menu';
import { z } from 'zod';
import { idValue, instant } from '../wire-values.ts';

const item = {
  kind: z.enum(STOCK_KINDS),
  id: idValue<string>(),
  /** Of an extra; else empty. */
  group: z.union([idValue<string>(), z.literal('')]),
};

/** PUT /api/office/shop/{shopId}/stock: off until tomorrow (the next opening day), until a time or for good; or back. */
export const stockRequest = z
  .object({
    item: z.object(item),
    out: z.union([z.enum(['untilTomorrow', 'forGood', 'back']), z.object({ until: instant })]),
  })
  .meta({ id: 'StockRequest' });
export type StockRequest = z.infer<typeof stockRequest>;

/** GET …/stock, and the answer to a change of it: what is out, until null for good, and when tomorrow begins. */
export const stockState = z
  .object({
    now: instant,
    tomorrow: instant,
    out: z.array(z.object({ ...item, until: instant.nullable() })),
  })
  .meta({ id: 'StockState' });
export type StockState = z.infer<typeof stockState>;
