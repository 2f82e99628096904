import { HOURS } from '@tischlein/wording/office';
import { useState } from 'react';
import type { Question } from '@tischlein/ui/save-over';
import { ConflictDialog } from './conflict-dialog.tsx';
import { focusHeading } from './focus-heading.ts';
import { goToFault, hasRefusedText } from './go-to-fault.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface Edited {
  readonly isChanged: boolean;
  /** If not, fields of the page say why. */
  readonly isValid: boolean;
  /** What to mend where no field shows it. */
  readonly missing?: string;
  readonly isSaving: boolean;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly question?: Question | null;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

interface SaveBarProps {
  readonly edited: Edited;
  /** Message after saving. */
  readonly saved: string;
}

/** A text that its field does not take is no part of the edited values: it is said until the next press. */
const NO_FAULT = { text: '', isRefused: false };

/**
 * Saves or discards all changes of a page; asks which version counts if another person has saved. A page has one. Shown while there is
 * something to save or to say; leaving the page asks first.
 */
export function SaveBar({ edited, saved }: SaveBarProps) {
  const { isChanged, isValid, missing = '', isSaving, problem, question = null, discard } = edited;
  const [isSaved, setSaved] = useState(false);
  const [fault, setFault] = useState(NO_FAULT);
  const save = async (): Promise<boolean> => {
    const isRefused = hasRefusedText();
    const isPossible = isValid && !isRefused;
    setFault(isPossible ? NO_FAULT : { text: HOURS.faulty(goToFault() || missing), isRefused });
    const done = isPossible && (await edited.save());
    setSaved(done);
    if (done) focusHeading('.save-bar');
    return done;
  };
  useLeaveGuard(isChanged ? { save, discard, sharedBelow: null } : null);
  // A conflict that needs no question is solved while saving.
  const unsaved = ((!isValid || fault.isRefused) && fault.text) || HOURS.unsaved;
  const text = (!isSaving && problem) || (isChanged ? unsaved : isSaved ? saved : '');
  const hasButtons = isChanged || isSaving;
  const drop = (): void => {
    setSaved(false);
    setFault(NO_FAULT);
    discard();
    focusHeading('.save-bar');
  };
  return (
    <div className="save-bar" data-state={hasButtons || text !== '' ? 'shown' : undefined}>
      {/* There from the start, so that screen readers announce what it says. */}
      <p role="status">{text}</p>
      {hasButtons && (
        <>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isSaving}
            onClick={() => isSaving || drop()}
          >
            {HOURS.discard}
          </button>
          <button
            type="button"
            className="button button-main"
            aria-disabled={isSaving}
            onClick={() => isSaving || void save()}
          >
            {HOURS.save}
          </button>
        </>
      )}
      <ConflictDialog question={question} />
    </div>
  );
}
