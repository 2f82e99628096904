import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

const payload = z.object({ orderId: z.string(), email: z.string() });

/** Sends the documents of a paid part to an address that was typed for this mail only. Of no order: each press is a mail of its own. */
export const RECEIPT_MAIL = jobKind('receiptMail', payload, { forgetsPayload: true });

/** Sends an e-invoice to the address that it names. Each press is a mail of its own; without one, it is sent once. */
export const ELECTRONIC_INVOICE_MAIL = jobKind(
  'electronicInvoice',
  z.object({ number: z.int(), press: z.string().optional() }),
);

/** Sends the correction of an e-invoice to the address that it names, or that the document with the number `addressOf` names. */
export const CORRECTION_MAIL = jobKind(
  'electronicCorrection',
  z.object({ number: z.int(), addressOf: z.int().optional() }),
);

/** Sends the figures of a month to a member of staff. */
export const MONTHLY_FIGURES = jobKind('monthlyFigures', z.object({ staffId: z.string(), month: z.string() }));
