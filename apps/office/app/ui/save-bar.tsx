import { HOURS } from '@tischlein/wording/office';
import { useState } from 'react';
import type { Question } from '@tischlein/ui/save-over';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

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
}

/**
 * Saves or discards all changes of a page; asks which version counts if another person has saved. Shown while there is something to
 * save or to say; leaving the page asks first.
 */
export function SaveBar({ edited, saved }: SaveBarProps) {
  const { isChanged, isValid, isSaving, problem, question = null, save, discard } = edited;
  const [isSaved, setSaved] = useState(false);
  useLeaveGuard(isChanged ? { isValid, save, discard, sharedBelow: null } : null);
  // A conflict that needs no question is solved while saving.
  const text = (!isSaving && problem) || (isChanged ? HOURS.unsaved : isSaved ? saved : '');
  const isShown = isSaving || text !== '';
  const drop = (): void => {
    setSaved(false);
    discard();
    // The bar is about to go, with the focus.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <div className="save-bar" data-state={isShown ? 'shown' : undefined}>
      {/* There from the start, so that screen readers announce what it says. */}
      <p role="status">{text}</p>
      {isShown && (
        <>
          <button type="button" className="button button-quiet" disabled={!isChanged || isSaving} onClick={drop}>
            {HOURS.discard}
          </button>
          <button
            type="button"
            className="button button-main"
            disabled={!isSaving && (!isChanged || !isValid)}
            aria-disabled={isSaving}
            onClick={() => !isSaving && void save().then(setSaved)}
          >
            {HOURS.save}
          </button>
        </>
      )}
      <ConflictDialog question={question} />
    </div>
  );
}
