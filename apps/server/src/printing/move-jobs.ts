import type { Deps } from '../deps.ts';
import { movePrintJob, readWaitingJobs } from './print-jobs.store.ts';
import { type PrinterKey, readPrinter } from './printers.store.ts';
import { queueAgain } from './queue-slips.ts';

/** Moves the slips that wait for one printer to another one, which prints them itself. null: one of them is unknown. */
export async function moveJobs(deps: Deps, from: PrinterKey, to: string): Promise<number | null> {
  const now = deps.clock.now();
  const moved = await deps.database.write(async (writer) => {
    const [source, target] = [await readPrinter(writer, from), await readPrinter(writer, { ...from, printer_id: to })];
    if (!source || !target || source.printer_id === target.printer_id) return null;
    let count = 0;
    for (const job of await readWaitingJobs(writer, from)) {
      // Another process may have handed it out.
      if (!(await movePrintJob(writer, job, { event: 'cancel', now }))) continue;
      await queueAgain(writer, { printer: target, job, now });
      count += 1;
    }
    return count;
  });
  deps.events.workQueued('printing');
  return moved;
}
