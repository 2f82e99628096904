/** Documents about an order: the first, and those that name it (S3 L3). */
export const RECEIPT_KINDS = ['invoice', 'correction', 'payment', 'refund', 'cancellation'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

export interface ReceiptCause {
  readonly kind: ReceiptKind;
  /** Change, payment or refund; '' for the invoice and its cancellation. */
  readonly cause: string;
}

/** What happened to an order, as far as it needs documents. */
export interface ReceiptFacts {
  /** The restaurant has the order. */
  readonly isReleased: boolean;
  /** It was refused or cancelled. */
  readonly isEnded: boolean;
  /** Changes that the guest has accepted, oldest first. */
  readonly changes: readonly string[];
  /** Payments that were captured, and refunds that were made. */
  readonly payments: readonly string[];
  readonly refunds: readonly string[];
}

/** The documents that an order lacks, in the order of their numbers. Nothing is issued about an order without an invoice. */
export function listDueReceipts(facts: ReceiptFacts, issued: readonly ReceiptCause[]): ReceiptCause[] {
  if (!facts.isReleased) return [];
  const wanted: readonly ReceiptCause[] = [
    { kind: 'invoice', cause: '' },
    ...facts.changes.map((cause) => ({ kind: 'correction', cause }) as const),
    ...facts.payments.map((cause) => ({ kind: 'payment', cause }) as const),
    ...facts.refunds.map((cause) => ({ kind: 'refund', cause }) as const),
    ...(facts.isEnded ? [{ kind: 'cancellation', cause: '' } as const] : []),
  ];
  return wanted.filter(({ kind, cause }) => !issued.some((each) => each.kind === kind && each.cause === cause));
}
