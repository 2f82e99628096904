import type { ShopConfig } from '@tischlein/domain/shop';
import { useEffect, useState } from 'react';
import type { Versioned } from '../api.ts';
import { toForm, type ZoneForm } from './zone-form.ts';

/** Zones as they are being changed, and the configuration that they were read with. */
export interface ZoneDraft {
  readonly saved: Versioned<ShopConfig>;
  readonly forms: readonly ZoneForm[];
}

// Who looks at another page of the office and comes back finds the zones as he left them.
const unsavedDrafts = new Map<string, ZoneDraft>();

/** What is being changed of a shop's zones: never lost by a look at another page, nor without a question by closing this one. */
export function useZoneDraft(shop: string) {
  const [draft, setDraft] = useState<ZoneDraft | null>(unsavedDrafts.get(shop) ?? null);
  const isChanged = draft !== null && isDraftChanged(draft);
  const saveDraft = (next: ZoneDraft): void => {
    if (isDraftChanged(next)) unsavedDrafts.set(shop, next);
    else unsavedDrafts.delete(shop);
    setDraft(next);
  };
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  /** What was changed up to this moment, also since the page was drawn; undefined: nothing. */
  const readChangedDraft = (): ZoneDraft | undefined => unsavedDrafts.get(shop);
  return { draft, isChanged, saveDraft, readChangedDraft };
}

/** The forms of zones that were just read. */
export const toForms = ({ deliveryZones }: ShopConfig): readonly ZoneForm[] => deliveryZones.map(toForm);

const isDraftChanged = ({ saved, forms }: ZoneDraft): boolean =>
  JSON.stringify(forms) !== JSON.stringify(toForms(saved.value));
