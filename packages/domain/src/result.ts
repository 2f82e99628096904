/** An expected outcome: a value, or a reason with a code. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = <Problem>(problem: Problem): Result<never, Problem> => ({ ok: false, problem });

/** Marks a place the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new Error(`cannot happen: ${JSON.stringify(value)}`);
}
