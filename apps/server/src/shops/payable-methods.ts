import { isOnlineMethod, type PaymentMethod } from '@tischlein/domain/shop';
import type { LoadedShop } from './shop-directory.ts';

/** What can be paid with now. A draft takes test orders only, which are never paid online (decision 046). */
export function listPayableMethods({
  state,
  payments: { offered },
}: Pick<LoadedShop, 'state' | 'payments'>): readonly PaymentMethod[] {
  if (state !== 'draft') return offered;
  const offline = offered.filter((method) => !isOnlineMethod(method));
  return offline.length > 0 ? offline : ['offline'];
}
