import { type Cents, NO_CENTS, subtract } from '@tischlein/domain';
import type { ReceiptKind } from '@tischlein/domain/orders';
import { type VatPart, vatTable } from '@tischlein/domain/pricing';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { euro, paymentMethodName } from '@tischlein/wording';
import { RECEIPT_FACTS, RECEIPT_NOTES, receiptTitle } from '@tischlein/wording/documents';
import { type ReceiptContent, vatText } from './receipt-content.ts';

export interface FollowUp {
  readonly kind: Exclude<ReceiptKind, 'invoice'>;
  readonly number: number;
  /** '16.11.2026, 10:12' */
  readonly issuedAt: string;
  /** The first document, which this one names. */
  readonly first: Pick<ReceiptContent, 'title' | 'seller'> & { readonly issuedAt: string };
  readonly orderNumber: number;
  /** Negative where it goes back to the guest. */
  readonly amount: Cents;
  /** What of the amount is tip, with its sign. */
  readonly tip: Cents;
  readonly paymentMethod: PaymentMethod | null;
  /** Of a correction: the whole order as it is now. */
  readonly lines?: ReceiptContent['lines'];
  /** Changes of the VAT; empty: a payment, or another document has changed it. */
  readonly vat: readonly VatPart[];
}

/** A correction, payment, refund or cancellation: a document of its own that names the first (S3 L3, § 14 (4) UStG). */
export function followUpContent(followUp: FollowUp): ReceiptContent {
  const { kind, number, issuedAt, first, orderNumber, amount, tip, paymentMethod, vat } = followUp;
  const isMoney = kind !== 'cancellation' && kind !== 'correction';
  return {
    title: receiptTitle(kind, number),
    void: '',
    seller: first.seller,
    buyer: [],
    facts: [
      { name: RECEIPT_FACTS.number, value: String(number) },
      { name: RECEIPT_FACTS.issuedAt, value: RECEIPT_FACTS.time(issuedAt) },
      { name: RECEIPT_FACTS.belongsTo, value: RECEIPT_FACTS.first(first.title, first.issuedAt) },
      { name: RECEIPT_FACTS.order, value: String(orderNumber) },
      ...(isMoney ? [{ name: RECEIPT_FACTS.payment, value: paymentMethodName(paymentMethod) }] : []),
    ],
    lines: followUp.lines ?? [],
    sums: [...tipRows(amount, tip), { name: RECEIPT_FACTS.amounts[kind], amount: euro(amount), kind: 'total' }],
    vat: vatText(vatTable(vat)),
    refunds: [],
    notes: listNotes(followUp),
  };
}

/** A tip that is given back is named apart, as on the invoice (S3 W13). */
const tipRows = (amount: Cents, tip: Cents): ReceiptContent['sums'] =>
  tip === NO_CENTS
    ? []
    : [
        ...(amount === tip
          ? []
          : [{ name: RECEIPT_FACTS.order, amount: euro(subtract(amount, tip)), kind: 'plain' as const }]),
        { name: RECEIPT_FACTS.tip, amount: euro(tip), kind: 'plain' },
      ];

function listNotes({ kind, first, amount, tip, vat }: FollowUp): string[] {
  if (kind === 'cancellation') return [RECEIPT_NOTES.cancelled(first.title)];
  if (kind === 'correction') return [RECEIPT_NOTES.corrected(first.title)];
  if (kind === 'refund' && vat.length === 0 && amount < tip) return [RECEIPT_NOTES.vatCorrected];
  return [];
}
