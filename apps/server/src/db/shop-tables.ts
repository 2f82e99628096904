import type { LegalEntityId, ShopId } from '@tischlein/domain';
import type { ShopState } from '@tischlein/domain/shop';

/** A company; several shops can belong to one. It is never deleted, because receipts name it. */
export interface LegalEntityRow {
  entity_id: LegalEntityId;
  /** LegalEntity as JSON. */
  document: string;
}

export interface ShopRow {
  shop_id: ShopId;
  slug: string;
  domain: string | null;
  /** ShopConfig as JSON. */
  config: string;
  /** The last readable configuration before this one, whole. */
  previous_config: string | null;
  legal_entity_id: LegalEntityId | null;
  /** null: not decided yet (migration 0022). */
  state: ShopState | null;
}

/** Derived from the documents of these versions, which include those of the franchise (decision 063). */
interface DerivedRow {
  shop_id: ShopId;
  config_version: number;
  menu_version: number;
}

export interface ShopIndexRow extends DerivedRow {
  /** Rows of another format are derived anew. */
  format: number;
  /** StoredEntry as JSON. */
  entry: string;
}

export interface ShopExtractRow extends DerivedRow {
  /** SiteConfig as JSON. */
  site: string;
  /** The addresses of its pages for the site map, as JSON. */
  paths: string;
}
