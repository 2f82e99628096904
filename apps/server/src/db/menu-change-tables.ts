import type { ShopId } from '@tischlein/domain';
import type { MenuChangeCause } from '@tischlein/contract/office';

/** One saved change of a menu. */
export interface MenuChangeRow {
  shop_id: ShopId;
  /** Counted up in each shop. */
  change_number: number;
  changed_at: string;
  changed_by: string;
  cause: MenuChangeCause;
  /** ChangeSummary[] as JSON. */
  summary: string;
  /** MenuDocument as gzipped JSON. */
  menu_before: Uint8Array;
  /** Difference to the menu after it, as gzipped JSON. */
  difference: Uint8Array;
}
