import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** The mail about a proposed change; the change is named, because an order may have several. */
export const CHANGE_PROPOSED = jobKind('changeProposed', z.object({ change: z.string() }));
