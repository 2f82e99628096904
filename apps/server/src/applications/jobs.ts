import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Reports an application to the restaurant. */
export const APPLICATION_RECEIVED = jobKind('applicationReceived', z.object({ applicationId: z.string() }));
