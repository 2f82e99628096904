import type { ShopId } from '@tischlein/domain';
import type { Coupon } from '@tischlein/domain/offers';
import type { Deps } from '../deps.ts';
import { countRefusal } from './coupon-refusals.store.ts';
import { findCouponRefusal, findUsableCoupon } from './coupons.store.ts';

type CheckDeps = Pick<Deps, 'database' | 'clock'>;

/** The coupon of a code that a guest has typed; null: it cannot be used, which is counted. */
export async function checkCoupon(deps: CheckDeps, shopId: ShopId, code: string): Promise<Coupon | null> {
  const coupon = await findUsableCoupon(deps.database.read, shopId, { code, now: deps.clock.now() });
  if (!coupon) await countRefusedCode(deps, shopId, code);
  return coupon;
}

/** Counts why a code was refused. A code that still has uses left was refused because this guest has none. */
export async function countRefusedCode({ database, clock }: CheckDeps, shopId: ShopId, code: string): Promise<void> {
  const now = clock.now();
  const reason = (await findCouponRefusal(database.read, shopId, { code, now })) ?? 'usedByGuest';
  await database.write((writer) => countRefusal(writer, shopId, { code, reason, now }));
}
