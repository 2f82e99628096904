import { KEYED_TABLES, type TableName } from '../db/table-keys.ts';

/**
 * What a backup leaves out. Sessions: people sign in again on a copy. Geocoded addresses, which can be looked up again; visits, so
 * that withdrawn consent leaves nothing; figures and the index of shops, which are calculated again; unsaved looks; push
 * subscriptions and their keys, and print jobs, because a copy must not notify guests or print twice; mails that no mail server
 * took, with the counts that protect them, and practice payments; the check of SECRET_KEY, so that a backup can be restored with a
 * new one if the old one is lost; and that the first owner has not signed in yet. A database that moves takes all of it along.
 */
const LEFT_OUT: ReadonlySet<TableName> = new Set([
  'geocoded_addresses',
  'print_jobs',
  'visits',
  'staff_sessions',
  'staff_links',
  'passkey_challenges',
  'account_sessions',
  'waiter_sessions',
  'account_links',
  'shared_limits',
  'push_subscriptions',
  'push_keys',
  'shift_browsers',
  'look_drafts',
  'figure_days',
  'figure_cursors',
  'shop_index',
  'shop_extracts',
  'written_mails',
  'guest_erasures',
  'practice_entries',
  'secret_key_checks',
  'first_sign_ins',
  'backup_runs',
]);

/** Everything that a move takes along: all but which servers are running. */
export const MOVED_TABLES = KEYED_TABLES.filter(([name]) => name !== 'heartbeats');

/** The tables that a backup holds. */
export const COPIED_TABLES = MOVED_TABLES.filter(([name]) => !LEFT_OUT.has(name));

/** Emptied before a backup is restored, in this order: all tables but the one that tells of the installation's own backups. */
export const EMPTIED_TABLES: readonly TableName[] = KEYED_TABLES.map(([name]) => name)
  .filter((name) => name !== 'backup_runs')
  .toReversed();
