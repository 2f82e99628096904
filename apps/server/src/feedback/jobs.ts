import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Invites a guest to rate an order, some hours after hand-over. */
export const FEEDBACK_INVITED = jobKind('feedbackInvited', z.object({ orderId: z.string() }));
