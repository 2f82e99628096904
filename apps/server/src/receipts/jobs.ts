import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

const payload = z.object({ orderId: z.string(), email: z.string() });

/** Sends the documents of a paid part to an address that was typed for this mail only. Of no order: each press is a mail of its own. */
export const RECEIPT_MAIL = jobKind('receiptMail', payload, { forgetsPayload: true });

/** Sends the correction of an e-invoice to the address that the invoice names. */
export const CORRECTION_MAIL = jobKind('electronicCorrection', z.object({ number: z.int() }));

/** Sends the figures of a month to a member of staff. */
export const MONTHLY_FIGURES = jobKind('monthlyFigures', z.object({ staffId: z.string(), month: z.string() }));
