import type { ShopDay } from '@tischlein/domain';

/** A backup that an installation made by itself, one for each day. */
export interface BackupRunRow {
  day: ShopDay;
  started_at: string;
  /** Lease: a run that was not finished may be repeated after this time. */
  locked_until: string;
  /** null: not finished. */
  finished_at: string | null;
  file: string;
  bytes: number | null;
  row_count: number | null;
  /** What its restoring found: 'passed', or why it failed. null: not restored yet. */
  drill: string | null;
  /** The engine it was restored into. */
  drill_engine: string | null;
  /** Why there is no backup. */
  problem: string | null;
}

/** What the practice providers of the demo remember. */
interface PracticeEntryRow {
  /** 'cursor': the one row whose `change` is the number of the last exchange. */
  kind: 'payment' | 'replay' | 'part' | 'cursor';
  entry_id: string;
  /** JSON, which only the practice providers read. */
  content: string;
  /** The number of the exchange that wrote it. */
  change: number;
  written_at: string;
}

/** One row: a text that only the SECRET_KEY of this database opens. */
export interface SecretKeyCheckRow {
  check_id: string;
  sealed: string;
  created_at: string;
}

export interface OperationTables {
  secret_key_checks: SecretKeyCheckRow;
  backup_runs: BackupRunRow;
  practice_entries: PracticeEntryRow;
}
