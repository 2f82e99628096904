import type { ReservationSettings } from '../shop/reservation-settings.ts';
import type { ShopConfig } from '../shop/shop-config.ts';

/** The settings of a shop whose guests reserve online; null: they cannot. A franchise's overview has no tables. */
export const findReservationSettings = ({
  enableReservations,
  isFranchiseOverview,
  reservations,
}: Pick<ShopConfig, 'enableReservations' | 'isFranchiseOverview' | 'reservations'>): ReservationSettings | null =>
  enableReservations && !isFranchiseOverview && reservations ? reservations : null;
