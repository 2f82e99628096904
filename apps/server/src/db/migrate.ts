import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Engine, Writer } from './database.ts';
import { firstOrder } from './migrations/0001-first-order.ts';
import { slotsAndPauses } from './migrations/0002-slots-and-pauses.ts';
import { geocodedAddresses } from './migrations/0003-geocoded-addresses.ts';
import { payments } from './migrations/0004-payments.ts';
import { couponReservations } from './migrations/0005-coupon-reservations.ts';
import { stock } from './migrations/0006-stock.ts';
import { abandonedOrders } from './migrations/0007-given-up-orders.ts';
import { advertisingText } from './migrations/0008-advertising-text.ts';
import { sellers } from './migrations/0009-sellers.ts';
import { withdrawals } from './migrations/0010-withdrawals.ts';
import { advertisingConsents } from './migrations/0011-advertising-consents.ts';
import { accounts } from './migrations/0012-accounts.ts';
import { typedJobs } from './migrations/0013-typed-jobs.ts';
import { readableShops } from './migrations/0014-readable-shops.ts';
import { declarationConfirmations } from './migrations/0021-declaration-confirmations.ts';
import { priceHistory } from './migrations/0015-price-history.ts';
import { sharedLimits } from './migrations/0016-shared-limits.ts';
import { acceptedTerms } from './migrations/0017-accepted-terms.ts';
import { receipts } from './migrations/0018-receipts.ts';
import { heartbeats } from './migrations/0019-heartbeats.ts';
import { legalEntities } from './migrations/0020-legal-entities.ts';
import { lookDrafts } from './migrations/0035-look-drafts.ts';
import { shopStates } from './migrations/0022-shop-states.ts';
import { groupOrders } from './migrations/0023-group-orders.ts';
import { groupMoves } from './migrations/0024-group-moves.ts';
import { jobApplications } from './migrations/0025-job-applications.ts';
import { tables } from './migrations/0026-tables.ts';
import { couponSeries } from './migrations/0034-coupon-series.ts';
import { smsCodes } from './migrations/0031-sms-codes.ts';
import { pushSubscriptions } from './migrations/0030-push-subscriptions.ts';
import { reservations } from './migrations/0027-reservations.ts';
import { feedback } from './migrations/0028-feedback.ts';
import { people } from './migrations/0036-people.ts';
import { tours } from './migrations/0049-tours.ts';
import { escalation } from './migrations/0044-escalation.ts';
import { printing } from './migrations/0045-printing.ts';
import { shifts } from './migrations/0046-shifts.ts';
import { shopChanges } from './migrations/0056-shop-changes.ts';
import { sharedByNodes } from './migrations/0060-shared-by-nodes.ts';
import { telephoneAndChanges } from './migrations/0048-telephone-and-changes.ts';
import { passkeys } from './migrations/0039-passkeys.ts';
import { orderArchive } from './migrations/0043-order-archive.ts';
import { visits } from './migrations/0029-visits.ts';
import { integrations } from './migrations/0037-integrations.ts';
import { figures } from './migrations/0041-figures.ts';
import { dailyOverviews } from './migrations/0042-daily-overviews.ts';
import { backupRuns } from './migrations/0055-backup-runs.ts';
import { searchedArticles } from './migrations/0053-searched-articles.ts';
import { correctionsAndMonthlyMails } from './migrations/0054-corrections-and-monthly-mails.ts';
import { auditLog } from './migrations/0050-audit-log.ts';
import { blockedContacts } from './migrations/0051-blocked-contacts.ts';
import { guests } from './migrations/0052-guests.ts';
import { menuChanges } from './migrations/0033-menu-changes.ts';
import { shopIndex } from './migrations/0057-shop-index.ts';
import { giftsOfChanges } from './migrations/0059-gifts-of-changes.ts';
import { ordersByMonth } from './migrations/0062-orders-by-month.ts';
import { groupTimesAndNames } from './migrations/0070-group-times-and-names.ts';
import { boundWaiterSessions } from './migrations/0074-bound-waiter-sessions.ts';
import { orderIdsByTime } from './migrations/0065-order-ids-by-time.ts';
import { seriesRequests } from './migrations/0066-series-requests.ts';
import { tableVisits } from './migrations/0068-table-visits.ts';
import { openTries } from './migrations/0076-open-tries.ts';
import { failedTries } from './migrations/0077-failed-tries.ts';
import { legalQuotes } from './migrations/0078-legal-quotes.ts';
import { storedMails } from './migrations/0079-stored-mails.ts';
import { urgentJobs } from './migrations/0063-urgent-jobs.ts';
import { guestErasures } from './migrations/0064-guest-erasures.ts';
import { secretKeyChecks } from './migrations/0047-secret-key-checks.ts';
import { firstSignIns } from './migrations/0058-first-sign-ins.ts';
import { migrationKinds } from './migrations/0061-migration-kinds.ts';

/** SQL that differs between the engines. */
export interface ColumnTypes {
  readonly engine: 'sqlite' | 'postgres';
  /** Type of a 64-bit integer. */
  readonly bigint: string;
  readonly bytes: string;
  /** Suffix of a table: makes SQLite check types as PostgreSQL always does. */
  readonly strict: string;
  /** Suffix of a table with small rows: SQLite stores them in key order. */
  readonly keyed: string;
}

export const SQLITE_TYPES: ColumnTypes = {
  engine: 'sqlite',
  bigint: 'integer',
  bytes: 'blob',
  strict: 'strict',
  keyed: 'strict, without rowid',
};
export const POSTGRES_TYPES: ColumnTypes = {
  engine: 'postgres',
  bigint: 'bigint',
  bytes: 'bytea',
  strict: '',
  keyed: '',
};

interface Migration {
  readonly name: string;
  readonly statements: (types: ColumnTypes) => readonly string[];
  /** Whether an older version cannot run any more (decision 066); it refuses to start. */
  readonly isContraction?: boolean;
}

// Forward only; a released migration is never changed.
const MIGRATIONS: readonly Migration[] = [
  { name: '0001-first-order', statements: firstOrder },
  { name: '0002-slots-and-pauses', statements: slotsAndPauses },
  { name: '0003-geocoded-addresses', statements: geocodedAddresses },
  { name: '0004-payments', statements: payments },
  { name: '0005-coupon-reservations', statements: couponReservations },
  { name: '0006-stock', statements: stock },
  { name: '0007-given-up-orders', statements: abandonedOrders },
  { name: '0008-advertising-text', statements: advertisingText },
  { name: '0009-sellers', statements: sellers },
  { name: '0010-withdrawals', statements: withdrawals },
  { name: '0011-advertising-consents', statements: advertisingConsents },
  { name: '0012-accounts', statements: accounts },
  { name: '0013-typed-jobs', statements: typedJobs },
  { name: '0014-readable-shops', statements: readableShops },
  { name: '0015-price-history', statements: priceHistory },
  { name: '0016-shared-limits', statements: sharedLimits },
  { name: '0017-accepted-terms', statements: acceptedTerms },
  { name: '0018-receipts', statements: receipts },
  { name: '0019-heartbeats', statements: heartbeats },
  { name: '0020-legal-entities', statements: legalEntities },
  { name: '0021-declaration-confirmations', statements: declarationConfirmations },
  { name: '0022-shop-states', statements: shopStates },
  { name: '0023-group-orders', statements: groupOrders },
  { name: '0024-group-moves', statements: groupMoves },
  { name: '0025-job-applications', statements: jobApplications },
  { name: '0026-tables', statements: tables },
  { name: '0031-sms-codes', statements: smsCodes },
  { name: '0030-push-subscriptions', statements: pushSubscriptions },
  { name: '0027-reservations', statements: reservations },
  { name: '0028-feedback', statements: feedback },
  { name: '0029-visits', statements: visits },
  { name: '0037-integrations', statements: integrations },
  { name: '0033-menu-changes', statements: menuChanges },
  { name: '0034-coupon-series', statements: couponSeries },
  { name: '0036-people', statements: people },
  { name: '0035-look-drafts', statements: lookDrafts },
  { name: '0039-passkeys', statements: passkeys },
  { name: '0041-figures', statements: figures },
  { name: '0042-daily-overviews', statements: dailyOverviews },
  { name: '0043-order-archive', statements: orderArchive },
  { name: '0044-escalation', statements: escalation },
  { name: '0045-printing', statements: printing },
  { name: '0046-shifts', statements: shifts },
  { name: '0053-searched-articles', statements: searchedArticles },
  { name: '0054-corrections-and-monthly-mails', statements: correctionsAndMonthlyMails },
  { name: '0055-backup-runs', statements: backupRuns },
  { name: '0056-shop-changes', statements: shopChanges },
  { name: '0050-audit-log', statements: auditLog },
  { name: '0051-blocked-contacts', statements: blockedContacts },
  { name: '0052-guests', statements: guests },
  { name: '0048-telephone-and-changes', statements: telephoneAndChanges },
  { name: '0057-shop-index', statements: shopIndex },
  { name: '0061-migration-kinds', statements: migrationKinds },
  { name: '0049-tours', statements: tours },
  { name: '0059-gifts-of-changes', statements: giftsOfChanges },
  { name: '0060-shared-by-nodes', statements: sharedByNodes },
  { name: '0062-orders-by-month', statements: ordersByMonth },
  { name: '0063-urgent-jobs', statements: urgentJobs },
  { name: '0064-guest-erasures', statements: guestErasures },
  { name: '0047-secret-key-checks', statements: secretKeyChecks },
  { name: '0058-first-sign-ins', statements: firstSignIns },
  { name: '0065-order-ids-by-time', statements: orderIdsByTime },
  { name: '0066-series-requests', statements: seriesRequests },
  { name: '0068-table-visits', statements: tableVisits },
  { name: '0070-group-times-and-names', statements: groupTimesAndNames },
  { name: '0074-bound-waiter-sessions', statements: boundWaiterSessions },
  { name: '0076-open-tries', statements: openTries },
  { name: '0077-failed-tries', statements: failedTries },
  { name: '0078-legal-quotes', statements: legalQuotes },
  { name: '0079-stored-mails', statements: storedMails },
];

export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** A newer version has changed the database so that this one cannot use it. */
export class NewerDatabase extends Error {}

interface MigrateOptions {
  /** Whether migrations of a newer version are tolerated if they only add (decision 066). */
  readonly toleratesNewer?: boolean;
}

const LOCK_ATTEMPTS = 30;
const BETWEEN_ATTEMPTS_MS = 1000;

/**
 * Migrates the tables in one transaction; a second process waits and finds nothing to do. If running processes hold a table
 * for long, it lets them pass and tries again.
 */
export async function migrate(engine: Engine, options: MigrateOptions = {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(engine, options);
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !isLockTimeout(error)) throw error;
      await pause(BETWEEN_ATTEMPTS_MS);
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause);
}

async function migrateOnce(engine: Engine, { toleratesNewer = false }: MigrateOptions): Promise<void> {
  await engine.transaction(async (transaction) => {
    await engine.lockSchema(transaction);
    await run(transaction, 'create table if not exists migrations (name text not null primary key)');
    const applied = await readAppliedMigrations(transaction);
    for (const [name, kind] of applied)
      if (!MIGRATION_NAMES.includes(name) && !(toleratesNewer && kind === 'expand'))
        throw new NewerDatabase(`the database has been changed by a newer version (${name})`);
    for (const { name, statements, isContraction = false } of MIGRATIONS) {
      if (applied.has(name)) continue;
      for (const statement of statements(engine.columnTypes)) await run(transaction, statement);
      await run(transaction, `insert into migrations (name) values ('${name}')`);
      if (isContraction) await run(transaction, `update migrations set kind = 'contract' where name = '${name}'`);
    }
  });
}

/** By name: whether it only adds ('expand') or an older version cannot run any more ('contract'). */
async function readAppliedMigrations(transaction: Writer): Promise<ReadonlyMap<string, string>> {
  const query = CompiledQuery.raw('select * from migrations');
  const { rows } = await transaction.executeQuery<{ name: string; kind?: string }>(query);
  return new Map(rows.map(({ name, kind = 'expand' }) => [name, kind]));
}

const run = (transaction: Writer, statement: string): Promise<unknown> =>
  transaction.executeQuery(CompiledQuery.raw(statement));
