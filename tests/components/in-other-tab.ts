import { readStored, writeStored } from '../../apps/storefront/app/browser/storage.ts';

/** Another tab of this browser stores a value of a shop, and this one hears of it. */
export function inOtherTab(
  shopId: string,
  name: 'options' | 'cart' | 'ordered-cart',
  change: (stored: Readonly<Record<string, unknown>>) => unknown,
): void {
  const place = { area: 'local', shopId, name } as const;
  const stored = readStored(place);
  writeStored(place, change(typeof stored === 'object' && stored !== null ? { ...stored } : {}));
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
