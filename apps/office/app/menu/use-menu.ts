import type { MenuDocument } from '@tischlein/domain/menu';
import { isSameMenu } from '@tischlein/domain/menu-editing';
import { useStore } from '@tischlein/ui/store';
import { MenuDraft, type MenuEdit, type MenuQuestion } from './menu-draft.ts';

/** The menu of a shop while it is edited, shared by the list and the editors. */
export interface EditedMenu {
  /** With all edits; null: not read yet. */
  readonly menu: MenuDocument | null;
  /** As it was read or saved last. */
  readonly saved: MenuDocument | null;
  /** Of the saved menu; that of the franchise counts in it. */
  readonly version: string | null;
  readonly isChanged: boolean;
  /** Names of what was changed, in the order of the edits. */
  readonly changes: readonly string[];
  /**
   * Applies an edit; one that returns the menu it was given is none. `joinKey`: consecutive edits with the same key are
   * one step of `undo`.
   */
  readonly change: (label: string, edit: MenuEdit, joinKey?: string) => void;
  /** Applies an edit that its field shows already. */
  readonly changeShown: (label: string, edit: MenuEdit) => void;
  readonly undo: () => void;
  /** true: saved. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** Error message of the last reading or saving; empty: none. */
  readonly problem: string;
  readonly question: MenuQuestion | null;
  readonly isSaving: boolean;
}

const drafts = new Map<string, MenuDraft>();

/** The draft survives visits to other pages; closing the tab asks (S3 L8). */
export function useMenu(shop: string): EditedMenu {
  const draft = openDraft(shop);
  const { saved, steps, problem, question, isSaving } = useStore(draft.watched);
  return {
    menu: draft.getMenu(),
    saved: saved?.value ?? null,
    version: saved?.version ?? null,
    isChanged: isChanged(draft),
    changes: [...new Set(steps.flatMap(({ labels }) => labels))],
    change: draft.change,
    changeShown: draft.changeShown,
    undo: draft.undo,
    save: draft.save,
    discard: draft.discard,
    problem,
    question,
    isSaving,
  };
}

function openDraft(shop: string): MenuDraft {
  const known = drafts.get(shop);
  if (known) return known;
  const draft = new MenuDraft(shop);
  draft.state.subscribe(guardTab);
  drafts.set(shop, draft);
  return draft;
}

/** Closing the tab asks while the menu of any shop has unsaved changes. */
function guardTab(): void {
  removeEventListener('beforeunload', askToStay);
  if ([...drafts.values()].some(isChanged)) addEventListener('beforeunload', askToStay);
}

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

function isChanged(draft: MenuDraft): boolean {
  const menu = draft.getMenu();
  const { saved, steps } = draft.state.get();
  return steps.length > 0 && menu !== null && saved !== null && !isSameMenu(menu, saved.value);
}
