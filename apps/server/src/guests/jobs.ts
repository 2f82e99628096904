import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Mails a link to the own data, if there are any. */
export const OWN_DATA_LINK = jobKind('ownDataLink', z.object({ token: z.string() }), { forgetsPayload: true });
