import type { ShopId } from '@tischlein/domain';
import type { DeclaredItem } from '@tischlein/domain/menu';

/** A merchant's confirmation; kept for as long as the shop. */
export interface DeclarationConfirmationRow {
  shop_id: ShopId;
  kind: DeclaredItem['kind'];
  item_id: string;
  confirmed_at: string;
  /** E-mail address of the member of staff. */
  confirmed_by: string;
  /** As it was then. */
  name: string;
  /** What was declared with it, as JSON. */
  declarations: string;
}
