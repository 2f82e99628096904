import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { findOrderability, LEAST_WORK } from '@tischlein/domain/orderability';

/** Whether guests at tables can order now. */
export const canServeTable = (period: DeliveryPeriod): boolean =>
  findOrderability({
    period,
    deliveryType: 'dineIn',
    isOffered: true,
    serveAt: null,
    work: LEAST_WORK,
    toMilliseconds: Date.parse,
  }).can === 'now';
