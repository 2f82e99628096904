import { type ShopTime, laterBy, minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useEffect, useState } from 'react';
import type { ShopClient } from '@tischlein/contract/client';

const seconds = (count: number): number => count * 1000;
const minutes = (count: number): number => seconds(count * 60);

/** What is open and what time it is in the shop. */
export interface ShopClock {
  readonly period: DeliveryPeriod;
  readonly time: ShopTime;
}

/** Starts from the server's shop time and counts minutes; asks anew every five minutes and when the page comes back (S1 §4). */
export function useShopClock(first: DeliveryPeriod, api: ShopClient): ShopClock {
  const [known, setKnown] = useState({ period: first, passed: 0 });
  useEffect(() => {
    let since = performance.now();
    const refresh = async (): Promise<void> => {
      const answer = await api.deliveryPeriod();
      if (!answer.ok) return;
      since = performance.now();
      setKnown({ period: answer.value, passed: 0 });
    };
    const count = (): void => {
      const passed = Math.floor((performance.now() - since) / minutes(1));
      setKnown((before) => (before.passed === passed ? before : { ...before, passed }));
    };
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const counting = setInterval(count, seconds(5));
    const refreshing = setInterval(() => void refresh(), minutes(5));
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(counting);
      clearInterval(refreshing);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [api]);
  return { period: known.period, time: laterBy(timeOf(known.period), known.passed) };
}

export function timeOf(period: DeliveryPeriod): ShopTime {
  return { day: period.dayIndex, minute: minuteOfDayFrom(period.minOffset) };
}

/** The calendar date of an instant in the shop's zone, 'YYYY-MM-DD'; null is now. */
export function dateInShop(instant: string | null): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    instant === null ? new Date() : new Date(instant),
  );
}

/** The time of day of an instant in the shop's zone, '18:42'. */
export function timeInShop(instant: string): string {
  const parts = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('de-DE', parts).format(new Date(instant));
}
