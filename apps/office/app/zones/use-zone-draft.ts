import type { ShopConfig } from '@tischlein/domain/shop';
import { useEffect, useState } from 'react';
import type { Versioned } from '../api.ts';
import { formOf, type ZoneForm } from './zone-form.ts';

/** Zones as they are being changed, and the configuration that they were read with. */
export interface ZoneDraft {
  readonly saved: Versioned<ShopConfig>;
  readonly forms: readonly ZoneForm[];
}

// Who looks at another page of the office and comes back finds the zones as he left them.
const leftDrafts = new Map<string, ZoneDraft>();

/** What is being changed of a shop's zones: never lost by a look at another page, nor without a question by closing this one. */
export function useZoneDraft(shop: string) {
  const [draft, setDraft] = useState<ZoneDraft | null>(leftDrafts.get(shop) ?? null);
  const isChanged = draft !== null && hasChanged(draft);
  const keep = (next: ZoneDraft): void => {
    if (hasChanged(next)) leftDrafts.set(shop, next);
    else leftDrafts.delete(shop);
    setDraft(next);
  };
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  /** What was changed up to this moment, also since the page was drawn; undefined: nothing. */
  const changedByNow = (): ZoneDraft | undefined => leftDrafts.get(shop);
  return { draft, isChanged, keep, changedByNow };
}

/** The forms of zones that were just read. */
export const formsOf = ({ deliveryZones }: ShopConfig): readonly ZoneForm[] => deliveryZones.map(formOf);

const hasChanged = ({ saved, forms }: ZoneDraft): boolean =>
  JSON.stringify(forms) !== JSON.stringify(formsOf(saved.value));
