import { lastDays } from '../clock.ts';
import { deleteRefusalsBefore, KEEP_REFUSALS_DAYS } from './coupon-refusals.store.ts';
import { couponRoutes } from './coupons.routes.ts';
import { REMEMBER_CODES_SECONDS } from './guest-codes.store.ts';
import { couponCodeRoutes, couponListRoutes, officeCouponRoutes } from './office-coupons.routes.ts';
import { officeOfferRoutes } from './offers.routes.ts';
import { couponData } from './personal-data.store.ts';
import { KEEP_RESERVED_SECONDS } from './reservations.store.ts';
import type { Room } from '../room.ts';

export const coupons: Room = {
  guestCalls: [couponRoutes],
  officeCalls: [officeOfferRoutes, officeCouponRoutes, couponListRoutes, couponCodeRoutes],
  forgets: [
    ['coupon_reservations', 'reserved_at', KEEP_RESERVED_SECONDS],
    (writer, { now }) => deleteRefusalsBefore(writer, lastDays(now, KEEP_REFUSALS_DAYS).from),
    ['guest_codes', 'expires_at', REMEMBER_CODES_SECONDS],
  ],
  personalData: [couponData],
  withoutGuests: {
    coupon_series: 'shop',
    coupons: 'shop',
    coupon_refusals: 'shop',
  },
};
