import type { ShopId } from '@tischlein/domain';

export interface LookTables {
  look_drafts: LookDraftRow;
}

/** The unsaved look of a shop that a member of staff works on; replaced by each change, deleted after a day. */
interface LookDraftRow {
  shop_id: ShopId;
  staff_id: string;
  version: string;
  /** LookDraft as JSON. */
  look: string;
  changed_at: string;
}
