import { type HistoryPort, readEntry, writeEntry } from './history-entry.ts';
import { planMove } from './plan-steps.ts';
import { toEntry, type Trail } from './trail.ts';

/** If the browser does not report a navigation in this time, its entry is rewritten instead. */
export const TRAVEL_TIMEOUT_MS = 2000;

interface CourseParts {
  /** The trail after the guest has travelled. */
  readonly adopt: (wanted: Trail) => Trail;
  readonly onWanted: (trail: Trail) => void;
}

/** Brings the history to the wanted trail, one move after the other. */
export function createCourse(history: HistoryPort, { adopt, onWanted }: CourseParts) {
  const waiting: (() => void)[] = [];
  let wanted: Trail = [];
  let isSettling = false;

  const want = (next: (trail: Trail) => Trail): void => {
    const before = wanted;
    wanted = next(before);
    if (wanted === before) return;
    onWanted(wanted);
    if (!isSettling) void settle();
  };
  const travelBack = createTravel(history, () => want(adopt));
  const settle = async (): Promise<void> => {
    isSettling = true;
    // Later, so that closing and opening in one task become one move.
    await Promise.resolve();
    for (let move = planMove(readEntry(history), wanted); move; move = planMove(readEntry(history), wanted)) {
      if (move.kind === 'back') {
        await travelBack(move.by);
        continue;
      }
      writeEntry(history, move.kind, move.to);
      // Browsers ignore calls that come too fast; the next change tries again.
      if (planMove(readEntry(history), toEntry(move.to)) !== null) break;
      // The page is reached: what lies below it does not change any more.
      if (move.to.at(-1)?.kind === 'page') wanted = wanted.slice(move.to.length - 1);
    }
    isSettling = false;
    while (!isSettling && waiting.length > 0) waiting.shift()?.();
  };
  return {
    want,
    isSettling: () => isSettling,
    whenSettled: (action: () => void): void => void (isSettling ? waiting.push(action) : action()),
  };
}

/** Returns a function that goes back. `onOthers` is called for navigations that were not started here; the browser's state wins. */
function createTravel(history: HistoryPort, onOthers: () => void): (by: number) => Promise<void> {
  let arrive: (() => void) | null = null;
  history.onTravelled(() => (arrive ?? onOthers)());
  return async (by) => {
    const before = readEntry(history);
    const arrived = Promise.withResolvers<boolean>();
    const timer = setTimeout(arrived.resolve, TRAVEL_TIMEOUT_MS, false);
    arrive = () => arrived.resolve(true);
    history.go(-by);
    const hasArrived = await arrived.promise;
    arrive = null;
    clearTimeout(timer);
    if (!hasArrived) writeEntry(history, 'replace', before.slice(0, -by));
    // The guest has travelled to another page at the same time.
    if (readEntry(history)[0]?.key !== before[0]?.key) onOthers();
  };
}
