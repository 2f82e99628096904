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
  summary: 'The coupon with this code; null if there is none to use',
  caller: 'guest',
  limit: 'coupon',
  query: z.object({ code: z.string().max(40) }),
  answer: couponAnswer.nullable(),
});

export const checkCouponReservation = call({
  method: 'GET',
  path: '/api/shop/:shop/coupon_reservation/check/:reservation',
  summary: 'The code that a reservation keeps; 404 if there is none to use',
  caller: 'guest',
  limit: 'coupon',
  answer: couponReservation,
  problems: ['couponUnknown'],
});

export const reserveCoupon = call({
  method: 'POST',
  path: '/api/shop/:shop/coupon_reservation',
  summary: 'Sets a coupon aside for a phone number; null if there is none to use',
  caller: 'guest',
  limit: 'coupon',
  body: reservationRequest,
  answer: reservedCoupon.nullable(),
});

export const findReservedCoupon = call({
  method: 'POST',
  path: '/api/shop/:shop/coupon_reservation/lookup',
  summary: 'The coupon this guest has set aside for a phone number; null if there is none to use',
  caller: 'guest',
  limit: 'coupon',
  body: reservationLookup,
  answer: couponAnswer.nullable(),
});
