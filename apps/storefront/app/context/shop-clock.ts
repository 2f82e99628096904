import { type ShopTime, laterBy, minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useStore } from '@tischlein/ui/store';
import { useMemo } from 'react';
import type { PageSource } from './page-source.ts';

export interface ShopClock {
  readonly period: DeliveryPeriod;
  readonly time: ShopTime;
  /** The time was set in the developer mode. */
  readonly isManual?: boolean;
  /** Refreshes the delivery period. */
  readonly refresh: () => void;
}

/** The server's shop time, counted on in minutes (S1 §4 Shop time). */
export function useShopClock({ period: source, refresh }: PageSource, manual: ShopTime | null): ShopClock {
  const { period, passed } = useStore(source);
  // Memoized: a render with the same clock has to stop at the context.
  return useMemo(() => {
    const time = manual ?? laterBy(toShopTime(period), passed);
    return { period, time, isManual: manual !== null, refresh };
  }, [period, passed, manual, refresh]);
}

export function toShopTime(period: DeliveryPeriod): ShopTime {
  return { day: period.dayIndex, minute: minuteOfDayFrom(period.minOffset) };
}
