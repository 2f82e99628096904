import type { Answer } from '@tischlein/ui/answer';
import { useState } from 'react';

/** The answer to the last press, in words. */
interface Said {
  readonly text: string;
  readonly isProblem: boolean;
}

/** A press without a form: sent once at a time, with what to say about it. Forms have `useForm` (docs/decisions/078). */
export function useSubmit() {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>({ text: '', isProblem: false });
  /** Returns the answer's value, or null after a problem. */
  const submit = async <Value>(call: () => Promise<Answer<Value>>, success = ''): Promise<{ value: Value } | null> => {
    if (isBusy) return null;
    setBusy(true);
    setSaid({ text: '', isProblem: false });
    const answer = await call();
    setBusy(false);
    setSaid(answer.ok ? { text: success, isProblem: false } : { text: answer.problem.message, isProblem: true });
    return answer.ok ? { value: answer.value } : null;
  };
  const say = (text: string): void => setSaid({ text, isProblem: false });
  return { isBusy, said, submit, say };
}
