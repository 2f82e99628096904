import type { HistoryPort } from '../../packages/ui/src/history-entry.ts';
import type { Trail } from '../../packages/ui/src/trail.ts';

interface Entry {
  readonly state: { readonly steps?: Trail };
  readonly address: string;
}

/** A browser's history whose travels happen when the test says so. */
export interface FakeHistory extends HistoryPort {
  /** Lets the next travel happen; false: none is under way. */
  readonly travel: () => boolean;
  readonly guestTravels: (delta: number) => void;
  /** The entries survive, the document's listeners do not. */
  readonly reload: () => HistoryPort;
  /** Browsers ignore calls that come too fast. */
  readonly refuseWrites: (isRefusing: boolean) => void;
  readonly index: () => number;
  /** Travels that the document asked for. */
  readonly travels: () => readonly number[];
  /** The addresses up to the current entry. */
  readonly addresses: () => readonly string[];
  /** The steps of each entry up to the current one. */
  readonly trails: () => readonly Trail[];
  readonly trail: () => Trail;
}

export function createFakeHistory(address: string): FakeHistory {
  let entries: readonly Entry[] = [{ state: {}, address }];
  let index = 0;
  let isRefusing = false;
  let listener = (): void => {};
  const travels: number[] = [];
  const underWay: number[] = [];
  // As in browsers, the target is fixed when the travel is asked for.
  const depart = (delta: number): void => void underWay.push(index + delta);
  const current = (): Entry => entries[index] ?? { state: {}, address };
  const history: HistoryPort = {
    state: () => structuredClone(current().state),
    address: () => current().address,
    write: (kind, state, written) => {
      if (isRefusing) return;
      const kept = entries.slice(0, kind === 'push' ? index + 1 : index);
      const after = kind === 'push' ? [] : entries.slice(index + 1);
      entries = [...kept, { state: structuredClone(state), address: written }, ...after];
      index = kept.length;
    },
    go: (delta) => {
      travels.push(delta);
      depart(delta);
    },
    onTravelled: (next) => void (listener = next),
  };
  const trails = (): readonly Trail[] => entries.slice(0, index + 1).map(({ state }) => state.steps ?? []);
  return {
    ...history,
    travel: () => {
      const target = underWay.shift();
      if (target === undefined) return false;
      const isKnown = target >= 0 && target < entries.length && target !== index;
      if (isKnown) index = target;
      if (isKnown) listener();
      return true;
    },
    guestTravels: depart,
    reload: () => history,
    refuseWrites: (next) => void (isRefusing = next),
    index: () => index,
    travels: () => travels,
    addresses: () => entries.slice(0, index + 1).map((entry) => entry.address),
    trails,
    trail: () => trails().at(-1) ?? [],
  };
}
