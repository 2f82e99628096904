import { expect, it } from 'vitest';
import { judgeSentCoupon } from './coupon-code.ts';

const FRESH = { isCodeOver: false, isCouponOver: false, isUsable: true, ownUses: 0, usesEach: null, usesOfAll: null };

it.each([
  ['can be used', {}, 'usable'],
  ['can be used again where no limit says otherwise', { ownUses: 3 }, 'usable'],
  ['is redeemed after the one time each guest has', { ownUses: 1, usesEach: 1 }, 'redeemed'],
  ['can be used a second time of two', { ownUses: 1, usesEach: 2 }, 'usable'],
  ['for one person is redeemed by them', { ownUses: 1, usesOfAll: 1, isUsable: false }, 'redeemed'],
  ['for one person is gone if somebody else was faster', { usesOfAll: 1, isUsable: false }, 'gone'],
  ['that the shop took back is gone', { isUsable: false }, 'gone'],
  ['ends with its code', { isCodeOver: true }, 'expired'],
  ['ends with its own dates', { isCouponOver: true, isUsable: false }, 'expired'],
  ['that was redeemed and has ended is redeemed', { isCouponOver: true, isUsable: false, ownUses: 1 }, 'redeemed'],
])('a coupon that was sent %s (S3 A10)', (_, known, expected) => {
  expect(judgeSentCoupon({ ...FRESH, ...known })).toBe(expected);
});
