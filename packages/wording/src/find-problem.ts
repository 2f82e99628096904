import { PROBLEMS } from './problems.ts';

type Problems = typeof PROBLEMS;
export type ProblemCode = { [Status in keyof Problems]: keyof Problems[Status] }[keyof Problems];

/** The HTTP status of a problem; and the problem and what to do, in German. */
export function findProblem(code: ProblemCode): { readonly status: number; readonly message: string } {
  for (const [status, messages] of Object.entries<Readonly<Record<string, string>>>(PROBLEMS)) {
    const message = messages[code];
    if (message !== undefined) return { status: Number(status), message };
  }
  throw new Error(`the problem ${code} has no message`);
}

/** The problem and what to do, in German. */
export const problemMessage = (code: ProblemCode): string => findProblem(code).message;
