import { ORDER_NEWS } from '@tischlein/domain/orders';
import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** The order is part of the payload: a message that fails is no task for the restaurant. */
export const ORDER_PUSH = jobKind(
  'orderPush',
  z.object({ orderId: z.string(), subscriptionId: z.string(), news: z.enum(ORDER_NEWS) }),
  { isUrgent: true },
);

/** A change that is proposed to the guest. */
export const CHANGE_PUSH = jobKind(
  'changePush',
  z.object({ orderId: z.string(), subscriptionId: z.string(), change: z.string() }),
  { isUrgent: true },
);
