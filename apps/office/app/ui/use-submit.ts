import type { Answer } from '@tischlein/ui/answer';
import { useState } from 'react';

/** What a form says about its last sending. */
interface Said {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Sends a form once at a time and keeps what to say about it. */
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
