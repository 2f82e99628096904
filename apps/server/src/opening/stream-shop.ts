import type { ShopVersions } from '@tischlein/contract/shop';
import type { Deps } from '../deps.ts';
import type { EventStream } from '../http/event-stream.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Rises with what guests see of the menu: the menu itself and what is out of stock. */
export const guestMenuVersion = ({ menuVersion, stockVersion }: LoadedShop): number => menuVersion + stockVersion;

/** Which state of the shop a page has to have. */
const shopVersionsOf = (shop: LoadedShop): ShopVersions => ({
  period: shop.configVersion + shop.periodVersion,
  menu: guestMenuVersion(shop),
});

/** Tells a page at once where it is behind, then of each change of the shop. Returns how to stop. */
export function streamShop(
  { shops, events }: Pick<Deps, 'shops' | 'events'>,
  shop: LoadedShop,
  { after, stream }: { readonly after: number; readonly stream: EventStream },
): () => void {
  let sent = after;
  const send = (): void => {
    const current = shops.shopByRef(shop.id);
    if (!current) return stream.close();
    const versions = shopVersionsOf(current);
    const sum = versions.period + versions.menu;
    if (sum === sent) return;
    sent = sum;
    stream.send({ id: sum, event: 'shop', data: versions });
  };
  send();
  return events.onShopChanged(shop.id, send);
}
