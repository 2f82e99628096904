import type { Deps } from '../deps.ts';
import { createLinkToken } from '../link-token.ts';
import type { StoredChange } from '../orders/order-changes.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';

export const toChangeSubject = ({ shop_id: shopId, change_id: id, proposed_at: requestedAt }: StoredChange) =>
  ({ purpose: 'orderChange', shopId, id, requestedAt }) as const;

/** The page of an order with its proposed change. The token is in the fragment, which reaches no server and no log. */
export const toChangeLink = (
  { secretKey, publicUrl }: Pick<Deps, 'secretKey' | 'publicUrl'>,
  { config }: Pick<LoadedShop, 'config'>,
  change: StoredChange,
): string =>
  `${toShopUrl(publicUrl, config)}/checkout/success/${change.order_id}#aenderung=${createLinkToken(toChangeSubject(change), secretKey)}`;
