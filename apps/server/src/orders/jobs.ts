import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

// The content of these mails comes from the order.
const NO_PAYLOAD = z.object({});

export const ORDER_PLACED = jobKind('orderPlaced', NO_PAYLOAD);
/** Sends the invoice of a part of a table's bill. */
export const BILL_PART_PAID = jobKind('billPartPaid', NO_PAYLOAD);
export const ORDER_ACCEPTED = jobKind('orderAccepted', NO_PAYLOAD);
export const ORDER_REFUSED = jobKind('orderRefused', NO_PAYLOAD);
export const ORDER_CANCELLED = jobKind('orderCancelled', NO_PAYLOAD);
