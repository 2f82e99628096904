import { normalizeBuyer } from '@tischlein/domain/books';
import { isVatId } from '@tischlein/domain/shop';
import { z } from 'zod';
import { line } from '../wire-values.ts';

const needed = (most: number) => line(most).refine((value) => value.trim() !== '', 'empty');

/** The company that gets an e-invoice, as the invoice names it: blanks around values and in the VAT id are dropped. */
export const invoiceBuyer = z
  .object({
    company: needed(120),
    street: needed(120),
    zip: line(10).refine((value) => /^\d{5}$/.test(value.trim()), 'no postcode'),
    city: needed(80),
    vatId: line(20).refine(isVatId, 'no VAT id'),
    email: line(200)
      .overwrite((value) => value.trim())
      .pipe(z.email()),
    /** Order number or 'Leitweg-ID' of the buyer. */
    reference: line(100).default(''),
  })
  .overwrite(normalizeBuyer)
  .meta({ id: 'InvoiceBuyer' });
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;
