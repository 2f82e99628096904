import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { SPECIAL_OPENING_REASONS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { dayIndex, instant, timetableEntry } from '../wire-values.ts';

const serveTime = z.object({
  serveAt: instant,
  label: z.string(),
  day: dayIndex,
  minute: z.int(),
  room: z.exactOptional(z.int()),
});

const waits = z.array(z.object({ minutes: z.int(), room: z.exactOptional(z.int()) }));
const minutesById = z.record(z.string(), z.number());

const hours = z.array(z.object({ from: z.string(), to: z.string() }));

/** Delivery period (S1 §3 Delivery period). */
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
        hours,
        deliveryHours: z.exactOptional(hours),
      }),
    ),
    sticker: z.string(),
    nextOpeningTimeString: z.string(),
    openInMinutes: z.int().nullable(),
    openAt: instant.nullable(),
    pausedUntil: z.object({ delivery: instant.nullable(), pickup: instant.nullable() }),
    kitchen: z.exactOptional(
      z.object({
        minutesPerDish: z.number(),
        minutesOfCategories: minutesById,
        minutesOfDishes: minutesById,
        waits: z.object({ delivery: waits, pickup: waits }),
      }),
    ),
    changesInMinutes: z.int().nullable(),
    version: z.int(),
  })
  .meta({ id: 'DeliveryPeriod' }) satisfies z.ZodType<DeliveryPeriod>;

/** Event `shop` of the shop's stream: a version that rose means that part must be fetched again. */
export const shopVersions = z.object({ period: z.int(), menu: z.int() }).meta({ id: 'ShopVersions' });
export type ShopVersions = z.infer<typeof shopVersions>;
