import type { MenuDocument } from '@tischlein/domain/menu';
import { listMenuChanges, summarizeChanges } from '@tischlein/domain/menu-editing';
import { announce } from '@tischlein/ui/announce';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { showToast } from '@tischlein/ui/toasts';
import { describeMenuChange, MENU_SAVING, summaryText } from '@tischlein/wording/office';
import { useDeferredValue, useState } from 'react';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuConflictDialog } from './menu-conflict-dialog.tsx';
import type { EditedMenu } from './use-menu.ts';

const NAMED = 3;

interface MenuSaveBarProps {
  readonly edited: EditedMenu;
  /** Message after saving. */
  readonly saved?: string;
}

/** Names what has changed; undoes, discards and saves it. */
export function MenuSaveBar({ edited, saved }: MenuSaveBarProps) {
  const say = useSavedWords();
  const { isChanged, isSaving, problem, question, undo, save, discard } = edited;
  const [isDiscarding, setDiscarding] = useState(false);
  // Comparing the menus takes 5 ms on a slow tablet, so the bar follows what was typed.
  const changed = useDeferredValue(isChanged ? edited.menu : null, null);
  const { title, details } = describeEdits(edited.saved, changed);
  const saveAndTell = async (): Promise<void> => {
    if (!isSaving && (await save())) showToast({ icon: 'check', text: saved ?? say(MENU_SAVING.saved) });
  };
  return (
    <>
      {/* Mounted from the start: the first edit only fills it, which takes half the time. */}
      <section className="bottom-bar menu-save-bar" aria-label={MENU_SAVING.bar} hidden={!changed && !problem}>
        <div role="status">
          <strong>{title}</strong>
          <small>{details}</small>
          {!isSaving && problem && <span className="bad">{problem}</span>}
        </div>
        <button
          type="button"
          className="button button-quiet"
          hidden={!isChanged}
          onClick={() => {
            undo();
            announce(MENU_SAVING.undone);
          }}
        >
          <Icon name="undo" />
          <span>{MENU_SAVING.undo}</span>
        </button>
        <button type="button" className="button button-line" onClick={() => setDiscarding(true)}>
          {MENU_SAVING.discard}
        </button>
        <button
          type="button"
          className="button button-main"
          hidden={!isChanged}
          aria-disabled={isSaving}
          onClick={() => void saveAndTell()}
        >
          {MENU_SAVING.save}
        </button>
      </section>
      {isDiscarding && (
        <ConfirmDialog
          title={MENU_SAVING.discardTitle}
          texts={[MENU_SAVING.discardText]}
          confirm={MENU_SAVING.discard}
          cancel={MENU_SAVING.keepEditing}
          mainAnswer="cancel"
          onConfirm={discard}
          onClosed={() => setDiscarding(false)}
        />
      )}
      <MenuConflictDialog question={question} />
    </>
  );
}

/** '1 Preis geändert' with 'Quattro formaggi, 26 cm: 10,90 € → 11,20 €', or what else has changed. */
function describeEdits(
  saved: MenuDocument | null,
  menu: MenuDocument | null,
): { readonly title: string; readonly details: string } {
  if (!saved || !menu) return { title: '', details: '' };
  const changes = listMenuChanges(saved, menu);
  const summaries = summarizeChanges(changes);
  const title = summaries.map(summaryText).join(', ');
  const names = [...new Set(summaries.flatMap((summary) => summary.names))];
  const [first] = changes;
  if (first?.kind === 'changed' && summaries.length === 1 && summaries[0]?.count === 1) {
    const { name, field, before, after } = describeMenuChange(first, menu);
    return { title, details: MENU_SAVING.change(name, field, `${before} → ${after}`) };
  }
  const shown = names.slice(0, NAMED).join(', ');
  return { title, details: names.length > NAMED ? MENU_SAVING.more(shown, names.length - NAMED) : shown };
}
