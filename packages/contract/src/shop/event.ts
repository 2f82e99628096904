import { z } from 'zod';

const word = z.string().regex(/^[a-z][\da-z-]{0,39}$/);

/** Reports something that happened to a guest (S2 §7 Third-party loads and analytics); anonymous (S3 A5). */
export const shopEvent = z
  .object({
    /** 'checkout' */
    type: word,
    /** 'submit-timeout', 'unknown-error' */
    action: word,
    /** Accepted as S2 §7 names it; free text is not stored. */
    context: z.string().max(500).nullable().default(null),
    /** Session id of a visit with consent; not stored. */
    sessionId: z.string().max(80).nullable().default(null),
  })
  .meta({ id: 'ShopEvent' });
export type ShopEvent = z.input<typeof shopEvent>;
