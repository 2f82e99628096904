import type { AuditAuthorKind, AuditDetail } from '@tischlein/domain/audit';
import type { MinuteOfDay } from '@tischlein/domain';
import { longDate, timeOfDay } from '@tischlein/wording';
import { auditArea, auditAuthor, auditSentence, writeDetail } from '@tischlein/wording/office';
import { LIST_HEADS } from '@tischlein/wording/documents';
import { toCsv } from './csv.ts';

interface CsvEntry {
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

/** The log as a file. */
export const auditCsv = (entries: readonly CsvEntry[]): string =>
  toCsv([
    LIST_HEADS.audit,
    ...entries.map((entry) => [
      longDate(entry.date),
      timeOfDay(entry.minute),
      auditAuthor(entry),
      entry.device,
      auditArea(entry.area),
      auditSentence(entry),
      entry.details.map(writeDetail).join('; '),
    ]),
  ]);
