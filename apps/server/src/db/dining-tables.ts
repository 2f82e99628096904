import type { BillId, OrderId, ShopId } from '@tischlein/domain';
import type { GuestCall } from '@tischlein/domain/table';

export interface DiningTables {
  table_states: TableStateRow;
  table_bills: TableBillRow;
  bill_orders: BillOrderRow;
  bill_entries: BillEntryRow;
  table_calls: TableCallRow;
  waiter_passwords: WaiterPasswordRow;
  waiter_sessions: WaiterSessionRow;
}

/** A row appears with the first code, guest or bill of a table. */
export interface TableStateRow {
  shop_id: ShopId;
  table_number: number;
  /** Raised when the office renews the QR code (S3 W6). */
  code_version: number;
  /** Raised when the table is cleared, so that its guests have to scan again. */
  visit: number;
  /** When `visit` was raised; null: never. */
  visit_since: string | null;
}

/** What a table has ordered until it is cleared (S3 W7); at most one of a table is open. */
export interface TableBillRow {
  shop_id: ShopId;
  bill_id: BillId;
  table_number: number;
  /** Raised by each change. */
  version: number;
  rounds: number;
  opened_at: string;
  last_booked_at: string;
  cleared_at: string | null;
  /** Bill as JSON. */
  document: string;
}

/** The bills that hold lines of a round, or are paid by a part. */
interface BillOrderRow {
  shop_id: ShopId;
  order_id: OrderId;
  bill_id: BillId;
}

/** History of a bill, append-only: one entry for each version, with its author (S3 W9). */
export interface BillEntryRow {
  shop_id: ShopId;
  bill_id: BillId;
  version: number;
  at: string;
  author_kind: 'guest' | 'waiter' | 'automatic';
  author_name: string;
  action: 'book' | 'refund' | 'pay' | 'settle' | 'release' | 'handOver' | 'moveOut' | 'moveIn' | 'moveTable' | 'clear';
  /** The part that was reserved, settled, released or handed over. */
  part_id: string | null;
  /** EntryDetail as JSON. */
  detail: string;
  /** Idempotency-Key of the request and the hash of its body; null: an event, or none was sent. */
  request_key: string | null;
  request_hash: string | null;
}

export interface TableCallRow {
  shop_id: ShopId;
  table_number: number;
  kind: GuestCall;
  called_at: string;
}

interface WaiterPasswordRow {
  shop_id: ShopId;
  password_hash: string;
  changed_at: string;
  /** Id of the owner. */
  changed_by: string;
}

/** Ends at local midnight (S3 W1). */
interface WaiterSessionRow {
  shop_id: ShopId;
  token_hash: string;
  /** Empty: not entered yet. */
  name: string;
  expires_at: string;
  /** When the password that has opened it was set. Both null: of a version that did not bind sessions; it opens nothing. */
  password_since: string | null;
  /** Of the session of the office that it ends with. */
  session_hash: string | null;
}
