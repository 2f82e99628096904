import type { Answer } from '@tischlein/ui/answer';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';

interface DraftOptions<Saved, Draft> {
  readonly key: string;
  readonly read: () => Promise<Answer<Saved>>;
  readonly write: (saved: Saved, draft: Draft) => Promise<Answer<Saved>>;
  readonly onSaved: () => void;
}

/** A document that is loaded once, edited locally and saved as a whole. */
export function useDraft<Saved, Draft>({ key, read, write, onSaved }: DraftOptions<Saved, Draft>) {
  const remote = useRemote<Saved>({ key, read });
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saved = remote.value;
  const save = async (): Promise<boolean> => {
    if (saved === undefined || draft === null) return false;
    setSaving(true);
    const answer = await remote.write(() => write(saved, draft), takeAnswer);
    setSaving(false);
    if (!answer.ok) return false;
    setDraft(null);
    onSaved();
    return true;
  };
  return {
    /** null until loaded. */
    saved: saved ?? null,
    /** null: not edited. */
    draft,
    isChanged: draft !== null,
    isSaving,
    /** Error message of the last call; empty: none. */
    problem: remote.refusal || remote.problem,
    change: setDraft,
    save,
    /** Reads again and keeps the edits. */
    reload: () => void remote.read(),
    discard: () => {
      setDraft(null);
      // Another person may have saved.
      void remote.read();
    },
  };
}
