import type { EditorProblem } from '@tischlein/domain/menu-editing';
import { EDITOR, editorProblem, FIELD_ANCHORS, GUEST_VIEW } from '@tischlein/wording/office';
import { Dialog } from '@tischlein/ui/dialog';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { Icon } from '../ui/icon.tsx';
import { type ReactNode, useId, useState } from 'react';
import { MenuConflictDialog } from '../menu/menu-conflict-dialog.tsx';
import type { EditedMenu } from '../menu/use-menu.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { goToFault } from '../ui/go-to-fault.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { goToBlock } from './go-to-block.ts';
import '../styles/menu-dialogs.css';

interface EditorBarProps {
  readonly edited: EditedMenu;
  /** What keeps the menu from being saved. */
  readonly problems: readonly EditorProblem[];
  /** Names of inputs whose text is no value. */
  readonly unreadable: readonly string[];
  readonly preview: ReactNode;
}

// More would push the buttons out of a phone's screen.
const MOST_CHANGES = 2;

/** Names the changes and the problems; undoes, discards and saves all of it. */
export function EditorBar({ edited, problems, unreadable, preview }: EditorBarProps) {
  const say = useSavedWords();
  const { isChanged, changes, isSaving, problem, undo, save, discard, question } = edited;
  const [isSaved, setSaved] = useState(false);
  const isHindered = problems.length + unreadable.length > 0;
  const saveOrGo = async (): Promise<boolean> => {
    const done = isHindered ? goToProblem(problems) : await save();
    setSaved(done);
    if (done) focusHeading('.editor-bar');
    return done;
  };
  useLeaveGuard(isChanged ? { save: saveOrGo, discard, sharedBelow: '/karte' } : null);
  const takeBack = (): void => {
    undo();
    if (changes.length === 1) focusHeading('.editor-bar');
  };
  const drop = (): void => {
    discard();
    focusHeading('.editor-bar');
  };
  const shown = changes.slice(-MOST_CHANGES).toReversed();
  return (
    <div className="bottom-bar editor-bar" data-state={isChanged ? 'changed' : isSaved || problem ? 'told' : undefined}>
      <div className="editor-bar-text" role="status">
        {isChanged && <strong>{EDITOR.changes(changes.length)}</strong>}
        {isChanged && (
          <small>
            {shown.join(', ')}
            {changes.length > shown.length && ` ${EDITOR.moreChanges(changes.length - shown.length)}`}
          </small>
        )}
        {!isChanged && isSaved && <strong>{say(EDITOR.saved)}</strong>}
        {!isSaving && problem && <span className="bad">{problem}</span>}
      </div>
      {isHindered && <Hindrances problems={problems} unreadable={unreadable} />}
      <div className="row editor-bar-buttons">
        {preview && <PreviewButton>{preview}</PreviewButton>}
        <button type="button" className="button button-quiet" hidden={!isChanged} onClick={takeBack}>
          <Icon name="undo" />
          <span>{EDITOR.undo}</span>
        </button>
        <button type="button" className="button button-line" hidden={!isChanged} onClick={drop}>
          {EDITOR.discard}
        </button>
        <button
          type="button"
          className="button button-main"
          hidden={!isChanged}
          aria-disabled={isSaving}
          onClick={() => !isSaving && void saveOrGo()}
        >
          {EDITOR.save}
        </button>
      </div>
      <MenuConflictDialog question={question} />
    </div>
  );
}

/** Leads to the first field that is wrong; the bar lists them all. */
function goToProblem([first]: readonly EditorProblem[]): false {
  if (goToFault() === '' && first) goToBlock(FIELD_ANCHORS[first.field]);
  return false;
}

/** What has to be mended first, with links to it. */
function Hindrances({ problems, unreadable }: Pick<EditorBarProps, 'problems' | 'unreadable'>) {
  return (
    <div className="editor-hindrances" role="alert">
      <strong>{EDITOR.toFix(problems.length + unreadable.length)}</strong> {EDITOR.toFixHelp}
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.reference}`}>
            <button type="button" className="link-button" onClick={() => goToBlock(FIELD_ANCHORS[problem.field])}>
              {editorProblem(problem)}
            </button>
          </li>
        ))}
        {unreadable.map((field) => (
          <li key={field}>{EDITOR.unreadable(field)}</li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone the preview is a sheet. */
function PreviewButton({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <button type="button" className="button button-line editor-preview-button" onClick={() => setOpen(true)}>
        {GUEST_VIEW.show}
      </button>
      {isOpen && (
        <Dialog titleId={titleId} kind="editor-sheet" onClosed={() => setOpen(false)}>
          <h2 id={titleId} className="visually-hidden">
            {GUEST_VIEW.title}
          </h2>
          {children}
        </Dialog>
      )}
    </>
  );
}
