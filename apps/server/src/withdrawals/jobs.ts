import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

const payload = z.object({ withdrawalId: z.string() });

/** Acknowledges a withdrawal to the guest. */
export const WITHDRAWAL_RECEIVED = jobKind('withdrawalReceived', payload);
/** Reports a withdrawal to the restaurant. */
export const WITHDRAWAL_DECLARED = jobKind('withdrawalDeclared', payload);
