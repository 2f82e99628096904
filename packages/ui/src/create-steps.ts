import { createCourse } from './create-course.ts';
import { hasSteps, type HistoryPort, readEntry } from './history-entry.ts';
import { newKey } from './new-key.ts';
import { createStore, type Watchable } from './store.ts';
import * as trails from './trail.ts';
import type { Place, Step, Trail } from './trail.ts';

/**
 * The one owner of the history. Callers say what they want and wait for nothing: `current` changes at once, the
 * history follows in turn.
 */
export interface Steps {
  readonly current: Watchable<Place>;
  /** Opens a dialog above all others; does nothing if it is open. */
  readonly open: (dialog: Omit<Step, 'kind'>) => void;
  readonly close: (key: string) => void;
  /** Leaves the page for another one of this document and closes its dialogs. */
  readonly goTo: (address: string) => void;
  /** Leaves the page for another one; 'back' leads to the page before. */
  readonly replaceBy: (address: string) => void;
  /** Changes the page's URL; 'back' does not undo it. */
  readonly correct: (address: string) => void;
  /** Runs an action once the history has followed, such as leaving the document. */
  readonly whenSettled: (action: () => void) => void;
}

export function createSteps(history: HistoryPort): Steps {
  const current = createStore<Place>({ address: '/', page: '', dialogs: [] });
  /** The browser's entry, with the dialogs that can be restored or are open. */
  const adopt = (wanted: Trail): Trail => {
    const isOpen = ({ key }: Step): boolean => wanted.some((step) => step.key === key);
    return readEntry(history).filter((step) => step.kind === 'page' || step.content !== null || isOpen(step));
  };
  const course = createCourse(history, { adopt, onWanted: (trail) => current.set(trails.toPlace(trail)) });
  const change = (next: (trail: Trail) => Trail): void => {
    // The office's router has written an entry since.
    if (!course.isSettling() && !hasSteps(history)) course.want(adopt);
    course.want(next);
  };
  course.want(adopt);
  return {
    current,
    open: (dialog) => change((trail) => trails.openDialog(trail, dialog)),
    close: (key) => change((trail) => trails.closeDialog(trail, key)),
    goTo: (address) => change((trail) => trails.leaveFor(trail, trails.createPage(newKey(), address))),
    replaceBy: (address) => change((trail) => trails.replacePage(trail, trails.createPage(newKey(), address))),
    correct: (address) => change((trail) => trails.correctAddress(trail, address)),
    whenSettled: course.whenSettled,
  };
}
