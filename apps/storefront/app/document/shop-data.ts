import type { CodeLink, LinkedReservation, OrderInfo, Receipt } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { ShopView } from '../shop/shop-view.ts';

/**
 * The data of a page without the menu, which its code fetches. It is the same for every guest, so rendered pages can be
 * cached.
 */
export interface ShopData {
  readonly shop: ShopView;
  readonly period: DeliveryPeriod;
  /** The page's code fetches the menu of this version or a later one. */
  readonly menuVersion: number;
  /** Text of the static page shown. */
  readonly pageHtml: string | null;
  readonly order: OrderInfo | null;
  readonly receipt: Receipt | null;
  /** The address of the link that led here; such a page is not cached. */
  readonly unsubscribe?: { readonly email: string; readonly isDone: boolean };
  /** What the code of the link that led here is for; such a page is not cached. */
  readonly codeLink?: CodeLink | null;
  /** What the link that led here shows; null: the link is not valid. Such a page is not cached. */
  readonly reservation?: LinkedReservation | null;
  /** Of an archived shop, whose menu cannot be fetched. */
  readonly menu?: MenuDocument;
}
