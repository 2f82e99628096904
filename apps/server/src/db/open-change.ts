import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import type { AuditAuthorKind, AuditDetail } from '@tischlein/domain/audit';
import { type CompiledQuery, type OperationNode, type QueryResult, TableNode } from 'kysely';
import type { Tables } from './tables.ts';

/** Who makes a change, and by which call or command. */
export interface ChangeOrigin {
  /** '': about no shop. */
  readonly shopId: ShopId | '';
  readonly call: string;
  readonly area: string;
  readonly at: string;
  readonly author: { readonly kind: AuditAuthorKind; readonly name: string; readonly device: string };
}

/** A change while its call runs: its transactions add to it, and write it as an entry of the audit log. */
export interface OpenChange extends Omit<ChangeOrigin, 'area'> {
  readonly id: string;
  area: string;
  subject: string;
  details: readonly AuditDetail[];
  /** A row was changed that people would call a change. */
  hasWritten: boolean;
  isOver: boolean;
}

/** Technical tables, whose changes are no changes of the shop: limits, queues, counters, unsaved drafts. */
const TECHNICAL_TABLES: readonly (keyof Tables)[] = [
  'audit_log',
  'shared_limits',
  'outbox',
  'shop_counters',
  'order_keys',
  'heartbeats',
  'passkey_challenges',
  'look_drafts',
  'legal_texts',
  'price_history',
  'webhook_deliveries',
  'webhook_attempts',
  'figure_days',
  'figure_cursors',
  'shop_index',
  'shop_extracts',
  'written_mails',
  'guest_erasures',
  'practice_entries',
  'own_values',
];

const changes = new AsyncLocalStorage<OpenChange | null>();

/** Runs the work of a call or command as one change: what it writes leaves one entry in the audit log. */
export async function runAsChange<Result>(origin: ChangeOrigin, work: () => Promise<Result>): Promise<Result> {
  const change: OpenChange = {
    ...origin,
    id: randomUUID(),
    subject: '',
    details: [],
    hasWritten: false,
    isOver: false,
  };
  try {
    return await changes.run(change, work);
  } finally {
    // Background work that the call has woken is not part of it.
    change.isOver = true;
  }
}

/** Runs a part of a change as one of its own, by the same author: many orders that one call moves have an entry each. */
export const runAsOwnChange = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const change = findOpenChange();
  return change ? runAsChange(change, work) : work();
};

/** The change that is being made; null: a guest's, or the server's own. */
export function findOpenChange(): OpenChange | null {
  const change = changes.getStore();
  return change && !change.isOver ? change : null;
}

/** Continues a change in a transaction, which may run in the context of another call. */
export const continueChange = <Result>(change: OpenChange | null, work: () => Result): Result =>
  changes.run(change, work);

/** Says what the change is about, for the audit log: a number, a name. Never a guest's data. */
export function nameChange(subject: string): void {
  const change = findOpenChange();
  if (change) change.subject = subject;
}

/** Adds what changes, for the audit log. Never a secret or a guest's data. */
export function describeChange(details: readonly AuditDetail[]): void {
  const change = findOpenChange();
  if (change) change.details = [...change.details, ...details];
}

/** Files the change under the area of what it changes, for the audit log, unless its call has an area of its own. */
export function fileChange(area: string): void {
  const change = findOpenChange();
  if (change?.area === 'shop') change.area = area;
}

/** Marks the change as one that has written: what replaces whole tables is not watched. */
export function markChange(): void {
  const change = findOpenChange();
  if (change) change.hasWritten = true;
}

/** Watches the queries of a change for rows that were changed. */
export function watchQuery({ query }: CompiledQuery, { numAffectedRows, rows }: QueryResult<unknown>): void {
  const change = findOpenChange();
  if (!change || change.hasWritten) return;
  const table = findWrittenTable(query);
  const isTechnical = TECHNICAL_TABLES.some((each) => each === table);
  if (table !== null && !isTechnical && (rows.length > 0 || (numAffectedRows ?? 0n) > 0n)) change.hasWritten = true;
}

function findWrittenTable(node: CompiledQuery['query']): string | null {
  switch (node.kind) {
    case 'InsertQueryNode':
      return readName(node.into);
    case 'UpdateQueryNode':
      return readName(node.table);
    case 'DeleteQueryNode':
      return readName(node.from.froms[0]);
    default:
      return null;
  }
}

const readName = (node: OperationNode | undefined): string | null =>
  node && TableNode.is(node) ? node.table.identifier.name : null;
