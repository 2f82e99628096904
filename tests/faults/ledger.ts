import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** What a client knows for certain of one key. */
interface Entry {
  readonly key: string;
  /** null: asked, not answered yet. */
  readonly answer: Answer | null;
}
export type Answer =
  | { readonly status: 200; readonly orderId: string; readonly total: number }
  | { readonly status: number; readonly code: string | number };

export interface Ledger extends Disposable {
  write(entry: Entry): void;
  /** By key the answers that clients have received; of a key that was answered twice, both. */
  answers(): ReadonlyMap<string, readonly Answer[]>;
}

/** The clients' own book, kept apart from the server's: each line is on the disk before anything else happens. */
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
