import { INVOICE_HINDRANCES } from '@tischlein/domain/books';
import { z } from 'zod';
import { invoiceBuyer } from '../shop/electronic-invoice.ts';
import { cents, instant, name } from '../wire-values.ts';

/** What an e-invoice is: the invoice, its taking back because it named something wrong, or what followed a refund or cancellation. */
export const ELECTRONIC_KINDS = ['invoice', 'takenBack', 'refund', 'cancellation'] as const;

/** The e-invoices of an order, made by its guest or by staff, in the order of their numbers. */
export const electronicInvoices = z
  .object({
    documents: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(ELECTRONIC_KINDS),
        issuedAt: instant,
        /** Negative where it takes something back. */
        gross: cents,
        /** The invoice that is valid; false: another one has replaced it. */
        isCurrent: z.boolean(),
      }),
    ),
    /** Of the valid invoice; null: there is none. */
    buyer: invoiceBuyer.nullable(),
    /** Why none can be made, or corrected; null: it can. */
    hindrance: z.enum(INVOICE_HINDRANCES).nullable(),
  })
  .meta({ id: 'ElectronicInvoices' });
export type ElectronicInvoices = z.infer<typeof electronicInvoices>;

/** Takes an e-invoice back and issues another one, once for each key. */
export const electronicCorrection = z
  .object({
    /** Idempotency key made by the office. */
    key: z.uuid(),
    /** Of the invoice that is corrected. */
    number: z.int(),
    buyer: invoiceBuyer,
    /** Both documents say it. */
    reason: name(200),
  })
  .meta({ id: 'ElectronicCorrection' });
export type ElectronicCorrection = z.infer<typeof electronicCorrection>;
