import { HOURS } from '@tischlein/wording/office';
import { useState } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import type { Question } from './use-conflict.ts';

interface SaveBarProps {
  readonly edited: {
    readonly isChanged: boolean;
    readonly isValid: boolean;
    readonly isSaving: boolean;
    /** Error message of the last save; empty: none. */
    readonly problem: string;
    readonly question?: Question | null;
    readonly save: () => Promise<boolean>;
    readonly discard: () => void;
  };
  /** Message after saving. */
  readonly saved: string;
  /** Start of the addresses that share the draft, so that going there does not ask: '/karte'. */
  readonly sharedBelow?: string;
}

/** Saves or discards all changes of a page; asks which version counts if another person has saved. Leaving the page asks first. */
export function SaveBar({ edited, saved, sharedBelow }: SaveBarProps) {
  const { isChanged, isValid, isSaving, problem, question = null, save, discard } = edited;
  const [isSaved, setSaved] = useState(false);
  useLeaveGuard(isChanged ? { isValid, save, discard, sharedBelow: sharedBelow ?? null } : null);
  return (
    <div className="save-bar" data-state={isChanged ? 'changed' : undefined}>
      {/* A conflict that needs no question is solved while saving. */}
      <p role="status">{(!isSaving && problem) || (isChanged ? HOURS.unsaved : isSaved ? saved : '')}</p>
      <button type="button" className="button button-quiet" disabled={!isChanged} onClick={discard}>
        {HOURS.discard}
      </button>
      <button
        type="button"
        className="button button-main"
        disabled={!isChanged || !isValid}
        aria-disabled={isSaving}
        onClick={() => !isSaving && void save().then(setSaved)}
      >
        {HOURS.save}
      </button>
      <ConflictDialog question={question} />
    </div>
  );
}
