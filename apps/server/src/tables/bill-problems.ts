import type { BillProblem } from '@tischlein/domain/table';
import type { ProblemCode } from '@tischlein/wording';

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
  | 'refundNotPossible'
  | 'conflictingAction';

/** Rolls a change of a bill back. */
export class TableRefusal extends Error {
  readonly problem: TableProblem;
  /** For people, if it says more than the problem's own sentence. */
  readonly text: string | undefined;

  constructor(problem: TableProblem, text?: string) {
    super(problem);
    this.problem = problem;
    this.text = text;
  }
}

/** The value, or rolls back with the reason. */
export function requireBill<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: BillProblem },
): Value {
  if (!result.ok) throw new TableRefusal(BILL_PROBLEMS[result.problem]);
  return result.value;
}
