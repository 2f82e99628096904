import type { Answer } from '@tischlein/ui/answer';
import { useState } from 'react';
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

export type Outcome<Answered> =
  | { readonly code: 'saved'; readonly value: Answered }
  /** The version of the other person counts. */
  | { readonly code: 'dropped' }
  | { readonly code: 'refused' | 'undecided' };

/** Saves a change; shows both versions if another person has changed the same since, and saves what is chosen (S3 L8). */
export function useConflict() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSaving, setSaving] = useState(false);
  const ask = (differences: readonly Difference[]): Promise<Choice> =>
    new Promise((resolve) => {
      const answer = (choice: Choice): void => {
        setQuestion(null);
        resolve(choice);
      };
      setQuestion({ differences, answer });
    });
  const save = async <Saved, Answered>(change: Change<Saved, Answered>): Promise<Outcome<Answered>> => {
    setSaving(true);
    const outcome = await saveOver(change.base, change, ask);
    setSaving(false);
    return outcome;
  };
  return { question, isSaving, save };
}

async function saveOver<Saved, Answered>(
  base: Saved,
  change: Change<Saved, Answered>,
  ask: (differences: readonly Difference[]) => Promise<Choice>,
): Promise<Outcome<Answered>> {
  const answer = await change.send(base);
  if (answer.ok) return { code: 'saved', value: answer.value };
  const saved = answer.status === VERSION_CONFLICT ? await change.read() : answer;
  if (!saved.ok) return { code: 'refused' };
  const differences = compareFacts({
    base: change.describe(base),
    saved: change.describe(saved.value),
    mine: change.describeMine(saved.value),
  });
  // What others have changed elsewhere in the document stays.
  const isContested = differences.some(({ changedBy }) => changedBy !== 'me');
  const choice = isContested ? await ask(differences) : 'mine';
  if (choice === 'saved') return { code: 'dropped' };
  return choice === 'mine' ? saveOver(saved.value, change, ask) : { code: 'undecided' };
}
