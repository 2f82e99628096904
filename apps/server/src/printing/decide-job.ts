import { mayRepeat, readPrintState } from '@tischlein/domain/printing';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { movePrintJob, readPrintJob } from './print-jobs.store.ts';
import { readPrinter } from './printers.store.ts';
import { queueAgain } from './queue-slips.ts';

interface Decision {
  readonly jobId: string;
  readonly decision: 'repeat' | 'printed' | 'discard';
}

/** A person decides about a job. A repetition is a new job, so that a late answer to the first one does not count for it. */
export async function decideJob(deps: Deps, shop: LoadedShop, { jobId, decision }: Decision): Promise<boolean> {
  const now = deps.clock.now();
  const isDone = await deps.database.write(async (writer) => {
    const job = await readPrintJob(writer, shop.id, jobId);
    if (!job) return false;
    if (decision === 'repeat') return repeat(writer, job, now);
    const event = decision === 'printed' ? 'confirm' : 'cancel';
    return (await movePrintJob(writer, job, { event, now })) !== null;
  });
  deps.events.workQueued('printing');
  return isDone;
}

async function repeat(writer: Writer, job: Row<'print_jobs'>, now: string): Promise<boolean> {
  const state = readPrintState({ state: job.state, leaseUntil: job.lease_until }, now);
  if (!mayRepeat(state)) return false;
  if (state !== 'printed' && !(await movePrintJob(writer, job, { event: 'cancel', now }))) return false;
  const printer = await readPrinter(writer, job);
  if (!printer) return false;
  await queueAgain(writer, { printer, job, now });
  return true;
}
