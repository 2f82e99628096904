import type { Answer, Save } from './answer.ts';
import { compareFacts, type Difference, type Fact } from './compare-facts.ts';

const VERSION_CONFLICT = 412;

/** Which version counts; 'later': nothing is decided, and nothing lost. */
export type Choice = 'saved' | 'mine' | 'later';

/** Two people have changed the same: asks which version counts. */
export interface Question {
  readonly differences: readonly Difference[];
  /** The other person's save; null: unknown. */
  readonly save: Save | null;
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
  /** Which of these saves made `saved` of `base`; absent: the last. */
  readonly findSave?: ((saves: readonly Save[], versions: Saves<Saved>) => Save | undefined) | undefined;
}

interface Saves<Saved> {
  readonly base: Saved;
  readonly saved: Saved;
}

type Outcome<Answered> =
  | { readonly code: 'saved'; readonly value: Answered }
  /** The version of the other person counts. */
  | { readonly code: 'dropped' }
  | { readonly code: 'refused' | 'undecided' };

type Ask = (asked: Omit<Question, 'answer'>) => Promise<Choice>;

/** Saves a change; asks which version counts if another person has changed the same since, and saves the chosen one (S3 L8). */
export async function saveOver<Saved, Answered>(change: Change<Saved, Answered>, ask: Ask): Promise<Outcome<Answered>> {
  const { base, send, read, describe, describeMine, findSave = takeLast } = change;
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
  const save = findSave(answer.problem.saves ?? [], { base, saved: saved.value }) ?? null;
  const choice = isContested ? await ask({ differences, save }) : 'mine';
  if (choice === 'saved') return { code: 'dropped' };
  return choice === 'mine' ? saveOver({ ...change, base: saved.value }, ask) : { code: 'undecided' };
}

const takeLast = ([last]: readonly Save[]): Save | undefined => last;

/** An `ask` that shows the question and hides it once it is answered. */
export const createAsk =
  (show: (question: Question | null) => void): Ask =>
  (asked) =>
    new Promise((resolve) => {
      const answer = (choice: Choice): void => {
        show(null);
        resolve(choice);
      };
      show({ ...asked, answer });
    });
