import { z } from 'zod';

const word = z.string().regex(/^[a-z][\da-z-]{0,39}$/);

/** POST …/event (S2 §7): something that happened to a guest. Who he is, is neither asked nor kept (spec 3 A5). */
export const shopEvent = z
  .object({
    /** 'checkout' */
    type: word,
    /** 'submit-timeout', 'unknown-error' */
    action: word,
    /** Taken as S2 §7 names it; no free text is kept. */
    context: z.string().max(500).nullable().default(null),
    /** Of a visit that was consented to; not kept. */
    sessionId: z.string().max(80).nullable().default(null),
  })
  .meta({ id: 'ShopEvent' });
export type ShopEvent = z.input<typeof shopEvent>;
