import { type Cents, fail, type Result } from '@tischlein/domain';
import type { BillProblem } from '@tischlein/domain/table';
import { moneyBackProblemText, type ProblemCode } from '@tischlein/wording';
import { refuse } from '../http/errors.ts';

/** The answer to each reason why the rules of bills refuse a command. */
const BILL_PROBLEMS = {
  cleared: 'tableCleared',
  unknownLine: 'tableItemUnknown',
  unknownPart: 'tableItemUnknown',
  tooSmall: 'tableRefundTooSmall',
  tooLarge: 'tableRefundTooLarge',
  nothingDue: 'nothingDue',
  paymentPending: 'tablePaymentPending',
  dividedOtherwise: 'dividedOtherwise',
  released: 'nothingDue',
  unpaid: 'tableUnpaid',
  partlyPaid: 'tableItemPaid',
} as const satisfies Record<BillProblem, ProblemCode>;

/** Why a request about a table is refused. */
export type TableProblem =
  | (typeof BILL_PROBLEMS)[BillProblem]
  | 'billChanged'
  | 'amountTooSmall'
  | 'roundsWait'
  | 'idempotencyKeyReused'
  | 'orderUnknown'
  | 'conflictingAction'
  /** A refund beyond the limit of its order; this much is left of it. */
  | { readonly code: 'aboveLimit'; readonly left: Cents };

/** The answer to a refused request. */
export const refuseAtTable = (problem: TableProblem) =>
  typeof problem === 'string'
    ? refuse(problem)
    : refuse('refundNotPossible', { message: moneyBackProblemText(problem.code, problem.left) });

/** The result of a rule of bills, with the problem that a request is answered with. */
export const toTableResult = <Value>(result: Result<Value, BillProblem>): Result<Value, TableProblem> =>
  result.ok ? result : fail(BILL_PROBLEMS[result.problem]);
