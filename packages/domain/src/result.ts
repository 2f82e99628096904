/** An expected outcome: a value, or a problem with a code. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = <Problem>(problem: Problem): Result<never, Problem> => ({ ok: false, problem });

/** Throws; for code that the types prove unreachable. */
export function unreachable(value: never): never {
  throw new Error(`cannot happen: ${JSON.stringify(value)}`);
}
