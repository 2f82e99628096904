import type { ShopDay, ShopId } from '@tischlein/domain';

export interface VisitTables {
  visits: VisitRow;
  page_counts: PageCountRow;
}

/** A page view of a guest who has consented. Holds random ids and words of a closed set, no personal data. */
export interface VisitRow {
  shop_id: ShopId;
  visit_id: string;
  user_id: string;
  session_id: string;
  page: string;
  visit_count: number;
  device: 'phone' | 'desktop';
  design: 'light' | 'dark';
  has_account: 0 | 1;
  has_order: 0 | 1;
  /** Origin of another website; '' for none. */
  referrer: string;
  started_at: string;
  /** The last heartbeat. */
  seen_at: string;
}

/** Views of a page on a day, of all guests, without any id. */
export interface PageCountRow {
  shop_id: ShopId;
  day: ShopDay;
  page: string;
  views: number;
}
