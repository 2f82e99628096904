import type { ShopConfig } from '@tischlein/domain/shop';
import { useEffect, useState } from 'react';
import type { Versioned } from '../api/versioned.ts';
import { toForm, type ZoneForm } from './zone-form.ts';

/** Edited zones and the configuration they are based on. */
export interface ZoneDraft {
  readonly saved: Versioned<ShopConfig>;
  readonly forms: readonly ZoneForm[];
}

// Unsaved zones survive a visit to another page of the office.
const unsavedDrafts = new Map<string, ZoneDraft>();

/** The unsaved zones of a shop, null if there are none: kept when switching pages; closing the tab asks first. */
export function useZoneDraft(shop: string) {
  const [unsaved, setUnsaved] = useState<ZoneDraft | null>(unsavedDrafts.get(shop) ?? null);
  const isChanged = unsaved !== null;
  const saveDraft = (next: ZoneDraft | null): void => {
    if (next && isDraftChanged(next)) unsavedDrafts.set(shop, next);
    else unsavedDrafts.delete(shop);
    setUnsaved(unsavedDrafts.get(shop) ?? null);
  };
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  /** The latest edits, including those made since the last render; undefined: none. */
  const readChangedDraft = (): ZoneDraft | undefined => unsavedDrafts.get(shop);
  return { unsaved, isChanged, saveDraft, readChangedDraft };
}

export const toForms = ({ deliveryZones }: ShopConfig): readonly ZoneForm[] => deliveryZones.map(toForm);

const isDraftChanged = ({ saved, forms }: ZoneDraft): boolean =>
  JSON.stringify(forms) !== JSON.stringify(toForms(saved.value));
