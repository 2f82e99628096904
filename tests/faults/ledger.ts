import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** What a client was told about one key. */
interface Entry {
  readonly key: string;
  /** null: sent, not answered yet. */
  readonly answer: Answer | null;
}
export type Answer =
  | { readonly status: 200; readonly orderId: string; readonly total: number }
  | { readonly status: number; readonly code: string | number };

export interface Ledger extends Disposable {
  write(entry: Entry): void;
  /** The answers that clients received, by key; several if a key was answered several times. */
  answers(): ReadonlyMap<string, readonly Answer[]>;
}

/** The clients' own record, separate from the server's. Each line is synced to disk before the client continues. */
export function openLedger(file: string): Ledger {
  const descriptor = openSync(file, 'a');
  const answers = new Map<string, Answer[]>();
  return {
    write: (entry) => {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      fsyncSync(descriptor);
      const known = answers.get(entry.key) ?? [];
      answers.set(entry.key, entry.answer ? [...known, entry.answer] : known);
    },
    answers: () => answers,
    [Symbol.dispose]: () => closeSync(descriptor),
  };
}
