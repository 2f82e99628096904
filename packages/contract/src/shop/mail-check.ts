import { z } from 'zod';
import { mailAddress } from '../wire-values.ts';

export const mailCheckRequest = z.object({ email: mailAddress }).meta({ id: 'MailCheckRequest' });

/** Facts about a mail address before anything is sent to it. */
export const mailCheck = z
  .object({
    isDeliverable: z.boolean().meta({ description: 'false: nothing at its domain takes mails' }),
    suggestion: z.string().nullable().meta({ description: "a known address that may be meant: 'ada@gmail.com'" }),
  })
  .meta({ id: 'MailCheck' });
