import { COUPON_TYPES } from '@tischlein/domain/offers';
import { z } from 'zod';
import { line, phoneNumber } from '../wire-values.ts';

/** A valid coupon (S1 §7 validate_coupon); an unknown or used-up code answers null. */
export const couponAnswer = z
  .object({
    code: z.string(),
    type: z.enum(COUPON_TYPES),
    value: z.int().meta({ description: 'cents for value, basis points for percent' }),
    minimumOrderValue: z.int().meta({ description: 'cents' }),
    exclusive: z.boolean(),
  })
  .meta({ id: 'Coupon' });
export type CouponAnswer = z.infer<typeof couponAnswer>;

const phone = phoneNumber.refine((value) => value.replaceAll(/\D/g, '').length >= 5, 'no phone number');

/** Reserves a coupon for this phone number. */
export const reservationRequest = z.object({ code: line(40), phone }).meta({ id: 'CouponReservationRequest' });
export type ReservationRequest = z.infer<typeof reservationRequest>;

export const reservationLookup = z.object({ phone }).meta({ id: 'CouponReservationLookup' });

/** `id` finds the reservation again. */
export const reservedCoupon = z.object({ id: z.string(), coupon: couponAnswer }).meta({ id: 'ReservedCoupon' });
export type ReservedCoupon = z.infer<typeof reservedCoupon>;

/** Code of a reserved coupon (S1 §7 coupon_reservation). */
export const couponReservation = z.object({ code: z.string() }).meta({ id: 'CouponReservation' });
