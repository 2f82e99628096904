import { toDutyLink } from '@tischlein/contract/office-pages';
import type { Problem } from '@tischlein/contract/problems';
import type { OpeningDuty } from '@tischlein/domain/shop';
import { listDuties, OPENING_DUTY_WORDS, type ProblemCode, problemMessage } from '@tischlein/wording';

// The HTTP status of each problem code; the wording package has the German message under the same code.
const STATUS = {
  invalidJson: 400,
  invalidRequest: 400,
  imageInvalid: 400,
  paymentMessageInvalid: 400,
  passwordEasy: 400,
  idempotencyKeyInvalid: 400,
  signInFailed: 401,
  signInNeeded: 401,
  forbidden: 403,
  foreignOrigin: 403,
  notFound: 404,
  shopUnknown: 404,
  orderUnknown: 404,
  orderNumberUnknown: 404,
  contractUnknown: 404,
  consentUnknown: 404,
  jobUnknown: 404,
  applicationUnknown: 404,
  linkUnknown: 404,
  loginOff: 404,
  imageUnknown: 404,
  tilesOff: 404,
  dishUnknown: 404,
  couponUnknown: 404,
  staffUnknown: 404,
  paymentAccountUnknown: 404,
  legalEntityUnknown: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  conflictingAction: 409,
  idempotencyKeyReused: 409,
  termsMissing: 409,
  termsOutdated: 409,
  slugTaken: 409,
  pageReserved: 409,
  branchInvalid: 409,
  emailTaken: 409,
  lastOwner: 409,
  refundNotPossible: 409,
  fileUnreadable: 400,
  lossNeedsConsent: 409,
  dutiesMissing: 409,
  dutiesLost: 409,
  shopNotOpen: 409,
  groupUnknown: 404,
  groupNotMember: 403,
  groupOwnerOnly: 403,
  groupFull: 409,
  groupFrozen: 409,
  groupClosed: 409,
  groupOrdered: 409,
  groupUserTaken: 409,
  groupOwnerStays: 409,
  groupStageNotAllowed: 409,
  groupCartChanged: 409,
  groupMoved: 410,
  groupBranchNotAllowed: 409,
  groupNameInvalid: 400,
  ownNameInvalid: 400,
  ibanInvalid: 400,
  deadlineInvalid: 400,
  1: 409,
  2: 409,
  3: 409,
  4: 409,
  5: 409,
  6: 409,
  7: 409,
  8: 409,
  versionConflict: 412,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  versionMissing: 428,
  tooManyRequests: 429,
  headersTooLarge: 431,
  internal: 500,
  paymentUnreachable: 503,
  paymentMessageLater: 503,
  storageFull: 503,
  temporarilyUnavailable: 503,
} as const satisfies Record<ProblemCode, number>;

/** A problem that is sent to the client; thrown by routes and hooks only. */
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

/** Creates the problem with this code; `more` adds fields to its body. */
export function httpProblem(code: ProblemCode, more: Partial<Problem> = {}): HttpProblem {
  return new HttpProblem(STATUS[code], { code, message: problemMessage(code), ...more });
}

/** What is missing for opening, or what an open shop cannot lose (S3 L1). */
export const dutiesProblem = (
  code: 'dutiesMissing' | 'dutiesLost',
  { slug, duties }: { readonly slug: string; readonly duties: readonly OpeningDuty[] },
): HttpProblem =>
  httpProblem(code, {
    message: `${problemMessage(code)} ${listDuties(duties)}`,
    missing: duties.map((duty) => ({
      duty,
      name: OPENING_DUTY_WORDS[duty].name,
      link: toDutyLink(slug, duty),
    })),
  });
