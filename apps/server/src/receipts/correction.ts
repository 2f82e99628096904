import { type Cents, subtract } from '@tischlein/domain';
import { correctVat } from '@tischlein/domain/orders';
import type { VatPart } from '@tischlein/domain/pricing';
import type { ReceiptContent } from '@tischlein/documents/receipts';
import type { StoredChange } from '../orders/order-changes.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { writeInvoice } from './write-invoice.ts';

/** What a change that the guest has accepted makes of the invoice. */
export function calculateCorrection(
  changes: readonly StoredChange[],
  id: string,
): { readonly vat: readonly VatPart[]; readonly amount: Cents } {
  const change = changes.find(({ change_id }) => change_id === id);
  const [before, after] = [change?.quote_before ?? null, change?.quote_after ?? null];
  if (!before || !after) throw new Error(`no accepted change ${id}`);
  return { vat: correctVat(before.vat, after.vat), amount: subtract(after.steps.TOTAL, before.steps.TOTAL) };
}

interface Correction {
  readonly changes: readonly StoredChange[];
  /** Id of the change. */
  readonly cause: string;
  readonly number: number;
  readonly now: string;
}

/** The whole order as it is with the change, as an invoice would list it. */
export function listNewLines(order: StoredOrder, { changes, cause, number, now }: Correction): ReceiptContent['lines'] {
  const quote = changes.find(({ change_id }) => change_id === cause)?.quote_after ?? order.quote;
  return writeInvoice({ ...order, quote, total: quote.steps.TOTAL }, { number, now }).content.lines;
}
