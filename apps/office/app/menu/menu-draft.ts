import type { MenuDocument } from '@tischlein/domain/menu';
import {
  isSameMenu,
  listNewZeroPrices,
  type MergeConflict,
  mergeMenus,
  type MergeSide,
  toConflictKey,
  type Versions,
  type ZeroPrice,
} from '@tischlein/domain/menu-editing';
import type { Save } from '@tischlein/ui/answer';
import { delay } from '@tischlein/ui/delay';
import { createStore, type Store, type Watchable } from '@tischlein/ui/store';
import { readMenuDocument, saveMenuDocument } from '../api/shop-menu.ts';
import type { Versioned } from '../api/versioned.ts';

const VERSION_CONFLICT = 412;
const NO_FRAME_MS = 500;

/** What this person chose for each contested field, by its key; 'later': nothing is decided, and nothing lost. */
export type ConflictAnswer = Readonly<Record<string, MergeSide>> | 'later';

/** What has to be answered before the menu is saved. */
export type MenuQuestion = ConflictQuestion | ZeroQuestion;

/** Another person has changed the same fields: asks which version of each counts (S3 L8). */
export interface ConflictQuestion {
  readonly kind: 'conflict';
  /** The last save of the menu; null: unknown. */
  readonly save: Save | null;
  readonly conflicts: readonly MergeConflict[];
  /** The menu with this person's changes, for names. */
  readonly menu: MenuDocument;
  readonly answer: (answer: ConflictAnswer) => void;
}

/** Something is free from now on: asks whether this person means it (S3 C50). */
export interface ZeroQuestion {
  readonly kind: 'zero';
  readonly prices: readonly ZeroPrice[];
  readonly answer: (isMeant: boolean) => void;
}

export type MenuEdit = (menu: MenuDocument) => MenuDocument;

/** An edit with the menu it led to. */
interface Step {
  /** Names of what it changed. */
  readonly labels: readonly string[];
  readonly edit: MenuEdit;
  /** Consecutive edits with the same key are undone together. */
  readonly joinKey: string | null;
  readonly menu: MenuDocument;
}

interface DraftState {
  /** null: not read yet. */
  readonly saved: Versioned<MenuDocument> | null;
  readonly steps: readonly Step[];
  readonly problem: string;
  readonly question: MenuQuestion | null;
  readonly isSaving: boolean;
}

/** The menu of a shop as it is being edited. All pages of the office share it; it is kept until the tab closes. */
export class MenuDraft {
  readonly #shop: string;
  readonly state: Store<DraftState> = createStore<DraftState>({
    saved: null,
    steps: [],
    problem: '',
    question: null,
    isSaving: false,
  });

  /** Reads the menu when a page begins to follow it. */
  readonly watched: Watchable<DraftState> = {
    ...this.state,
    subscribe: (listener) => {
      this.#followers += 1;
      if (this.#followers === 1) void this.read();
      const unsubscribe = this.state.subscribe(listener);
      return () => {
        this.#followers -= 1;
        unsubscribe();
      };
    },
  };
  #followers = 0;
  /** Edits that their fields show already. */
  readonly #shown: { readonly label: string; readonly edit: MenuEdit }[] = [];

  constructor(shop: string) {
    this.#shop = shop;
  }

  /** The menu with all edits; null: not read yet. */
  readonly getMenu = (): MenuDocument | null => {
    const { saved, steps } = this.state.get();
    return steps.at(-1)?.menu ?? saved?.value ?? null;
  };

  /** Reads the menu as it is saved now. A changed draft keeps its base, which is merged when it is saved. */
  readonly read = async (): Promise<void> => {
    if (this.#isKept()) return;
    const answer = await readMenuDocument(this.#shop);
    if (this.#isKept()) return;
    if (!answer.ok) return this.#set({ problem: answer.problem.message });
    const { saved } = this.state.get();
    // The same menu keeps its objects, so that nothing is drawn again.
    const value = saved && isSameMenu(saved.value, answer.value.value) ? saved.value : answer.value.value;
    this.#set({ saved: { value, version: answer.value.version }, problem: '' });
  };

  /** Applies an edit. `joinKey`: consecutive edits with the same key are one step, say those of one text field. */
  readonly change = (label: string, edit: MenuEdit, joinKey: string | null = null): void => {
    this.#applyShown();
    this.#apply(label, edit, joinKey);
  };

  /** Applies an edit that its field shows already after the next frame, or before what the person does next. */
  readonly changeShown = (label: string, edit: MenuEdit): void => {
    this.#shown.push({ label, edit });
    void afterPaint().then(this.#applyShown);
  };

  readonly undo = (): void => {
    this.#applyShown();
    this.#set({ steps: this.state.get().steps.slice(0, -1) });
  };

  readonly discard = (): void => {
    this.#applyShown();
    this.#set({ steps: [], problem: '' });
    void this.read();
  };

  /** Saves the draft; true: it is saved. */
  readonly save = async (): Promise<boolean> => {
    this.#applyShown();
    const { saved, steps, isSaving } = this.state.get();
    const menu = this.getMenu();
    if (!saved || !menu || isSaving) return false;
    this.#set({ isSaving: true, problem: '' });
    const isMeant = await this.#askAboutZeros(listNewZeroPrices(saved.value, menu));
    const isSaved = isMeant && (await this.#send({ menu, steps }, saved));
    this.#set({ isSaving: false });
    return isSaved;
  };

  async #askAboutZeros(prices: readonly ZeroPrice[]): Promise<boolean> {
    if (prices.length === 0) return true;
    const isMeant = await new Promise<boolean>((resolve) => {
      this.#set({ question: { kind: 'zero', prices, answer: resolve } });
    });
    this.#set({ question: null });
    return isMeant;
  }

  readonly #applyShown = (): void => {
    for (const { label, edit } of this.#shown.splice(0)) this.#apply(label, edit, null);
  };

  #apply(label: string, edit: MenuEdit, joinKey: string | null): void {
    const before = this.getMenu();
    if (!before) return;
    const menu = edit(before);
    if (menu === before) return;
    const { steps, isSaving } = this.state.get();
    const isJoined = joinKey !== null && !isSaving && steps.at(-1)?.joinKey === joinKey;
    const earlier = isJoined ? steps.slice(0, -1) : steps;
    const joined = isJoined ? steps.at(-1)?.edit : undefined;
    const step = { labels: [label], edit: joined ? (old: MenuDocument) => edit(joined(old)) : edit, joinKey, menu };
    this.#set({ steps: [...earlier, step] });
  }

  async #send(sent: Sent, base: Versioned<MenuDocument>): Promise<boolean> {
    const answer = await saveMenuDocument(this.#shop, sent.menu, base.version);
    if (!answer.ok && answer.status !== VERSION_CONFLICT) return this.#refuse(answer.problem.message);
    const current = await readMenuDocument(this.#shop);
    if (answer.ok) {
      // Without the new version, the next save reads the menu again and merges.
      this.#rebase(sent, current.ok ? current.value : { value: sent.menu, version: base.version }, null);
      return true;
    }
    if (!current.ok) return this.#refuse(current.problem.message);
    const versions = { base: base.value, saved: current.value.value, mine: sent.menu };
    const menu = await this.#merge(versions, answer.problem.saves?.[0] ?? null);
    if (!menu) return false;
    return this.#send(this.#rebase(sent, current.value, menu), current.value);
  }

  /** null: this person has not decided. */
  async #merge(versions: Versions<MenuDocument>, save: Save | null): Promise<MenuDocument | null> {
    const { menu, conflicts } = mergeMenus(versions);
    if (conflicts.length === 0) return menu;
    const answer = await new Promise<ConflictAnswer>((resolve) => {
      this.#set({ question: { kind: 'conflict', save, conflicts, menu: versions.mine, answer: resolve } });
    });
    this.#set({ question: null });
    if (answer === 'later') return null;
    return mergeMenus(versions, (conflict) => answer[toConflictKey(conflict)] ?? 'mine').menu;
  }

  /** Makes the saved menu the new base; `menu` is sent next. Edits made since sending are applied again. */
  #rebase(sent: Sent, saved: Versioned<MenuDocument>, menu: MenuDocument | null): Sent {
    const { steps } = this.state.get();
    const labels = steps.filter((step) => sent.steps.includes(step)).flatMap((step) => step.labels);
    const merged = menu ? [{ labels, edit: () => menu, joinKey: null, menu }] : [];
    let last = menu ?? saved.value;
    const since = steps
      .filter((step) => !sent.steps.includes(step))
      .map((step): Step => ({ ...step, menu: (last = step.edit(last)) }));
    this.#set({ saved, steps: [...merged, ...since] });
    return { menu: menu ?? saved.value, steps: merged };
  }

  #refuse(problem: string): false {
    this.#set({ problem });
    return false;
  }

  #isKept = (): boolean => this.state.get().isSaving || this.state.get().steps.length > 0;

  #set(change: Partial<DraftState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

/** A tab in the background paints no frame. */
const afterPaint = (): Promise<unknown> =>
  Promise.race([new Promise(requestAnimationFrame).then(() => delay()), delay(NO_FRAME_MS)]);

/** The menu that is being saved, with the edits that led to it. */
interface Sent {
  readonly menu: MenuDocument;
  readonly steps: readonly Step[];
}
