import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { SPECIAL_OPENING_REASONS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { dayIndex, instant, timetableEntry } from '../wire-values.ts';

const serveTime = z.object({ serveAt: instant, label: z.string(), day: dayIndex, minute: z.int() });

/** GET …/config/deliveryPeriod (S1 §3, §7). */
export const deliveryPeriod = z
  .object({
    insideOpenHours: z.boolean(),
    acceptOrders: z.boolean(),
    allowOrders: z.boolean(),
    dayIndex,
    dayOfWeek: z.string(),
    minOffset: z.int(),
    time: z.int(),
    pickupTime: z.int(),
    customerInfo: z.string(),
    enablePreOrder: z.boolean(),
    allowASAP: z.object({ pickup: z.boolean(), delivery: z.boolean() }),
    validServeTimes: z.object({ delivery: z.array(serveTime), pickup: z.array(serveTime) }),
    allowDelivery: z.boolean(),
    allowPickup: z.boolean(),
    openingTimes: z.array(timetableEntry),
    deliveryTimes: z.array(timetableEntry),
    specialOpeningTimes: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        reason: z.enum(SPECIAL_OPENING_REASONS),
        message: z.exactOptional(z.string()),
        hours: z.array(z.object({ from: z.string(), to: z.string() })),
      }),
    ),
    sticker: z.string(),
    nextOpeningTimeString: z.string(),
    openInMinutes: z.int().nullable(),
    openAt: instant.nullable(),
  })
  .meta({ id: 'DeliveryPeriod' }) satisfies z.ZodType<DeliveryPeriod>;
