import { z } from 'zod';
import {
  couponAnswer,
  couponReservation,
  reservationLookup,
  reservationRequest,
  reservedCoupon,
} from '../shop/index.ts';
import { call } from './call.ts';

export const validateCoupon = call({
  method: 'GET',
  path: '/api/shop/:shop/validate_coupon',
  summary: 'Get a coupon by its code; null if it cannot be used',
  caller: 'guest',
  limit: 'coupon',
  query: z.object({ code: z.string().max(40) }),
  answer: couponAnswer.nullable(),
});

export const checkCouponReservation = call({
  method: 'GET',
  path: '/api/shop/:shop/coupon_reservation/check/:reservation',
  summary: 'Get the coupon code of a reservation',
  caller: 'guest',
  limit: 'coupon',
  answer: couponReservation,
  problems: ['couponUnknown'],
});

export const reserveCoupon = call({
  method: 'POST',
  path: '/api/shop/:shop/coupon_reservation',
  summary: 'Reserve a coupon for a phone number; null if it cannot be used',
  caller: 'guest',
  limit: 'coupon',
  body: reservationRequest,
  answer: reservedCoupon.nullable(),
});

export const findReservedCoupon = call({
  method: 'POST',
  path: '/api/shop/:shop/coupon_reservation/lookup',
  summary: 'Find the coupon that this guest reserved for a phone number; null if there is none',
  caller: 'guest',
  limit: 'coupon',
  body: reservationLookup,
  answer: couponAnswer.nullable(),
});
