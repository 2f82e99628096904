import type { Answer } from '@tischlein/ui/answer';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import type { Versioned } from '../api/versioned.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useConflict } from '../ui/use-conflict.ts';
import { useUnsavedDraft } from '../ui/use-unsaved-draft.ts';

interface DraftOptions<Value, Draft> {
  readonly key: string;
  readonly read: () => Promise<Answer<Versioned<Value>>>;
  readonly write: (saved: Versioned<Value>, draft: Draft) => Promise<Answer<Versioned<Value>>>;
  /** The document with the edits. */
  readonly apply: (saved: Value, draft: Draft) => Value;
  /** The document in words, to compare versions. */
  readonly describe: (value: Value) => readonly Fact[];
  readonly onSaved?: () => void;
  /** The unsaved drafts of all shops, which survive a visit to another page; absent: leaving the page drops them. */
  readonly drafts?: Map<string, Draft>;
}

/** A document that is loaded once, edited locally and saved as a whole. */
export function useDraft<Value, Draft>(options: DraftOptions<Value, Draft>) {
  const { key, read, onSaved, drafts } = options;
  const remote = useRemote<Versioned<Value>>({ key, read });
  const { unsaved: draft, saveDraft: setDraft } = useKeptDraft(key, drafts);
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const saved = remote.value;
  const discard = (): void => {
    setDraft(null);
    // Another person may have saved.
    void remote.read();
  };
  const save = async (): Promise<boolean> => {
    if (saved === undefined || draft === null) return false;
    const send = (base: Versioned<Value>) => remote.write(() => options.write(base, draft), takeAnswer);
    const { code } = await saveOrAsk({ base: saved, read, send, ...describeVersions(options, draft) });
    if (code === 'dropped') discard();
    if (code !== 'saved') return false;
    setDraft(null);
    onSaved?.();
    return true;
  };
  return {
    /** null until loaded. */
    saved: saved?.value ?? null,
    /** null: not edited. */
    draft,
    isChanged: draft !== null,
    isSaving,
    /** Error message of the last call; empty: none. */
    problem: remote.refusal || remote.problem,
    question,
    change: setDraft,
    save,
    /** Reads again and keeps the edits. */
    reload: () => void remote.read(),
    discard,
  };
}

const describeVersions = <Value, Draft>({ apply, describe }: DraftOptions<Value, Draft>, draft: Draft) => ({
  describe: ({ value }: Versioned<Value>) => describe(value),
  describeMine: ({ value }: Versioned<Value>) => describe(apply(value, draft)),
});

function useKeptDraft<Draft>(key: string, drafts: Map<string, Draft> | undefined) {
  const [ownDrafts] = useState(() => new Map<string, Draft>());
  return useUnsavedDraft<Draft>({ drafts: drafts ?? ownDrafts, shop: key, isChanged: () => true });
}
