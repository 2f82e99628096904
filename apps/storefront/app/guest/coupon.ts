import * as calls from '@tischlein/contract/calls';
import { toCents } from '@tischlein/domain';
import { NO_COUPON } from './coupon-state.ts';
import type { Guest } from './guest.ts';
import { send } from '../api/send.ts';

/**
 * Validates a code with the shop and remembers it for the visit. A failed check counts as invalid (S1 §8 Failed coupon
 * check), but the code is not blamed for it.
 */
export async function applyCoupon(guest: Guest, shop: string, typed: string): Promise<void> {
  const code = typed.replaceAll(/\s/gu, '');
  if (code === '') return clearCoupon(guest);
  guest.coupon.set({ state: 'validating', code });
  const answer = await send(calls.validateCoupon, { params: { shop }, query: { code } });
  const current = guest.coupon.get();
  if (current.state === 'none' || current.code !== code) return;
  if (!answer.ok) return guest.coupon.set({ state: 'invalid', code, failure: answer.problem.message });
  if (!answer.value) return guest.coupon.set({ state: 'invalid', code, failure: '' });
  const { value, minimumOrderValue, ...coupon } = answer.value;
  guest.coupon.set({
    state: 'valid',
    code: coupon.code,
    coupon: { ...coupon, value: toCents(value), minimumOrderValue: toCents(minimumOrderValue) },
  });
  guest.visit.set({ ...guest.visit.get(), couponCode: coupon.code });
}

export function clearCoupon(guest: Guest): void {
  guest.coupon.set(NO_COUPON);
  guest.visit.set({ ...guest.visit.get(), couponCode: '' });
}
