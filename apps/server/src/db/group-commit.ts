import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Writer } from './database.ts';
import { isBusy, storageProblemOf } from './storage-problem.ts';

const BUSY_FOR_MS = 5000;
const BUSY_PAUSE_MS = 5;

/** A work that waits for its turn. */
interface WaitingWork {
  /** Does the work; says how it failed, if it did. */
  run(): Promise<Failure | null>;
  /** Answers the caller, once what came of it is durable. */
  settle(): void;
  reject(error: unknown): void;
}
type Failure = { readonly error: unknown };

/**
 * Writes of one SQLite connection. Works that wait at the same moment share one commit, each in a savepoint of its own: a
 * commit is the dear part, and a work that fails takes back only what it did itself.
 */
export function groupCommit(connection: DatabaseSync, writer: Writer): Engine['transaction'] {
  let waiting: WaitingWork[] = [];
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // Requests that have arrived by now are parsed before this runs, and join.
    setImmediate(() => void commitWaiting());
  };
  const commitWaiting = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    await commitGroup(connection, group);
    isScheduled = false;
    schedule();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(waitingWork(() => work(writer), resolve, reject));
      schedule();
    });
}

function waitingWork<Result>(
  work: () => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): WaitingWork {
  let settle = (): void => reject(new Error('settled before it ran'));
  const run = async (): Promise<Failure | null> => {
    try {
      const result = await work();
      settle = () => resolve(result);
      return null;
    } catch (error) {
      settle = () => reject(error);
      return { error };
    }
  };
  return { run, settle: () => settle(), reject };
}

async function commitGroup(connection: DatabaseSync, group: readonly WaitingWork[]): Promise<void> {
  try {
    await begin(connection);
    for (const work of group) await runInSavepoint(connection, work);
    connection.exec('commit');
    group.forEach((work) => work.settle());
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    group.forEach((work) => work.reject(error));
  }
}

async function runInSavepoint(connection: DatabaseSync, work: WaitingWork): Promise<void> {
  connection.exec('savepoint work');
  const failure = await work.run();
  if (failure) {
    // A full disk may have ended the whole transaction, not only this work.
    if (storageProblemOf(failure.error) || !connection.isTransaction) throw failure.error;
    connection.exec('rollback to work');
  }
  connection.exec('release work');
}

// Another process may be writing: wait without blocking this one.
async function begin(connection: DatabaseSync): Promise<void> {
  const giveUpAt = performance.now() + BUSY_FOR_MS;
  for (;;) {
    try {
      return connection.exec('begin immediate');
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}
