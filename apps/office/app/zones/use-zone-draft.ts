import type { ShopConfig } from '@tischlein/domain/shop';
import type { Versioned } from '../api/versioned.ts';
import { useUnsavedDraft } from '../ui/use-unsaved-draft.ts';
import { toForm, type ZoneForm } from './zone-form.ts';

/** Edited zones and the configuration they are based on. */
export interface ZoneDraft {
  readonly saved: Versioned<ShopConfig>;
  readonly forms: readonly ZoneForm[];
}

const unsavedDrafts = new Map<string, ZoneDraft>();

/** The unsaved zones of a shop. */
export const useZoneDraft = (shop: string) =>
  useUnsavedDraft({ drafts: unsavedDrafts, shop, isChanged: isDraftChanged });

export const toForms = ({ deliveryZones }: ShopConfig): readonly ZoneForm[] => deliveryZones.map(toForm);

const isDraftChanged = ({ saved, forms }: ZoneDraft): boolean =>
  JSON.stringify(forms) !== JSON.stringify(toForms(saved.value));
