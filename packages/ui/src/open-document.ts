import { takeAnswer, type Answer } from './answer.ts';
import type { Fact, Versions } from './compare-facts.ts';
import { isSame } from './merge-parts.ts';
import { Remote } from './remote.ts';
import { type Change, createAsk, type Question, saveOver } from './save-over.ts';
import { createStore } from './store.ts';

/** The part of a document that is edited. */
export interface DocumentKind<Saved, Part> {
  readonly read: () => Promise<Answer<Saved>>;
  /** Read in place of an own one, if several documents are parts of it. */
  readonly remote?: Remote<Saved>;
  readonly part: (saved: Saved) => Part;
  /** Joins both changes if others have saved since; absent: mine replaces the part. */
  readonly merge?: ((versions: Versions<Part>) => Part) | undefined;
}

/** How a document is saved. */
export interface DocumentSaving<Saved, Part> {
  /** Saves the part on top of a version and answers with the new one. */
  readonly write: (base: Saved, part: Part) => Promise<Answer<Saved>>;
  /** The part in words, to compare versions. */
  readonly describe: (part: Part) => readonly Fact[];
  readonly findSave?: Change<Saved, Saved>['findSave'];
}

interface Draft<Saved, Part> {
  readonly base: Saved;
  readonly part: Part;
}

interface DocumentState<Saved, Part> {
  /** null: nothing is edited. */
  readonly draft: Draft<Saved, Part> | null;
  readonly isSaving: boolean;
  readonly question: Question | null;
}

const unsaved = new Set<object>();

/** A versioned document while it is edited. It outlives the page that shows it, with the edits and a save under way. */
export class OpenDocument<Saved, Part> {
  readonly remote: Remote<Saved>;
  readonly state = createStore<DocumentState<Saved, Part>>({ draft: null, isSaving: false, question: null });
  readonly #kind: DocumentKind<Saved, Part>;
  #saving: Promise<boolean> = Promise.resolve(true);

  constructor(key: string, kind: DocumentKind<Saved, Part>) {
    this.#kind = kind;
    this.remote = kind.remote ?? new Remote<Saved>({ key, read: kind.read });
  }

  /** The part with all edits, including those made since the last render; null: not read yet. */
  readonly getPart = (): Part | null => {
    const { draft } = this.state.get();
    const { value } = this.remote.get();
    if (draft) return draft.part;
    return value === undefined ? null : this.#kind.part(value);
  };

  isChanged(): boolean {
    const { draft } = this.state.get();
    return draft !== null && !this.#isUnchanged(draft);
  }

  readonly edit = (change: (part: Part) => Part): void => {
    const part = this.getPart();
    const base = this.state.get().draft?.base ?? this.remote.get().value;
    if (part === null || base === undefined) return;
    const draft = { base, part: change(part) };
    // While saving, the value of before is an edit, too.
    this.#set({ draft: this.state.get().isSaving || !this.#isUnchanged(draft) ? draft : null });
  };

  readonly discard = (): void => {
    this.#set({ draft: null });
    // Another person may have saved.
    void this.remote.read();
  };

  /** Saves the edits, after a save under way; true: they are saved. */
  readonly save = (how: DocumentSaving<Saved, Part>): Promise<boolean> => {
    this.#saving = this.#saving.then(() => this.#save(how));
    return this.#saving;
  };

  async #save({ write, describe, findSave }: DocumentSaving<Saved, Part>): Promise<boolean> {
    const { draft } = this.state.get();
    if (!draft) return true;
    const { part, read } = this.#kind;
    let sent = draft;
    const mergeOver = (saved: Saved): Part => {
      sent = this.state.get().draft ?? sent;
      return this.#merge({ base: part(sent.base), saved: part(saved), mine: sent.part });
    };
    this.#set({ isSaving: true });
    const outcome = await saveOver(
      {
        base: draft.base,
        send: (base) => this.remote.write(() => write(base, mergeOver(base)), takeAnswer),
        read,
        describe: (saved) => describe(part(saved)),
        describeMine: (saved) => describe(mergeOver(saved)),
        findSave,
      },
      createAsk((question) => this.#set({ question })),
    );
    if (outcome.code === 'saved') this.#rebase(sent.part, outcome.value);
    this.#set({ isSaving: false });
    if (outcome.code === 'dropped') this.discard();
    return outcome.code === 'saved';
  }

  /** Makes the saved version the new base. Edits made since sending are kept. */
  #rebase(sent: Part, saved: Saved): void {
    const { draft } = this.state.get();
    if (!draft) return;
    const part = this.#merge({ base: sent, saved: this.#kind.part(saved), mine: draft.part });
    this.#set({ draft: isSame(draft.part, sent) ? null : { base: saved, part } });
  }

  #isUnchanged({ base, part }: Draft<Saved, Part>): boolean {
    return isSame(part, this.#kind.part(base));
  }

  #merge(versions: Versions<Part>): Part {
    return this.#kind.merge?.(versions) ?? versions.mine;
  }

  #set(change: Partial<DocumentState<Saved, Part>>): void {
    this.state.set({ ...this.state.get(), ...change });
    if (this.isChanged()) unsaved.add(this);
    else unsaved.delete(this);
    removeEventListener('beforeunload', askToStay);
    if (unsaved.size > 0) addEventListener('beforeunload', askToStay);
  }
}

/** Closing the tab asks while any document has unsaved changes. */
const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();
