import type { FailedTry } from '@tischlein/domain/audit';
import type { Count, EventCounts } from './event-counts.ts';

/** What was wrong: a secret of an account or a shop, a mailed link, or an API key. */
type RefusedSecret = FailedTry | 'link' | 'apiKey';

interface Attempted {
  /** Id of the member of staff or device; absent: there is no such account. */
  readonly account?: string | undefined;
  readonly shopId?: string | undefined;
}

/** Who gets in, who does not, and who is slowed down; logged without addresses, names and secrets. */
export interface AccessEvents {
  signedIn(by: 'password' | 'passkey' | 'device' | 'waiterPassword', about: Attempted): void;
  signInFailed(secret: RefusedSecret, about: Attempted): void;
  /** A call was answered with 429; `route` is its pattern. */
  callLimited(route: string): void;
}

/** Lines of one kind a minute: an attack must not fill the disk. All are counted; the next line says how many were left out. */
const MOST_LINES = 20;
const MINUTE_MS = 60_000;

interface Callbacks {
  readonly count: Count;
  /** Counts without a line. */
  readonly silent: (event: keyof EventCounts) => void;
}

export function createAccessEvents({ count, silent }: Callbacks): AccessEvents {
  const lines = new Map<string, { since: number; written: number; omitted: number }>();
  const write = (event: keyof EventCounts, details: Readonly<Record<string, string>>): void => {
    const now = performance.now();
    const known = lines.get(event) ?? { since: now, written: 0, omitted: 0 };
    if (now - known.since >= MINUTE_MS) Object.assign(known, { since: now, written: 0 });
    lines.set(event, known);
    if (known.written >= MOST_LINES) {
      known.omitted += 1;
      return silent(event);
    }
    known.written += 1;
    count(event, { ...details, ...(known.omitted > 0 && { omitted: known.omitted }) });
    known.omitted = 0;
  };
  return {
    signedIn: (by, about) => write('signedIn', { by, ...toDetails(about) }),
    signInFailed: (secret, about) =>
      write(secret === 'locked' ? 'signInsLocked' : 'signInsFailed', { secret, ...toDetails(about) }),
    callLimited: (route) => write('callsLimited', { route }),
  };
}

const toDetails = ({ account, shopId }: Attempted): Readonly<Record<string, string>> => ({
  ...(account !== undefined && { account }),
  ...(shopId !== undefined && { shopId }),
});
