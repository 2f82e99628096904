/**
 * Who changed something: a person, a device that a shift shares, a waiter at the tables, another system by its API key, a command on
 * the server.
 */
export const AUDIT_AUTHOR_KINDS = ['person', 'device', 'waiter', 'key', 'command'] as const;
export type AuditAuthorKind = (typeof AUDIT_AUTHOR_KINDS)[number];

/**
 * What a failed try was about, by which the audit log calls it: `failed:password`. `locked`: refused without a look, because too many
 * were wrong.
 */
export const FAILED_TRIES = ['password', 'code', 'passkey', 'pin', 'waiterPassword', 'locked'] as const;
export type FailedTry = (typeof FAILED_TRIES)[number];

/** One thing that changed. */
export interface AuditDetail {
  /** The setting, or the part of the menu: 'restaurantName', 'dishes'. */
  readonly topic: string;
  /** The item that it belongs to: a dish, a delivery zone; '' for settings. */
  readonly name: string;
  /** What of it: 'Preis, Lieferung'; absent: all of it. */
  readonly field?: string | undefined;
  /** Short values only; null: none, or too long to show. */
  readonly before: string | null;
  readonly after: string | null;
}

/** How long the log is kept, in months. */
export const AUDIT_MONTHS = [6, 12, 24, 36, 60] as const;
export type AuditMonths = (typeof AUDIT_MONTHS)[number];
export const DEFAULT_AUDIT_MONTHS: AuditMonths = 24;

export const MOST_DETAILS = 40;
const MOST_CHARACTERS = 120;

/** The fields of two versions of a document that differ, with their values if these are short. */
export function listAuditDetails(before: object, after: object): readonly AuditDetail[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)))
    .slice(0, MOST_DETAILS)
    .map((topic) => ({ topic, name: '', before: toShortText(old.get(topic)), after: toShortText(now.get(topic)) }));
}

/** A value that fits into a line; null: none, or too long. */
export function toShortText(value: unknown): string | null {
  if (typeof value === 'string') return value !== '' && value.length <= MOST_CHARACTERS ? value : null;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
