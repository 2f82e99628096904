import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Tells a person of an unanswered order. The order is in the payload: a mail that fails is no task about its guest. */
export const ORDER_UNANSWERED = jobKind('orderUnanswered', z.object({ orderId: z.string(), email: z.string() }), {
  forgetsPayload: true,
});
