import type { BrowserJob } from '@tischlein/contract/office';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findNextJob, handOut, noteSeen } from './hand-out.ts';

/** Hands the next job to a browser that prints; to one tab only. */
export async function takeJob(deps: Deps, printer: Row<'printers'>): Promise<BrowserJob['job']> {
  await noteSeen(deps, printer, null);
  const job = await findNextJob(deps, printer);
  const printable = job && (await handOut(deps, printer, job));
  return printable && { id: printable.id, copies: printable.copies, rows: [...printable.rows] };
}
