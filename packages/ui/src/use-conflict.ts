import { useState } from 'react';
import { type Change, createAsk, type Question, saveOver } from './save-over.ts';

/** Saves a single change of what several people may change: one switch, one confirmation. */
export function useConflict() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async <Saved, Answered>(change: Change<Saved, Answered>) => {
    setSaving(true);
    const outcome = await saveOver(change, createAsk(setQuestion));
    setSaving(false);
    return outcome;
  };
  return { question, isSaving, save };
}
