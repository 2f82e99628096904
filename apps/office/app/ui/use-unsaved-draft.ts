import { useState } from 'react';

interface UnsavedDraftOptions<Draft> {
  /** The unsaved drafts of all shops; they survive a visit to another page of the office. */
  readonly drafts: Map<string, Draft>;
  readonly shop: string;
  readonly isChanged: (draft: Draft) => boolean;
}

/** The unsaved draft of a shop, null if there is none: kept when switching pages. Its save bar asks before the page is left. */
export function useUnsavedDraft<Draft>({ drafts, shop, isChanged: isDraftChanged }: UnsavedDraftOptions<Draft>) {
  const [unsaved, setUnsaved] = useState<Draft | null>(drafts.get(shop) ?? null);
  const isChanged = unsaved !== null;
  const saveDraft = (next: Draft | null): void => {
    if (next && isDraftChanged(next)) drafts.set(shop, next);
    else drafts.delete(shop);
    setUnsaved(drafts.get(shop) ?? null);
  };
  /** The latest edits, including those made since the last render; undefined: none. */
  const readChangedDraft = (): Draft | undefined => drafts.get(shop);
  return { unsaved, isChanged, saveDraft, readChangedDraft };
}
