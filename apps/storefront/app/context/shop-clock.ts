import { type ShopTime, laterBy, minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useFromClock } from '@tischlein/ui/clock';
import { useStore } from '@tischlein/ui/store';
import { useMemo } from 'react';
import type { PageSource } from './page-source.ts';

const MINUTE_MS = 60_000;

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
  const { period, askedAt } = useStore(source);
  const passed = useFromClock((now) => Math.max(0, Math.floor((now - askedAt) / MINUTE_MS)));
  // Memoized: a render with the same clock has to stop at the context.
  return useMemo(() => {
    const time = manual ?? laterBy(toShopTime(period), passed);
    return { period: countDownToOpening(period, passed), time, isManual: manual !== null, refresh };
  }, [period, passed, manual, refresh]);
}

export function toShopTime(period: DeliveryPeriod): ShopTime {
  return { day: period.dayIndex, minute: minuteOfDayFrom(period.minOffset) };
}

/** Counts down to the opening, but never opens the shop: only the server decides that. */
function countDownToOpening(period: DeliveryPeriod, passed: number): DeliveryPeriod {
  if (passed === 0 || period.openInMinutes === null) return period;
  return { ...period, openInMinutes: Math.max(1, period.openInMinutes - passed) };
}
