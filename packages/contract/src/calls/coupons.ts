import { z } from 'zod';
import {
  couponAnswer,
  couponReservation,
  reservationLookup,
  reservationRequest,
  reservedCoupon,
} from '../shop/index.ts';
import {
  couponSeries,
  couponSeriesCodes,
  couponSeriesRequest,
  couponUsage,
  guestCode,
  guestCodeRequest,
  offerUsage,
  usagePeriod,
} from '../office/index.ts';
import { call, file } from './call.ts';

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
  summary: 'Get the coupon code of a reservation, or of a code from an SMS or a mail',
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

export const createGuestCode = call({
  method: 'POST',
  path: '/api/office/shop/:shop/codes',
  summary: 'Create a code for an SMS or a mail that leads a guest to a coupon, an order or a group',
  caller: 'staff',
  area: 'desk',
  body: guestCodeRequest,
  answer: guestCode,
  status: 201,
  problems: ['couponUnknown', 'orderUnknown', 'groupUnknown', 'codeTimeInvalid'],
});

export const listCouponSeries = call({
  method: 'GET',
  path: '/api/office/shop/:shop/coupon-series',
  summary: 'List the series of coupons, latest first',
  caller: 'staff',
  area: 'offers',
  answer: z.array(couponSeries),
});

export const createCouponSeries = call({
  method: 'POST',
  path: '/api/office/shop/:shop/coupon-series',
  summary: 'Create up to 1,000 coupons that can be redeemed once each; the same id again creates nothing',
  caller: 'staff',
  area: 'offers',
  body: couponSeriesRequest,
  answer: couponSeries,
  status: 201,
  problems: ['couponsTooMany', 'idempotencyKeyReused'],
});

export const getSeriesCodes = call({
  method: 'GET',
  path: '/api/office/shop/:shop/coupon-series/:series/codes',
  summary: 'Get the codes of a series',
  caller: 'staff',
  area: 'offers',
  answer: couponSeriesCodes,
  problems: ['couponSeriesUnknown'],
});

export const exportSeriesCodes = file({
  path: '/api/office/shop/:shop/coupon-series/:series/codes.csv',
  summary: 'Get the codes of a series as CSV',
  caller: 'staff',
  area: 'offers',
  limit: 'document',
  problems: ['couponSeriesUnknown'],
});

export const exportSeriesWorkbook = file({
  path: '/api/office/shop/:shop/coupon-series/:series/codes.xlsx',
  summary: 'Get the codes of a series as a workbook',
  caller: 'staff',
  area: 'offers',
  limit: 'document',
  problems: ['couponSeriesUnknown'],
});

export const endCouponSeries = call({
  method: 'POST',
  path: '/api/office/shop/:shop/coupon-series/:series/end',
  summary: 'Switch off the codes of a series that were not redeemed yet',
  caller: 'staff',
  area: 'offers',
  problems: ['couponSeriesUnknown'],
});

export const getCouponUsage = call({
  method: 'GET',
  path: '/api/office/shop/:shop/coupon-usage',
  summary: 'Get how often coupons were redeemed and refused in the last days',
  caller: 'staff',
  area: 'offers',
  query: usagePeriod,
  answer: couponUsage,
});

export const getOfferUsage = call({
  method: 'GET',
  path: '/api/office/shop/:shop/offer-usage',
  summary: 'Get how many orders each offer changed in the last days, its cost and their takings',
  caller: 'staff',
  area: 'offers',
  query: usagePeriod,
  answer: offerUsage,
});
