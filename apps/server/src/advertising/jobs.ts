import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Mails a request to confirm advertising. */
export const ADVERTISING_ASKED = jobKind('advertisingAsked', z.object({ consentId: z.string() }));
