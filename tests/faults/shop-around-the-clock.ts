import type { ShopDocument } from '@tischlein/contract/office';
import { DAY_INDEXES } from '@tischlein/domain';
import { tenPercent, trattoria } from '../support/trattoria.ts';

/** A shop that is always open, with the coupon FEW, valid `uses` times. */
export function shopAroundTheClock(uses: number): ShopDocument {
  const shop = trattoria({ coupons: [tenPercent({ code: 'FEW', maximumUses: uses })] });
  const openingTimes = DAY_INDEXES.map((dayIndex) => ({ dayIndex, from: '00:00', to: '24:00' }));
  const paymentMethods = ['offline', 'Stripe_card', 'PayPal_Rest'] as const;
  const config = { ...shop.config, paymentMethods, opening: { ...shop.config.opening, openingTimes } };
  return { ...shop, config };
}
