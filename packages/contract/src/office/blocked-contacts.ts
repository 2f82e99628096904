import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import { BLOCK_SCOPES } from '@tischlein/domain/guests';
import { z } from 'zod';
import { calendarDate, instant, line } from '../wire-values.ts';

/** A phone number or an e-mail address. */
const contact = line(200).refine(
  (typed) => isEmail(typed) || (/\d/.test(typed) && phoneProblems(typed).length === 0),
  'neither e-mail address nor phone number',
);

export const contactBlockRequest = z
  .object({
    contact,
    scope: z.enum(BLOCK_SCOPES),
    /** For the staff. */
    reason: line(200),
    /** The last day; null: until it is ended. */
    until: calendarDate.nullable().default(null),
  })
  .meta({ id: 'ContactBlockRequest' });
export type ContactBlockRequest = z.input<typeof contactBlockRequest>;
export type ParsedContactBlockRequest = z.output<typeof contactBlockRequest>;

/** Blocked phone numbers and e-mail addresses, newest first. */
export const blockedContacts = z
  .array(
    z.object({
      id: z.string(),
      kind: z.enum(['email', 'phone']),
      /** Masked: '030…32'. */
      shown: z.string(),
      scope: z.enum(BLOCK_SCOPES),
      reason: z.string(),
      until: instant.nullable(),
      blockedAt: instant,
      blockedBy: z.string(),
    }),
  )
  .meta({ id: 'BlockedContacts' });
export type BlockedContacts = z.infer<typeof blockedContacts>;
