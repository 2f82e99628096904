import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** Violations, in words. */
export interface Findings {
  readonly all: readonly string[];
  mustBe(what: string, found: unknown, wanted: unknown): void;
}

export function newFindings(): Findings {
  const all: string[] = [];
  return {
    all,
    mustBe: (what, found, wanted) => {
      if (!isDeepStrictEqual(found, wanted))
        all.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
    },
  };
}

/** Polls until the condition holds, for ten seconds at most. Returns the last value. */
export const within10Seconds = <Seen>(look: () => Promise<Seen>, isSo: (seen: Seen) => boolean): Promise<Seen> =>
  withinSeconds(10, look, isSo);

/** The same for another time. */
export async function withinSeconds<Seen>(
  seconds: number,
  look: () => Promise<Seen>,
  isSo: (seen: Seen) => boolean,
): Promise<Seen> {
  const giveUpAt = performance.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (isSo(seen) || performance.now() > giveUpAt) return seen;
    await pause(20);
  }
}
