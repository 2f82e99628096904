import { readPrintState } from '@tischlein/domain/printing';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { handOut } from './hand-out.ts';
import { readOldestJob, readPrintJob } from './print-jobs.store.ts';
import { type PrintableJob, readPrintable } from './read-printable.ts';

/**
 * The job that a Star printer fetches. Old firmware names none: it means the one it was offered. A printer that asks for the
 * same job again, while it may still answer, gets it again.
 */
export async function fetchStarJob(deps: Deps, printer: Row<'printers'>, jobId: string): Promise<PrintableJob | null> {
  const { read } = deps.database;
  const job = jobId
    ? await readPrintJob(read, printer.shop_id, jobId)
    : ((await readOldestJob(read, printer, 'handedOut')) ?? (await readOldestJob(read, printer, 'queued')));
  if (job?.printer_id !== printer.printer_id) return null;
  const state = readPrintState({ state: job.state, leaseUntil: job.lease_until }, deps.clock.now());
  if (state === 'handedOut') return readPrintable(deps, printer, job);
  return state === 'queued' ? handOut(deps, printer, job) : null;
}
