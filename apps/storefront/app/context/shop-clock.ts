import { type ShopTime, laterBy, minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useEffect, useRef, useState } from 'react';
import type { FollowedShop, PeriodFollower } from './follow-period.ts';

export interface ShopClock {
  readonly period: DeliveryPeriod;
  readonly time: ShopTime;
  /** The time was set in the developer mode. */
  readonly isManual?: boolean;
  /** Refreshes the delivery period. */
  readonly refresh: () => void;
}

/**
 * Starts from the server's shop time, counts minutes, and refreshes every five minutes (S1 §4 Shop time) and when
 * something may have changed.
 */
export function useShopClock(first: DeliveryPeriod, { shopId, menuVersion, onMenuChanged }: FollowedShop): ShopClock {
  const [known, setKnown] = useState({ period: first, passed: 0 });
  const follower = useRef<PeriodFollower | null>(null);
  useEffect(() => {
    let isGone = false;
    // Loaded lazily: the first render does not need it.
    const follow = async (): Promise<void> => {
      const { followPeriod } = await import('./follow-period.ts');
      if (!isGone) follower.current = followPeriod(first, { shopId, menuVersion, onMenuChanged }, setKnown);
    };
    // If it cannot be loaded, the page keeps its initial state.
    follow().catch(() => {});
    return () => {
      isGone = true;
      follower.current?.stop();
    };
  }, [first, shopId, menuVersion, onMenuChanged]);
  return {
    period: known.period,
    time: laterBy(toShopTime(known.period), known.passed),
    refresh: () => follower.current?.refresh(),
  };
}

export function toShopTime(period: DeliveryPeriod): ShopTime {
  return { day: period.dayIndex, minute: minuteOfDayFrom(period.minOffset) };
}
