import type { Answer } from './answer.ts';
import { compareFacts, type Difference, type Fact } from './compare-facts.ts';

const VERSION_CONFLICT = 412;

/** Which version counts; 'later': nothing is decided, and nothing lost. */
export type Choice = 'saved' | 'mine' | 'later';

/** Two people have changed the same: asks which version counts. */
export interface Question {
  readonly differences: readonly Difference[];
  readonly answer: (choice: Choice) => void;
}

/** A change of a document that other people may change, too. */
export interface Change<Saved, Answered> {
  /** What the change is based on. */
  readonly base: Saved;
  /** Sends the change with the version of `base`. */
  readonly send: (base: Saved) => Promise<Answer<Answered>>;
  readonly read: () => Promise<Answer<Saved>>;
  readonly describe: (saved: Saved) => readonly Fact[];
  /** The result if the change is saved on top of `saved`. */
  readonly describeMine: (saved: Saved) => readonly Fact[];
}

type Outcome<Answered> =
  | { readonly code: 'saved'; readonly value: Answered }
  /** The version of the other person counts. */
  | { readonly code: 'dropped' }
  | { readonly code: 'refused' | 'undecided' };

type Ask = (differences: readonly Difference[]) => Promise<Choice>;

/** Saves a change; asks which version counts if another person has changed the same since, and saves what is chosen (S3 L8). */
export async function saveOver<Saved, Answered>(change: Change<Saved, Answered>, ask: Ask): Promise<Outcome<Answered>> {
  const { base, send, read, describe, describeMine } = change;
  const answer = await send(base);
  if (answer.ok) return { code: 'saved', value: answer.value };
  const saved = answer.status === VERSION_CONFLICT ? await read() : answer;
  if (!saved.ok) return { code: 'refused' };
  const differences = compareFacts({
    base: describe(base),
    saved: describe(saved.value),
    mine: describeMine(saved.value),
  });
  // What others have changed elsewhere in the document stays.
  const isContested = differences.some(({ changedBy }) => changedBy !== 'me');
  const choice = isContested ? await ask(differences) : 'mine';
  if (choice === 'saved') return { code: 'dropped' };
  return choice === 'mine' ? saveOver({ ...change, base: saved.value }, ask) : { code: 'undecided' };
}

/** An `ask` that shows the question and hides it once it is answered. */
export const createAsk =
  (show: (question: Question | null) => void): Ask =>
  (differences) =>
    new Promise((resolve) => {
      const answer = (choice: Choice): void => {
        show(null);
        resolve(choice);
      };
      show({ differences, answer });
    });
