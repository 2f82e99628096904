import type { ShopDocument } from '@tischlein/contract/office';
import { DAY_INDEXES } from '@tischlein/domain';
import { NO_TABLE_SERVICE } from '@tischlein/domain/shop';
import { tenPercent, trattoria } from '../support/trattoria.ts';

/** One for each kill. */
const MOST_TABLES = 300;

/** A shop that is always open, with the coupon FEW, valid `uses` times. */
export function shopAroundTheClock(uses: number): ShopDocument {
  const shop = trattoria({ coupons: [tenPercent({ code: 'FEW', maximumUses: uses })] });
  const openingTimes = DAY_INDEXES.map((dayIndex) => ({ dayIndex, from: '00:00', to: '24:00' }));
  const paymentMethods = ['offline', 'Stripe_card', 'PayPal_Rest'] as const;
  const tables = Array.from({ length: MOST_TABLES }, (_, index) => ({ number: index + 1, area: '', seats: 4 }));
  const tableService = { ...NO_TABLE_SERVICE, tables };
  const config = { ...shop.config, tableService, paymentMethods, opening: { ...shop.config.opening, openingTimes } };
  return { ...shop, config };
}
