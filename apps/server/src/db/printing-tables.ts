import type { PrinterProblem, PrintEncoding } from '@tischlein/contract/office';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { PrinterKind, PrintState, SlipKind } from '@tischlein/domain/printing';

export interface PrintingTables {
  printers: PrinterRow;
  print_jobs: PrintJobRow;
}

export interface PrinterRow {
  shop_id: ShopId;
  printer_id: string;
  kind: PrinterKind;
  name: string;
  /** JSON lists. */
  slips: string;
  categories: string;
  copies: number;
  encoding: PrintEncoding;
  columns: number;
  /** Of network printers. */
  host: string | null;
  port: number;
  /** HMAC of the token in the printer's address; null: the printer does not call. */
  token_hash: string | null;
  last_seen_at: string | null;
  problem: PrinterProblem | null;
  /** Lease: one process talks to a network printer at a time. */
  locked_until: string | null;
  created_at: string;
}

/** A slip to print. Its content is read from the order when it is printed, so that it holds no personal data. */
export interface PrintJobRow {
  shop_id: ShopId;
  job_id: string;
  printer_id: string;
  /** null, like `slip`: a test slip. */
  order_id: OrderId | null;
  slip: SlipKind | null;
  /** JSON list of the ids of lines and free items; null: all. */
  parts: string | null;
  /** From 1; each repetition by a person is a job of its own. */
  attempt: number;
  /** `doubtful` is not stored: it is `handedOut` after `lease_until`. */
  state: PrintState;
  lease_until: string | null;
  created_at: string;
  done_at: string | null;
}
