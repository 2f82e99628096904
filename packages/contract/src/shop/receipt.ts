import { z } from 'zod';

const row = z.object({ name: z.string(), amount: z.string() });
const vatAmounts = z.object({ net: z.string(), vat: z.string(), gross: z.string() });

/** GET …/receipt/{orderId}: a receipt in words and amounts, as the page shows and the PDF prints it. */
export const receipt = z
  .object({
    title: z.string(),
    /** Why it does not count; '': it does. */
    void: z.string(),
    seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
    /** Only for the session that ordered (spec 3 K8); empty for all others. */
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
