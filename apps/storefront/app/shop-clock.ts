import { type ShopTime, laterBy, minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useEffect, useRef, useState } from 'react';
import type { FollowedShop, PeriodFollower } from './follow-period.ts';

/** What is open and what time it is in the shop. */
export interface ShopClock {
  readonly period: DeliveryPeriod;
  readonly time: ShopTime;
  /** The time was set by hand in the developer mode. */
  readonly isManual?: boolean;
  /** Asks the server anew. */
  readonly refresh: () => void;
}

/** Starts from the server's shop time and counts minutes; asks anew every five minutes and whenever something may have changed (S1 §4). */
export function useShopClock(
  first: DeliveryPeriod,
  { api, shopId, menuVersion, onMenuChanged }: FollowedShop,
): ShopClock {
  const [known, setKnown] = useState({ period: first, passed: 0 });
  const follower = useRef<PeriodFollower | null>(null);
  useEffect(() => {
    let isGone = false;
    // Nothing of it is needed before the page stands.
    const follow = async (): Promise<void> => {
      const { followPeriod } = await import('./follow-period.ts');
      if (!isGone) follower.current = followPeriod(first, { api, shopId, menuVersion, onMenuChanged }, setKnown);
    };
    // Without it the page shows what it came with.
    follow().catch(() => {});
    return () => {
      isGone = true;
      follower.current?.stop();
    };
  }, [first, api, shopId, menuVersion, onMenuChanged]);
  return {
    period: known.period,
    time: laterBy(toShopTime(known.period), known.passed),
    refresh: () => follower.current?.refresh(),
  };
}

export function toShopTime(period: DeliveryPeriod): ShopTime {
  return { day: period.dayIndex, minute: minuteOfDayFrom(period.minOffset) };
}
