import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Writer } from './database.ts';
import { isBusy, toStorageProblem } from './storage-problem.ts';

const BUSY_FOR_MS = 5000;
const BUSY_PAUSE_MS = 5;

/** A transaction in the queue. */
interface WaitingWork {
  /** Runs it; returns the failure, if any. */
  run(): Promise<Failure | null>;
  /** Resolves or rejects the caller's promise, once the commit is durable. */
  settle(): void;
  reject(error: unknown): void;
}
type Failure = { readonly error: unknown };

/**
 * Group commit for a SQLite connection: queued transactions share one commit, because the commit is the expensive
 * part. Each runs in its own savepoint, so a failure rolls back only itself.
 */
export function groupCommit(connection: DatabaseSync, writer: Writer): Engine['transaction'] {
  let waiting: WaitingWork[] = [];
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // Deferred so that requests which have already arrived can join.
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
      waiting.push(createWaitingWork(() => work(writer), resolve, reject));
      schedule();
    });
}

function createWaitingWork<Result>(
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
    rollBack(connection);
    group.forEach((work) => work.reject(error));
  }
}

// A server that stops closes the connection, which rolls back by itself.
function rollBack(connection: DatabaseSync): void {
  if (!connection.isOpen || !connection.isTransaction) return;
  try {
    connection.exec('rollback');
  } catch {
    // The failure that led here is thrown; without a rollback the next `begin` fails, too.
  }
}

async function runInSavepoint(connection: DatabaseSync, work: WaitingWork): Promise<void> {
  connection.exec('savepoint work');
  const failure = await work.run();
  if (failure) {
    // A full disk may have ended the whole transaction, not only this savepoint.
    if (toStorageProblem(failure.error) || !connection.isTransaction) throw failure.error;
    connection.exec('rollback to work');
  }
  connection.exec('release work');
}

// Another process may hold the write lock: wait without blocking this process.
async function begin(connection: DatabaseSync): Promise<void> {
  const deadline = performance.now() + BUSY_FOR_MS;
  for (;;) {
    try {
      return connection.exec('begin immediate');
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}
