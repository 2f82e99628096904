import { z } from 'zod';

const row = z.object({ name: z.string(), amount: z.string() });
const vatAmounts = z.object({ net: z.string(), vat: z.string(), gross: z.string() });

/** A receipt in words and amounts, as shown on the page and printed in the PDF. */
export const receipt = z
  .object({
    title: z.string(),
    /** Why the receipt is void; '' if it is valid. */
    void: z.string(),
    seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
    /** Only for the session that ordered (S3 K8); otherwise empty. */
    buyer: z.array(z.string()),
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
      }),
    ),
    sums: z.array(row.extend({ kind: z.enum(['plain', 'saving', 'total']) })),
    vat: z.object({ rows: z.array(vatAmounts.extend({ rate: z.string() })), total: vatAmounts }),
    refunds: z.array(row.extend({ vat: z.array(z.string()) })),
    notes: z.array(z.string()),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;
