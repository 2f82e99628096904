import { AUDIT_AUTHOR_KINDS, type AuditAuthorKind, type AuditDetail } from '@tischlein/domain/audit';
import { auditTopic, auditValue } from './audit-details.ts';
import { AUDIT_TOPICS, AUDIT_VALUES } from './audit-topics.ts';
import { AUDIT, AUDIT_SENTENCES, auditAuthor, auditHeading, AUTHOR_KINDS } from './audit.ts';

interface ShownEntry {
  readonly call: string;
  readonly authorKind: AuditAuthorKind;
  readonly author: string;
  readonly device: string;
  readonly subject: string;
  readonly times: number;
  readonly details: readonly AuditDetail[];
}

/** The words of a search, without regard to capitals: 'GERÄT Straße' becomes 'gerät', 'strasse'. */
export const readAuditWords = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether the page shows all words of a search in an entry. */
export function showsAuditWords(entry: ShownEntry, words: readonly string[]): boolean {
  const shown = fold(
    [auditHeading(entry), auditAuthor(entry), entry.device, ...entry.details.flatMap(listShown)].join('\n'),
  );
  return words.every((word) => shown.includes(word));
}

const listShown = (detail: AuditDetail): readonly string[] => [
  auditTopic(detail),
  detail.field ?? '',
  ...(detail.before === null ? [] : [auditValue(detail.before)]),
  ...(detail.before === null && detail.after === null ? [] : [auditValue(detail.after)]),
];

/** The stored keys whose German holds a word. */
export interface AuditKeys {
  readonly calls: readonly string[];
  readonly authorKinds: readonly AuditAuthorKind[];
  /** Topics and values of details. */
  readonly inDetails: readonly string[];
  /** A value that is absent reads so. */
  readonly isNothing: boolean;
}

export const findAuditKeys = (word: string): AuditKeys => ({
  calls: listKeys(AUDIT_SENTENCES, word),
  authorKinds: AUDIT_AUTHOR_KINDS.filter((kind) => fold(AUTHOR_KINDS[kind]).includes(word)),
  inDetails: [...listKeys(AUDIT_TOPICS, word), ...listKeys(AUDIT_VALUES, word)],
  isNothing: AUDIT.nothing.includes(word),
});

const listKeys = (names: Readonly<Record<string, string>>, word: string): readonly string[] =>
  Object.entries(names).flatMap(([key, name]) => (fold(name).includes(word) ? [key] : []));

const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
