import { type ShopTime, laterBy, minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useStore } from '@tischlein/ui/store';
import { useDeferredValue, useMemo } from 'react';
import type { PageSource } from './page-source.ts';

export interface ShopClock {
  readonly period: DeliveryPeriod;
  readonly time: ShopTime;
  /** The time was set in the developer mode. */
  readonly isManual?: boolean;
  /** Refreshes the delivery period. */
  readonly refresh: () => void;
}

/**
 * The server's shop time, counted on in minutes (S1 §4 Shop time). A new minute is deferred: it renders every menu row
 * again, which must not block typing or scrolling.
 */
export function useShopClock(
  { period: source, refresh }: Pick<PageSource, 'period' | 'refresh'>,
  manual: ShopTime | null,
): ShopClock {
  const { period, passed, askedAt } = useStore(source);
  // Memoized: a render with the same clock has to stop at the context.
  const latest = useMemo(() => {
    const time = manual ?? laterBy(toShopTime(period), passed);
    return { askedAt, manual, clock: { period, time, isManual: manual !== null, refresh } };
  }, [period, passed, askedAt, manual, refresh]);
  const deferred = useDeferredValue(latest);
  const isMinuteOnly = deferred.askedAt === askedAt && deferred.manual === manual;
  return (isMinuteOnly ? deferred : latest).clock;
}

export function toShopTime(period: DeliveryPeriod): ShopTime {
  return { day: period.dayIndex, minute: minuteOfDayFrom(period.minOffset) };
}
