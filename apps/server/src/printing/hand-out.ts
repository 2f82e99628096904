import type { PrinterProblem } from '@tischlein/contract/office';
import { plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { isAtWork, movePrintJob, readOldestJob, readPrintJob } from './print-jobs.store.ts';
import { findPrinterByToken, updatePrinter } from './printers.store.ts';
import { hashToken } from './edit-printers.ts';
import { type PrintableJob, readPrintable } from './read-printable.ts';

const NOTE_EVERY_SECONDS = 15;

export const findPrinter = async (
  deps: Deps,
  kind: Row<'printers'>['kind'],
  token: string,
): Promise<Row<'printers'> | null> => {
  const printer = await findPrinterByToken(deps.database.read, hashToken(deps, token));
  return printer?.kind === kind ? printer : null;
};

export const isPrinterToken = async (deps: Deps, token: string): Promise<boolean> =>
  (await findPrinterByToken(deps.database.read, hashToken(deps, token))) !== null;

/** Notes that a printer has called, and what it says about itself. Unchanged news are written every 15 seconds at most. */
export async function noteSeen(
  { database, clock }: Deps,
  printer: Row<'printers'>,
  problem: PrinterProblem | null,
): Promise<void> {
  const now = clock.now();
  const isNews = printer.problem !== problem || printer.last_seen_at === null;
  if (!isNews && printer.last_seen_at !== null && printer.last_seen_at > plusSeconds(now, -NOTE_EVERY_SECONDS)) return;
  await database.write((writer) => updatePrinter(writer, printer, { last_seen_at: now, problem }));
}

/** The next job of a printer, without handing it out; null: none, or it is still at one. */
export async function findNextJob(
  { database, clock }: Deps,
  printer: Row<'printers'>,
): Promise<Row<'print_jobs'> | null> {
  if (await isAtWork(database.read, printer, clock.now())) return null;
  return (await readOldestJob(database.read, printer, 'queued')) ?? null;
}

/** Hands a job out, to one process only. null: another one was first, or there is nothing to print any more. */
export async function handOut(
  deps: Deps,
  printer: Row<'printers'>,
  job: Row<'print_jobs'>,
): Promise<PrintableJob | null> {
  const printable = await readPrintable(deps, printer, job);
  const now = deps.clock.now();
  const event = printable ? 'handOut' : 'cancel';
  const moved = await deps.database.write((writer) => movePrintJob(writer, job, { event, now }));
  return moved && printable;
}

/** Notes a printer's answer. Without the name of a job, it is about the oldest that was handed out. */
export async function settleJob(
  { database, clock }: Deps,
  printer: Row<'printers'>,
  { jobId, isPrinted }: { readonly jobId: string; readonly isPrinted: boolean },
): Promise<void> {
  await database.write(async (writer) => {
    const job = jobId
      ? await readPrintJob(writer, printer.shop_id, jobId)
      : await readOldestJob(writer, printer, 'handedOut');
    if (job?.printer_id !== printer.printer_id) return;
    await movePrintJob(writer, job, { event: isPrinted ? 'confirm' : 'fail', now: clock.now() });
  });
}
