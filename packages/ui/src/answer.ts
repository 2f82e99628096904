/** The server's answer to a request. Status 0: it could not be reached. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: { readonly message: string } };

/** Merges an answer that is the whole value. */
export const takeAnswer = <Value>(_before: Value, answer: Value): Value => answer;

/** Changes the value of an answer, if it has one. */
export const mapAnswer = <Value, Other>(answer: Answer<Value>, change: (value: Value) => Other): Answer<Other> =>
  answer.ok ? { ok: true, value: change(answer.value) } : answer;
