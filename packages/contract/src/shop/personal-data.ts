import { KEPT_REASONS, PERSONAL_FACTS, PERSONAL_PARTS } from '@tischlein/domain/guests';
import { z } from 'zod';
import { calendarDate, exactLine, instant, mailAddress } from '../wire-values.ts';

const facts = z.partialRecord(z.enum(PERSONAL_FACTS), z.string());

/** Something stored about a guest. */
export const personalEntry = z.object({
  part: z.enum(PERSONAL_PARTS),
  facts,
  /** Id of the order, for links. */
  order: z.exactOptional(z.string()),
  /** Stays after a deletion, and until when; null: no fixed day. */
  kept: z.exactOptional(z.object({ reason: z.enum(KEPT_REASONS), until: calendarDate.nullable() })),
});

export const personalDataLinkRequest = z.object({ email: mailAddress });

/** The token of a mailed link; null: the account that is signed in. */
export const personalDataRequest = z.object({ token: exactLine(600).nullable().default(null) });

/** Everything that the shop, and branches with the same accounts, have stored about a guest (Art. 15, 20 GDPR). */
export const personalData = z
  .object({
    email: z.string(),
    shops: z.array(z.object({ shop: z.string(), entries: z.array(personalEntry) })),
    hindrances: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('order'), number: z.int() }),
        z.object({ kind: z.literal('refund'), number: z.int() }),
        z.object({ kind: z.literal('reservation'), startsAt: instant }),
      ]),
    ),
    madeAt: instant,
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof personalData>;

/** What stays after a deletion, with the reason and the day on which it is deleted, too. */
export const erasure = z.object({ kept: z.array(personalEntry) }).meta({ id: 'Erasure' });
export type Erasure = z.infer<typeof erasure>;
