import type { ShopId } from '@tischlein/domain';

/** A legal text that an order has accepted, as it was; never changed. */
export interface LegalTextRow {
  shop_id: ShopId;
  version: string;
  title: string;
  text: string;
}

/** What the words of a page quoted when it was saved; a page without quotes has an empty object. */
export interface LegalQuotesRow {
  shop_id: ShopId;
  page_id: string;
  /** TextQuotes as JSON. */
  quotes: string;
}
