import { refund } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { refundRates, type RefundToTax, type TaxedRefund, splitRefundVat } from '@tischlein/domain/payments';
import type { RateAmount, VatPart } from '@tischlein/domain/pricing';
import { jsonColumn } from '../db/json-column.ts';
import type { Row } from '../db/tables.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

export const refundLinesColumn = jsonColumn('refunds.lines', refund.shape.lines);
export const refundVatColumn = jsonColumn('refunds.vat', refund.shape.vat);

type Counting = Pick<Row<'refunds'>, 'payment_id' | 'amount' | 'lines' | 'vat' | 'state'>;

/** Splits a refund by VAT rate, after the earlier refunds of the same payment that have not failed. */
export function calculateRefundRates(
  { quote }: StoredOrder,
  refunds: readonly Counting[],
  { payment_id, ...refund }: RefundToTax & Pick<Row<'refunds'>, 'payment_id'>,
): readonly RateAmount[] {
  const lines = quote.lines.map(({ vat = [] }) => ({ vat }));
  const before = refunds.filter((other) => other.payment_id === payment_id && other.state !== 'failed');
  return refundRates({ vat: quote.vat, lines }, before.map(toTaxedRefund), refund);
}

/** Returns the VAT of completed refunds by id. Later refunds do not change it. */
export function calculateRefundVat(refunds: readonly Row<'refunds'>[]): ReadonlyMap<string, readonly VatPart[]> {
  const made = refunds.filter(({ state }) => state === 'done').toSorted(compareByEnd);
  const byPayment = Map.groupBy(made, ({ payment_id }) => payment_id);
  return new Map(
    [...byPayment.values()].flatMap((group) => {
      const vat = splitRefundVat(group.map(readRefundRates));
      return group.map(({ refund_id }, index) => [refund_id, vat[index] ?? []] as const);
    }),
  );
}

export const readRefundLines = ({ lines }: Pick<Row<'refunds'>, 'lines'>): RefundToTax['lines'] =>
  refundLinesColumn.read(lines);

const readRefundRates = ({ vat }: Pick<Row<'refunds'>, 'vat'>): readonly RateAmount[] => refundVatColumn.read(vat);

const toTaxedRefund = (refund: Counting): TaxedRefund => ({
  amount: toCents(refund.amount),
  lines: readRefundLines(refund),
  vat: readRefundRates(refund),
});

export const compareByEnd = (left: Row<'refunds'>, right: Row<'refunds'>): number =>
  (left.finished_at ?? '').localeCompare(right.finished_at ?? '') || left.refund_id.localeCompare(right.refund_id);
