import type { ShopVersions } from '@tischlein/contract/shop';
import type { Deps } from '../deps.ts';
import type { EventStream } from '../http/event-stream.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Raised by changes to the menu, stock and ratings, which guests see. */
export const getGuestMenuVersion = ({ menuVersion, stockVersion, ratingsVersion }: LoadedShop): number =>
  menuVersion + stockVersion + ratingsVersion;

const toShopVersions = (shop: LoadedShop): ShopVersions => ({
  period: shop.configVersion + shop.periodVersion,
  menu: getGuestMenuVersion(shop),
});

/** Sends the current versions if the page is behind, then each change. Returns the unsubscribe function. */
export function streamShop(
  { shops, events }: Pick<Deps, 'shops' | 'events'>,
  shop: LoadedShop,
  { after, stream }: { readonly after: number; readonly stream: EventStream },
): () => void {
  const { id } = shop;
  let sent = after;
  const send = (current: LoadedShop | null): void => {
    if (!current) return stream.close();
    const versions = toShopVersions(current);
    const sum = versions.period + versions.menu;
    if (sum === sent) return;
    sent = sum;
    void stream.send({ id: sum, event: 'shop', data: versions });
  };
  send(shop);
  return events.onShopChanged(id, () => {
    shops.shopByRef(id).then(send, () => stream.close());
  });
}
