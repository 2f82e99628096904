import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Mails a link to the office. */
export const STAFF_LINK = jobKind('staffLink', z.object({ linkId: z.string() }));

/** Tells the former address of a person that they sign in with another one. */
export const EMAIL_CHANGED = jobKind('staffEmailChanged', z.object({ to: z.string() }), { forgetsPayload: true });
