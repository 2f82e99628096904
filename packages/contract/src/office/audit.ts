import { AUDIT_AUTHOR_KINDS } from '@tischlein/domain/audit';
import { STAFF_AREAS } from '@tischlein/domain/staff';
import { z } from 'zod';
import { calendarDate, instant, line } from '../wire-values.ts';

/** The areas of changes: those of permissions, and the own account. */
export const AUDIT_AREAS = [...STAFF_AREAS, 'own', 'session', 'command'] as const;

/** What to look for in the audit log; without anything: all of it. */
export const auditRequest = z
  .object({
    /** Words that the page shows of an entry, in capitals or not; '': everything. */
    text: line(100).default(''),
    author: line(254).nullable().default(null),
    area: z.enum(AUDIT_AREAS).nullable().default(null),
    /** The first and the last day. */
    from: calendarDate.nullable().default(null),
    to: calendarDate.nullable().default(null),
    /** `next` of the page before. */
    behind: line(100).nullable().default(null),
  })
  .meta({ id: 'AuditRequest' });
export type AuditRequest = z.input<typeof auditRequest>;
export type ParsedAuditRequest = z.output<typeof auditRequest>;

/** A change, or a failed try to sign in; without secrets and data of guests. */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** Name of the call in this description, 'command:import', or 'failed:password'. */
  call: z.string(),
  area: z.string(),
  authorKind: z.enum(AUDIT_AUTHOR_KINDS),
  author: z.string(),
  device: z.string(),
  /** What it was about: the number of an order, the name of a key. */
  subject: z.string(),
  /** How often it happened within the hour; more than once for failed tries only, whose `call` begins with 'failed:'. */
  times: z.int().min(1),
  details: z.array(
    z.object({
      topic: z.string(),
      name: z.string(),
      /** What of the item; absent: all of it. */
      field: z.string().optional(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEntries = z
  .object({
    entries: z.array(auditEntry),
    /** Everybody who is in the log. */
    authors: z.array(z.string()),
    /** How many months the log of this shop goes back. */
    months: z.int(),
    /** Where the next page continues; null: there is none. */
    next: z.string().nullable(),
  })
  .meta({ id: 'AuditEntries' });
export type AuditEntries = z.infer<typeof auditEntries>;
