import { z } from 'zod';
import { line } from '../wire-values.ts';

const needed = (most: number) => line(most).refine((value) => value.trim() !== '', 'empty');

/** The company that gets an e-invoice. Spaces in the VAT id are ignored. */
export const invoiceBuyer = z
  .object({
    company: needed(120),
    street: needed(120),
    zip: line(10).refine((value) => /^\d{5}$/.test(value.trim()), 'no postcode'),
    city: needed(80),
    vatId: line(20).refine(
      (value) => /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(value.replaceAll(' ', '').toUpperCase()),
      'no VAT id',
    ),
    email: line(200).pipe(z.email()),
    /** Order number or 'Leitweg-ID' of the buyer. */
    reference: line(100).default(''),
  })
  .meta({ id: 'InvoiceBuyer' });
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;
