import { COUPON_REFUSAL_REASONS, COUPON_TYPES } from '@tischlein/domain/offers';
import { z } from 'zod';
import { cents, givenInstant, instant, name, price } from '../wire-values.ts';

const terms = {
  type: z.enum(COUPON_TYPES),
  /** Cents for value, basis points for percent. */
  value: z.int().min(1).max(1_000_000),
  minimumOrderValue: price,
  exclusive: z.boolean(),
  validFrom: givenInstant.nullable(),
  validUntil: givenInstant.nullable(),
};

/** Codes that are created together; each can be redeemed once. `id` is the client's: a repeated request creates nothing. */
export const couponSeriesRequest = z
  .object({
    id: z.uuid(),
    name: name(80),
    /** Begins each code: 'FLYER' gives FLYER-7K2F9QXM. */
    prefix: z.string().regex(/^[A-Za-z0-9]{0,12}$/),
    count: z.int().min(1).max(1000),
    ...terms,
  })
  .refine(({ type, value }) => type === 'value' || value <= 10_000, { path: ['value'] })
  .meta({ id: 'CouponSeriesRequest' });
export type CouponSeriesRequest = z.infer<typeof couponSeriesRequest>;

export const couponSeries = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    /** Codes that were not redeemed by then are switched off. */
    endedAt: instant.nullable(),
    codes: z.int(),
    used: z.int(),
    ...terms,
  })
  .meta({ id: 'CouponSeries' });
export type CouponSeries = z.infer<typeof couponSeries>;

export const couponSeriesCodes = z
  .object({ series: couponSeries, codes: z.array(z.object({ code: z.string(), used: z.int() })) })
  .meta({ id: 'CouponSeriesCodes' });
export type CouponSeriesCodes = z.infer<typeof couponSeriesCodes>;

const use = {
  /** Orders that were not refused or cancelled. */
  orders: z.int(),
  /** What they were cheaper by. */
  discount: cents,
  /** What they cost, deposits and fee included. */
  takings: cents,
};
const refusals = z.array(z.object({ reason: z.enum(COUPON_REFUSAL_REASONS), count: z.int() }));

/** What coupons did in a period, from stored orders and counted refusals. */
export const couponUsage = z
  .object({
    days: z.int(),
    /** All orders of the period, with a coupon or without. */
    allOrders: z.int(),
    coupons: z.array(z.object({ code: z.string(), series: z.string().nullable(), ...use, everUsed: z.int() })),
    refused: refusals,
    refusedCodes: z.array(z.object({ code: z.string(), refused: refusals })),
  })
  .meta({ id: 'CouponUsage' });
export type CouponUsage = z.infer<typeof couponUsage>;

/** What offers did in a period; `offer` null: the group discounts of the shop's configuration. */
export const offerUsage = z
  .object({ days: z.int(), offers: z.array(z.object({ offer: z.string().nullable(), ...use })) })
  .meta({ id: 'OfferUsage' });
export type OfferUsage = z.infer<typeof offerUsage>;

export const usagePeriod = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });
