import { plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { startWorker, wakeWithOrders } from '../worker.ts';
import { encodeEscpos } from './encode-escpos.ts';
import { findNextJob, handOut, noteSeen, settleJob } from './hand-out.ts';
import { askOutcome, askStatus } from './network-status.ts';
import { connectPrinter, type PrinterConnection } from './printer-connection.ts';
import { createPrinterNetwork } from './printer-network.ts';
import { lockPrinter, readDuePrinters, updatePrinter } from './printers.store.ts';

const ROUND_EVERY_MS = 100;
const POLL_EVERY_MS = 5000;
const CONNECT_WITHIN_MS = 3000;
/** How often an idle printer is asked whether it is there. */
const ASK_EVERY_SECONDS = 30;
/** Longer than a visit takes; after a crash, another process takes over. */
const LEASE_SECONDS = 120;
const RETRY_AFTER_SECONDS = 10;
const MOST_PER_VISIT = 5;

/** Prints on network printers; several processes may share the queue. Without PRINTER_NETWORK there is nothing to do. */
export function startPrintWorker(deps: Deps): () => Promise<void> {
  if (deps.settings.printerNetwork.length === 0) return async () => {};
  const worker = startWorker({
    work: (stopping) => visitDuePrinters(deps, stopping),
    firstAfterMs: ROUND_EVERY_MS,
    roundEveryMs: ROUND_EVERY_MS,
    pollEveryMs: POLL_EVERY_MS,
    failed: (error) => deps.events.workerFailed('printing', error),
  });
  return wakeWithOrders(deps.events, 'printing', worker);
}

async function visitDuePrinters(deps: Deps, stopping: AbortSignal): Promise<boolean> {
  const now = deps.clock.now();
  const due = await readDuePrinters(deps.database.read, { now, askedBefore: plusSeconds(now, -ASK_EVERY_SECONDS) });
  const outcomes = await Promise.all(due.map((printer) => visitAlone(deps, printer, stopping)));
  return outcomes.some((hasMore) => hasMore);
}

/** Visits a printer if no other process does. A printer with a problem is left alone for a while. */
async function visitAlone(deps: Deps, printer: Row<'printers'>, stopping: AbortSignal): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock.now();
  const lease = { now, until: plusSeconds(now, LEASE_SECONDS) };
  if (!(await database.write((writer) => lockPrinter(writer, printer, lease)))) return false;
  let outcome: 'idle' | 'more' | 'later' = 'later';
  try {
    outcome = await visit(deps, printer, stopping);
  } finally {
    const locked_until = outcome === 'later' ? plusSeconds(clock.now(), RETRY_AFTER_SECONDS) : null;
    await database.write((writer) => updatePrinter(writer, printer, { locked_until }));
  }
  return outcome === 'more';
}

async function visit(deps: Deps, printer: Row<'printers'>, stopping: AbortSignal): Promise<'idle' | 'more' | 'later'> {
  const { host, port } = printer;
  // The operator may have narrowed the network since it was saved.
  const mayCall = host !== null && createPrinterNetwork(deps.settings.printerNetwork).mayCall(host);
  const connection = mayCall ? await connectPrinter(host, port, CONNECT_WITHIN_MS) : null;
  if (!connection) {
    await deps.database.write((writer) => updatePrinter(writer, printer, { problem: 'unreachable' }));
    return 'later';
  }
  try {
    const status = await askStatus(connection);
    await noteSeen(deps, printer, status.problem);
    if (status.problem) return 'later';
    for (let printed = 0; printed < MOST_PER_VISIT && !stopping.aborted; printed += 1) {
      const outcome = await printNext(deps, printer, { connection, answers: status.answers });
      if (outcome !== 'printed') return outcome === 'none' ? 'idle' : 'later';
    }
    return 'more';
  } finally {
    connection.close();
  }
}

interface Open {
  readonly connection: PrinterConnection;
  readonly answers: boolean;
}

/** Prints the next job. Once a byte may have left, only the printer's answer settles it; without one it becomes doubtful. */
async function printNext(
  deps: Deps,
  printer: Row<'printers'>,
  { connection, answers }: Open,
): Promise<'printed' | 'none' | 'unsettled'> {
  const job = await findNextJob(deps, printer);
  const printable = job && (await handOut(deps, printer, job));
  if (!printable) return 'none';
  const isSent = await connection.send(await encodeEscpos(printable)).then(
    () => true,
    () => false,
  );
  if (!isSent) return 'unsettled';
  const outcome = answers ? await askOutcome(connection) : { isPrinted: true };
  if (!outcome) return 'unsettled';
  await settleJob(deps, printer, { jobId: printable.id, isPrinted: outcome.isPrinted });
  return outcome.isPrinted ? 'printed' : 'unsettled';
}
