import { toDutyLink } from '@tischlein/contract/office-pages';
import type { Problem } from '@tischlein/contract/problems';
import type { OpeningDuty } from '@tischlein/domain/shop';
import { findProblem, listDuties, OPENING_DUTY_WORDS, type ProblemCode, problemMessage } from '@tischlein/wording';

/** A problem that is sent to the client: returned by the handlers of calls, thrown by hooks and `*.http.ts`. */
export class HttpProblem<Code extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'HttpProblem';
  readonly code: Code;
  readonly status: number;
  readonly body: Problem;

  constructor(code: Code, more: Partial<Problem>) {
    super(String(more.code ?? code));
    const { status, message } = findProblem(code);
    this.code = code;
    this.status = status;
    this.body = { code, message, ...more };
  }
}

/** The problem with this code, for a handler to return or a hook to throw; `more` adds fields to its body. */
export const refuse = <Code extends ProblemCode>(code: Code, more: Partial<Problem> = {}): HttpProblem<Code> =>
  new HttpProblem(code, more);

/** Missing for opening, or lost by an open shop (S3 L1). */
export const dutiesProblem = <Code extends 'dutiesMissing' | 'dutiesLost'>(
  code: Code,
  { slug, duties }: { readonly slug: string; readonly duties: readonly OpeningDuty[] },
): HttpProblem<Code> =>
  refuse(code, {
    message: `${problemMessage(code)} ${listDuties(duties)}`,
    missing: duties.map((duty) => ({
      duty,
      name: OPENING_DUTY_WORDS[duty].name,
      link: toDutyLink(slug, duty),
    })),
  });
