import { ORDER_CHANGE_ANSWERS } from '@tischlein/domain/orders';
import { z } from 'zod';
import { cents, instant } from '../wire-values.ts';
import { quote } from './quote.ts';

/** Another version of an order that the restaurant proposes; contains no personal data. */
export const proposedChange = z
  .object({
    id: z.string(),
    reason: z.string(),
    expiresAt: instant,
    quote,
    /** Requested time of the new version; null: as soon as possible. */
    serveAt: instant.nullable(),
    /** '19:25'; '' if the time stays. */
    serveLabel: z.string(),
    /** New total less the present one. */
    difference: cents,
    /** Goes back to how the guest has paid. */
    refund: cents,
    /** Is paid at the door or the counter. */
    due: cents,
  })
  .meta({ id: 'ProposedChange' });
export type ProposedChange = z.infer<typeof proposedChange>;

export const changeAnswer = z.enum(ORDER_CHANGE_ANSWERS);

/** The token of the mailed link; not needed in the browser that has ordered. */
export const changeAnswerRequest = z
  .strictObject({ change: z.string().min(1).max(80), token: z.string().max(200).default('') })
  .meta({ id: 'ChangeAnswerRequest' });
