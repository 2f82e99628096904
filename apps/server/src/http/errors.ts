import type { Problem } from '@tischlein/contract/problems';
import { type ProblemCode, problemMessage } from '@tischlein/wording';

// Every problem of our calls: code and status; the wording holds its German sentence under the same code.
const STATUS = {
  malformedRequest: 400,
  invalidInput: 400,
  invalidPicture: 400,
  signInFailed: 401,
  notSignedIn: 401,
  notAllowed: 403,
  foreignOrigin: 403,
  notFound: 404,
  shopNotFound: 404,
  orderNotFound: 404,
  imageNotFound: 404,
  staffNotFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  slugTaken: 409,
  emailTaken: 409,
  lastOwner: 409,
  actionNotPossible: 409,
  bodyTooLarge: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  headersTooLarge: 431,
  tooManyRequests: 429,
  internalError: 500,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

/** A problem on its way to the guest; thrown at the edge only. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly body: Problem;

  constructor(status: number, body: Problem) {
    super(String(body.code));
    this.status = status;
    this.body = body;
  }
}

/** The problem with this code; `more` adds what its answer carries beside code and sentence. */
export function httpProblem(code: ProblemCode, more: Partial<Problem> = {}): HttpProblem {
  return new HttpProblem(STATUS[code], { code, message: problemMessage(code), ...more });
}
