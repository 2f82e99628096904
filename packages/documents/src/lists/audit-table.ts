import type { AuditAuthorKind, AuditDetail } from '@tischlein/domain/audit';
import type { MinuteOfDay } from '@tischlein/domain';
import { timeOfDay } from '@tischlein/wording';
import { auditArea, auditAuthor, auditSentence, writeDetail } from '@tischlein/wording/office';
import { LIST_HEADS, LIST_NAMES } from '@tischlein/wording/documents';
import type { NamedTable } from './table.ts';

interface ListedEntry {
  /** 'YYYY-MM-DD' and minutes since midnight. */
  readonly date: string;
  readonly minute: MinuteOfDay;
  readonly call: string;
  readonly area: string;
  readonly authorKind: AuditAuthorKind;
  readonly author: string;
  readonly device: string;
  readonly subject: string;
  readonly times: number;
  readonly details: readonly AuditDetail[];
}

/** The log of changes. */
export const listAuditTable = (entries: readonly ListedEntry[]): NamedTable => ({
  name: LIST_NAMES.audit,
  head: LIST_HEADS.audit,
  rows: entries.map((entry) => [
    { day: entry.date },
    timeOfDay(entry.minute),
    auditAuthor(entry),
    entry.device,
    auditArea(entry.area),
    auditSentence(entry),
    entry.details.map(writeDetail).join('; '),
  ]),
});
