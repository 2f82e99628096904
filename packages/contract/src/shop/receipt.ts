import { RECEIPT_KINDS } from '@tischlein/domain/orders';
import { z } from 'zod';
import { ofGuest } from '../guest-fields.ts';
import { cents, instant } from '../wire-values.ts';
import { vatPart } from './quote.ts';

const row = z.object({ name: z.string(), amount: z.string() });
const vatAmounts = z.object({ net: z.string(), vat: z.string(), gross: z.string() });

const content = z.object({
  title: z.string(),
  /** Why the receipt is void; '' if it is valid. */
  void: z.string(),
  seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
  /** Only for the session that ordered (S3 K8); otherwise empty. */
  buyer: ofGuest(z.array(z.string()), []),
  /** Number, date, time of supply, payment. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  lines: z.array(
    z.object({
      amount: z.string(),
      title: z.string(),
      details: z.array(z.string()),
      /** '7 %', '7 % / 19 %' */
      rates: z.string(),
      price: z.string(),
      /** Whose it is, in a group's order; absent: of no person, or from before it was kept. */
      person: ofGuest(z.exactOptional(z.string()), undefined),
    }),
  ),
  sums: z.array(row.extend({ kind: z.enum(['plain', 'saving', 'total']) })),
  vat: z.object({ rows: z.array(vatAmounts.extend({ rate: z.string() })), total: vatAmounts }),
  /** Only on receipts from before refunds had documents of their own. */
  refunds: z.array(row.extend({ vat: z.array(z.string()) })),
  notes: z.array(z.string()),
});

/** A receipt in words and amounts, as shown on the page and printed in the PDF, and the documents that name it. */
export const receipt = content.extend({ followUps: z.array(content) }).meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

/** A document as stored, with its amounts in cents (S3 L3). It never changes. */
export const receiptDocument = z.object({
  kind: z.enum(RECEIPT_KINDS),
  number: z.int(),
  /** The number of the first document that this one names. */
  names: z.int().nullable(),
  issuedAt: instant,
  orderNumber: z.int(),
  gross: cents,
  vat: z.array(vatPart),
  articles: z.array(z.object({ name: z.string(), amount: z.int(), price: cents, deposit: cents })),
  /** What a receipt from before says, so that no document of its own says it. */
  covers: z.exactOptional(z.array(z.object({ kind: z.enum(RECEIPT_KINDS), cause: z.string() }))),
  content,
});
export type ReceiptDocument = z.infer<typeof receiptDocument>;

/** The documents of a period, oldest first. */
export const receiptExport = z.object({ receipts: z.array(receiptDocument) }).meta({ id: 'ReceiptExport' });
