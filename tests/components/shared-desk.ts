import { onTestFinished } from 'vitest';
import { writeDeskShops } from '../../apps/office/app/values/desk-shops.ts';
import { openBranch } from './open-branch.ts';
import { openForGuests } from './open-for-guests.ts';
import { renderOfficeAt } from './render-office.tsx';
import type { ShopConfig } from '@tischlein/domain/shop';

/** Opens a desk of two branches, 'Tramonto Nord' and 'Tramonto Süd'; returns their ids. */
export async function openSharedDesk(config: Partial<ShopConfig> = {}): Promise<readonly [string, string]> {
  const [north, south] = [
    await openBranch({ config: { ...config, restaurantName: 'Tramonto Nord' } }),
    await openBranch({ config: { ...config, restaurantName: 'Tramonto Süd' } }),
  ];
  // Orders of a draft are tests, and told to no one.
  for (const shop of [north, south]) await openForGuests(shop);
  writeDeskShops([north, south]);
  onTestFinished(() => writeDeskShops([]));
  await renderOfficeAt(`/${north}`);
  return [north, south];
}
