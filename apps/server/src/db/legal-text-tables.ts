import type { ShopId } from '@tischlein/domain';

/** A legal text that an order has accepted, as it was; never changed. */
export interface LegalTextRow {
  shop_id: ShopId;
  version: string;
  title: string;
  text: string;
}
