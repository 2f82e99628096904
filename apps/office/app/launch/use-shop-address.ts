import type { ShopConfig } from '@tischlein/domain/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { readConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import type { ShopOffice } from '../frame/office-context.ts';

/** Where guests find a shop: its own domain, else its address here; null until it is known. */
export function useShopAddress({ id, slug }: ShopOffice['shop']): string | null {
  const { value } = useRemote<Versioned<ShopConfig>>({ key: `address ${id}`, read: () => readConfig(id) });
  if (!value) return null;
  const { domain } = value.value;
  return domain ? `https://${domain}/` : `${location.origin}/f=${slug}/`;
}
