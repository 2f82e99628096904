import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { RenderRequest } from '@tischlein/contract/render';
import { findLinkedItem } from './linked-item.ts';

/** The picture for link previews: of the dish or combo that the URL names, otherwise of the shop. */
export function sharePictureUrl(request: RenderRequest): string {
  const { origin, shop } = request;
  const item = findLinkedItem(request);
  const about = item ? ('slots' in item ? 'menue' : 'gericht') : 'laden';
  const params = { shop: shop.id, about, item: item?.id ?? shop.slug } as const;
  return `${origin}${buildAddress(calls.getSharePicture, { params })}`;
}
