import type { AuditDetail } from '@tischlein/domain/audit';
import { AUDIT } from './audit.ts';
import { AUDIT_TOPICS, AUDIT_VALUES } from './audit-topics.ts';

/** What a detail is about: 'Telefon', 'Margherita'. */
export const auditTopic = ({ topic, name }: AuditDetail): string => name || (AUDIT_TOPICS[topic] ?? topic);

/** 'Telefon: 030 1 → 030 2', 'Margherita, Preis, Lieferung: 8,90 € → 9,40 €' */
export function writeDetail(detail: AuditDetail): string {
  const { before, after, field } = detail;
  const what = [auditTopic(detail), field].filter(Boolean).join(', ');
  return before === null && after === null ? what : `${what}: ${auditValue(before)} → ${auditValue(after)}`;
}

/** What changed of one thing: of a dish, of a delivery zone, of a setting. */
export interface AuditGroup {
  readonly name: string;
  readonly details: readonly AuditDetail[];
}

/** The details of an entry by what they belong to, in the order of their first. */
export const groupDetails = (details: readonly AuditDetail[]): readonly AuditGroup[] =>
  [...Map.groupBy(details, auditTopic)].map(([name, own]) => ({ name, details: own }));

/** A stored value in words. */
export const auditValue = (value: string | null): string =>
  value === null ? AUDIT.nothing : (AUDIT_VALUES[value] ?? value);
