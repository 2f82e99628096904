import { COUPON_TYPES } from '@tischlein/domain/offers';
import { z } from 'zod';

/** GET …/validate_coupon (S1 §7); an unknown or used-up code answers null. */
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
