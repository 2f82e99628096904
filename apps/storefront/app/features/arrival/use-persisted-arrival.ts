import { countDialogsInHistory } from '@tischlein/ui/open-dialogs';
import { useEffect } from 'react';
import type { Arrival } from '../../guest/arrival.ts';
import { readFields } from '../../browser/read-fields.ts';
import { useShop } from '../../context/shop-context.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

/** Restores pending arrival notices after a reload. */
export function usePersistedArrival(): void {
  const { shop, guest } = useShop();
  useEffect(() => {
    const place = { area: 'session', shopId: shop.id, name: 'arrival' } as const;
    const { get, set, subscribe } = guest.arrival;
    if (get() === null && countDialogsInHistory() > 0) set(readArrival(readStored(place)));
    const keep = (): void => writeStored(place, get());
    keep();
    return subscribe(keep);
  }, [shop.id, guest]);
}

/** Reads an arrival from storage; null if it is malformed. */
function readArrival(value: unknown): Arrival | null {
  const { from, problems, selectedDish, isAllClosed } = readFields(value);
  if (from !== 'branch' && from !== 'order') return null;
  return {
    from,
    problems: Array.isArray(problems) ? problems.map(String) : [],
    selectedDish: typeof selectedDish === 'string' ? selectedDish : null,
    isAllClosed: isAllClosed === true,
  };
}
