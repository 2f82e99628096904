import { findBuyerGaps, normalizeBuyer } from '@tischlein/domain/books';
import { isEmail } from '@tischlein/domain/checkout';
import { isVatId } from '@tischlein/domain/shop';
import { hasOddMailbox } from '@tischlein/domain/typed';
import { z } from 'zod';
import { line, mailAddress, postcode } from '../wire-values.ts';

const needed = (most: number) => line(most).refine((value) => value !== '', 'empty');

/**
 * The company or public buyer that gets an e-invoice, as the invoice names it: blanks around values and in the VAT id are dropped. A
 * public buyer has a Leitweg-ID instead of a VAT id; without a mail address, the one of the order is taken.
 */
export const invoiceBuyer = z
  .object({
    company: needed(120),
    street: needed(120),
    zip: postcode.refine((value) => /^\d{5}$/.test(value), 'no postcode'),
    city: needed(80),
    vatId: line(20)
      .refine((value) => value === '' || isVatId(value), 'no VAT id')
      .default(''),
    email: mailAddress
      .refine((value) => value === '' || (isEmail(value) && !hasOddMailbox(value)), 'no mail address')
      .default(''),
    /** Order number or 'Leitweg-ID' of the buyer. */
    reference: line(100).default(''),
  })
  .superRefine((buyer, context) => {
    for (const field of findBuyerGaps(buyer)) context.addIssue({ code: 'custom', path: [field], message: 'empty' });
  })
  .overwrite(normalizeBuyer)
  .meta({ id: 'InvoiceBuyer' });
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;
