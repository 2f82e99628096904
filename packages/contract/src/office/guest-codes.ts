import { z } from 'zod';
import { givenInstant, instant, line } from '../wire-values.ts';

// Absent: as long as such a code is kept.
const validUntil = z.exactOptional(givenInstant);

/** What a code leads to: a coupon, an order or a group. */
export const guestCodeRequest = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('coupon'),
      coupon: line(40),
      /** sms: short, for /s/{code}. email: for /reservieren/{id}. */
      channel: z.enum(['sms', 'email']),
      /** Phone number or mail address of the one guest it is for: the page can say that they have redeemed it. */
      recipient: z.exactOptional(line(254)),
      validUntil,
    }),
    z.object({ kind: z.literal('order'), order: line(80), validUntil }),
    z.object({ kind: z.literal('group'), group: line(20), validUntil }),
  ])
  .meta({ id: 'GuestCodeRequest' });
export type GuestCodeRequest = z.infer<typeof guestCodeRequest>;

export const guestCode = z
  .object({
    code: z.string(),
    /** The address to send. */
    url: z.string(),
    validUntil: instant,
  })
  .meta({ id: 'GuestCode' });
