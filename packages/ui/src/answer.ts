/** Why the server refused a request. */
export interface Refusal {
  readonly code?: string | number;
  readonly message: string;
  /** Field of the form → sentence. */
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** Of a conflict: who has saved the document, latest first. */
  readonly saves?: readonly Save[] | undefined;
}

/** A save of a document by a person, a key or a head office. */
export interface Save {
  readonly savedBy: string;
  readonly savedAt: string;
  /** The settings that changed. */
  readonly topics: readonly string[];
}

/** The server's answer to a request. Status 0: it could not be reached. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: Refusal };

/** A refusal by the page itself. */
export const refuse = (message: string, form?: Refusal['form']): Answer<never> => ({
  ok: false,
  status: 0,
  problem: { message, form },
});

/** Merges an answer that is the whole value. */
export const takeAnswer = <Value>(_before: Value, answer: Value): Value => answer;

/** Changes the value of an answer, if it has one. */
export const mapAnswer = <Value, Other>(answer: Answer<Value>, change: (value: Value) => Other): Answer<Other> =>
  answer.ok ? { ok: true, value: change(answer.value) } : answer;
