import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { ORDER_STATUSES } from '@tischlein/domain/orders';
import { z } from 'zod';
import { calendarDate } from '../wire-values.ts';
import { couponAnswer } from './coupon.ts';

/** What the code of an SMS or the id of a mail leads to (S1 §2 /s/{smsCode} and /reservieren/{emailid}, S3 A10). */
export const codeLink = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('coupon'),
    /** The code that led here: the page activates the coupon with it. */
    id: z.string(),
    coupon: couponAnswer,
    /** The last day. */
    validThrough: calendarDate,
    /** Each guest can redeem it once. */
    isOnce: z.boolean(),
  }),
  z.object({ kind: z.literal('redeemed'), on: calendarDate, orderNumber: z.int() }),
  z.object({ kind: z.literal('expired'), on: calendarDate }),
  z.object({
    kind: z.literal('order'),
    orderId: z.string(),
    /** Of an order by telephone: the code that makes a browser the one of its guest; '': of another order. */
    code: z.string(),
    number: z.int(),
    status: z.enum(ORDER_STATUSES),
    deliveryType: z.enum(DELIVERY_TYPES),
  }),
  z.object({ kind: z.literal('group'), code: z.string(), name: z.string(), owner: z.string() }),
  z.object({ kind: z.literal('unknown') }),
]);
export type CodeLink = z.infer<typeof codeLink>;
