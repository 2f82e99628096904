import { readFields } from '../../browser/read-fields.ts';
import { readStored } from '../../browser/storage.ts';
import { contactPlace } from '../../guest/remembered-address.ts';

/**
 * Whether this is a later visit. Known from what ordering has left on the device; a counter of visits would need consent
 * itself. Loading the page again, or coming from another page of the shop, is no later visit.
 */
export function isReturning(shopId: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isArriving = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
  const comesFromHere = URL.parse(document.referrer)?.origin === location.origin;
  return isArriving && !comesFromHere && hasOrderedHere(shopId);
}

const hasOrderedHere = (shopId: string): boolean =>
  [{ area: 'local', shopId, name: 'options' } as const, contactPlace(shopId)].some(
    (place) => Object.keys(readFields(readStored(place))).length > 0,
  );
