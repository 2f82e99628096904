import { evictOldest, parseJson, type Practice, type PracticePayment } from './practice.ts';

/** A payment, an answer or another object of the practice providers, as processes share it. */
interface PracticeEntry {
  readonly kind: 'payment' | 'replay' | 'part';
  readonly id: string;
  readonly content: string;
}

/**
 * Hands over what other processes have changed after the number `since`, while none of them may change anything, and
 * stores what `work` returns. Resolves to the number of this exchange.
 */
export type ExchangeEntries = (
  since: number,
  work: (changed: readonly PracticeEntry[]) => readonly PracticeEntry[],
) => Promise<number>;

/**
 * Keeps the state of practice providers the same in all processes. The returned function runs one piece of work after
 * another, each on the latest state; what it changes is stored when it resolves.
 */
export function shareState(practice: Practice, exchange: ExchangeEntries) {
  let stored: Versions = new Map();
  let since = 0;
  let previous: Promise<unknown> = Promise.resolve();

  async function run<Result>(work: () => Result): Promise<Result> {
    let result: { readonly value: Result } | undefined;
    try {
      since = await exchange(since, (changed) => {
        for (const entry of changed) stored.set(...readEntry(practice, entry));
        result = { value: work() };
        evictAll(practice);
        const { changes, versions } = findChanges(practice, stored);
        stored = versions;
        return changes;
      });
    } catch (error) {
      // Nothing was stored: the next work starts from what is.
      for (const entries of [practice.payments, practice.replays, practice.parts]) entries.clear();
      stored = new Map();
      since = 0;
      throw error;
    }
    if (!result) throw new Error('the practice entries were exchanged without any work');
    return result.value;
  }

  return <Result>(work: () => Result): Promise<Result> => {
    const done = previous.then(() => run(work));
    previous = done.catch(() => {});
    return done;
  };
}

function evictAll({ payments, replays, parts }: Practice): void {
  for (const entries of [payments, replays, parts]) evictOldest(entries);
}

/** By kind and id: the JSON of a payment, which changes in place; any other object itself, which is replaced. */
type Versions = Map<string, unknown>;

/** Puts an entry into the state. */
function readEntry(practice: Practice, { kind, id, content }: PracticeEntry): [key: string, version: unknown] {
  const value: unknown = parseJson(content);
  if (kind === 'payment' && isPayment(value)) practice.payments.set(id, value);
  if (kind === 'replay' && isReplay(value)) practice.replays.set(id, value);
  if (kind === 'part') practice.parts.set(id, value);
  return [`${kind} ${id}`, kind === 'payment' ? content : value];
}

/** What has changed since the stored versions. */
function findChanges({ payments, replays, parts }: Practice, stored: Versions) {
  const changes: PracticeEntry[] = [];
  const versions: Versions = new Map();
  const compare = (kind: PracticeEntry['kind'], id: string, value: unknown, version: unknown): void => {
    versions.set(`${kind} ${id}`, version);
    if (stored.get(`${kind} ${id}`) !== version) changes.push({ kind, id, content: JSON.stringify(value) });
  };
  for (const [id, payment] of payments) compare('payment', id, payment, JSON.stringify(payment));
  for (const [id, replay] of replays) compare('replay', id, replay, replay);
  for (const [id, part] of parts) compare('part', id, part, part);
  return { changes, versions };
}

// We wrote them: an object with these fields is complete.
const isPayment = (value: unknown): value is PracticePayment => hasFields(value, 'id', 'amount', 'refunds');

const isReplay = (value: unknown): value is Practice['replays'] extends Map<string, infer Replay> ? Replay : never =>
  hasFields(value, 'at', 'request', 'answer');

const hasFields = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
