import { z } from 'zod';

/** A random id that a browser has made. Words and addresses do not fit, so that it never holds personal data. */
const randomId = z.string().regex(/^[\da-f-]{16,40}$/);
const address = z.string().max(2000);

/** A page view of a guest who has consented (S2 §7 Third-party loads and analytics, S3 A5). */
export const visitRequest = z
  .strictObject({
    /** Cleaned by the server: '/checkout/success/:id'. */
    page: address,
    /** The order of the page; only whether there is one is stored. */
    orderId: z.string().max(80).nullable(),
    sessionId: randomId,
    userId: randomId,
    visitCount: z.int().min(1).max(1_000_000),
    restaurantId: z.string().max(80),
    website: z.literal('webshop'),
    device: z.enum(['phone', 'desktop']),
    design: z.enum(['light', 'dark']),
    /** Whether the guest has signed in; never who they are. */
    account: z.boolean(),
    /** Reduced to its origin by the server. */
    referrer: address,
  })
  .meta({ id: 'VisitRequest' });
export type VisitRequest = z.infer<typeof visitRequest>;

export const visitAnswer = z.object({ success: z.boolean(), id: z.string() }).meta({ id: 'VisitAnswer' });

export const heartbeatRequest = z.strictObject({ id: z.string().max(80) }).meta({ id: 'HeartbeatRequest' });

const word = z.string().regex(/^[a-z][\da-z-]{0,39}$/);

/** An event of a visit; `identifiers` are the shop's `trackingIds` (S3 R8). */
export const visitEvent = z
  .strictObject({
    event: word,
    eventData: z.record(word, word),
    identifiers: z.record(z.string().max(40), z.string().max(200)),
  })
  .meta({ id: 'VisitEvent' });
export type VisitEvent = z.infer<typeof visitEvent>;

/** A page view without any id (S3 A5). */
export const pageView = z.strictObject({ page: address }).meta({ id: 'PageView' });

export const forgetRequest = z.strictObject({ userId: randomId }).meta({ id: 'ForgetVisitsRequest' });
