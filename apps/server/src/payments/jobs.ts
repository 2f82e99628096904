import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

export const ORDER_REFUNDED = jobKind('orderRefunded', z.object({ refundId: z.string() }));
