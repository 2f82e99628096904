import { setTimeout as pause } from 'node:timers/promises';
import type { PrinterWithAddress, Printers } from '@tischlein/contract/office';
import { readPrintState } from '@tischlein/domain/printing';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { readPrinters } from '../../apps/server/src/printing/printers.store.ts';
import { createJob } from '../../apps/server/src/printing/queue-slips.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { type Desk, openShop } from '../support/open-shop.ts';
import { toOrderId } from '../support/order-row.ts';
import { chanceFrom } from './chance.ts';
import { type FaultPrinter, openFaultEscpos, startFaultEpson, startFaultStar } from './fault-printers.ts';
import { openPrintingNodes, type PrintingNodes } from './printing-nodes.ts';

interface PrintJobsRun {
  readonly open: () => Promise<OpenDatabase>;
  readonly seed: number;
  readonly jobs: number;
}

export interface PrintJobsReport {
  readonly kills: number;
  /** How many jobs ended in each state. */
  readonly states: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

const KINDS = ['star', 'epson', 'escpos'] as const;
const PRINTERS_OF_EACH_KIND = 4;
const PRINTERS = '/api/office/shop/roma/printers';
const START = '2026-11-21T18:30:00.000Z';
const FIRST_NUMBER = 100_001;
const GIVE_UP_AFTER_MS = 20 * 60_000;

/**
 * Prints jobs on twelve printers of three kinds that lose, repeat and delay messages, while the nodes are killed: two on
 * PostgreSQL, one on SQLite. Afterwards each job is printed once, or shown as doubtful or failed and printed at most once.
 */
export async function runPrintJobs({ open, seed, jobs }: PrintJobsRun): Promise<PrintJobsReport> {
  const place = await open();
  const off = new AbortController();
  const chance = chanceFrom(seed);
  const sockets = await Promise.all(
    Array.from({ length: PRINTERS_OF_EACH_KIND }, (_, index) =>
      openFaultEscpos({ chance: chanceFrom(seed * 100 + index), off: off.signal }),
    ),
  );
  const paths = await prepare(place, { jobs, ports: sockets.map(({ port }) => port) });
  const database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
  const nodes = await openPrintingNodes({ place, count: place.url ? 2 : 1, chance, startAt: START });
  try {
    const callers = paths.map(({ kind, path }, index): FaultPrinter => {
      const start = kind === 'star' ? startFaultStar : startFaultEpson;
      return start({ origins: nodes.origins, path, chance: chanceFrom(seed * 100 + 50 + index), off: off.signal });
    });
    const printers = [...sockets, ...callers];
    await untilAllAreSettled(database, nodes, printers);
    await nodes.calm();
    off.abort();
    await Promise.all(printers.map(({ ends }) => ends));
    const now = new Date(nodes.now() + 120_000).toISOString();
    const { states, violations } = await judge(database, { jobs, printers, now });
    return {
      kills: nodes.kills(),
      states,
      violations: [...violations, ...(await compareWithDesk(place, states, now))],
    };
  } finally {
    off.abort();
    await nodes.close();
    await database.close();
    await place.close();
  }
}

interface CallingPrinter {
  readonly kind: 'star' | 'epson';
  readonly path: string;
}

/** A shop with printers, and with the slips of as many orders in their queues. Returns the addresses of those that call. */
async function prepare(
  place: OpenDatabase,
  { jobs, ports }: { readonly jobs: number; readonly ports: readonly number[] },
): Promise<readonly CallingPrinter[]> {
  const shop = await openShop(place, { at: START, printerNetwork: ['127.0.0.1'] });
  try {
    const owner = await shop.desk();
    const calling: CallingPrinter[] = [];
    for (const port of ports)
      for (const kind of KINDS) {
        const added = await addPrinter(owner, { kind, port });
        if (kind !== 'escpos') calling.push({ kind, path: new URL(added.address ?? '').pathname });
      }
    const { id } = await shop.guest().order();
    if ((await owner.act(id, 'accept')).statusCode !== 200) throw new Error('the order was not accepted');
    await queueJobs(shop.deps.database, jobs);
    return calling;
  } finally {
    await shop.close();
  }
}

async function addPrinter(
  owner: Desk,
  { kind, port }: { readonly kind: (typeof KINDS)[number]; readonly port: number },
): Promise<PrinterWithAddress> {
  const network = kind === 'escpos' ? { host: '127.0.0.1', port } : {};
  const answer = await owner.call('POST', PRINTERS, { name: `${kind} ${port}`, kind, slips: ['kitchen'], ...network });
  if (answer.statusCode !== 201) throw new Error(`the printer was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

/** Copies the only order, and queues the slip of each copy for one printer after the other, in place of its own slips. */
async function queueJobs(database: Database, jobs: number): Promise<void> {
  const order = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const printers = await readPrinters(database.read, order.shop_id);
  const numbers = Array.from({ length: jobs }, (_, index) => FIRST_NUMBER + index);
  const orders = numbers.map((number) => ({ ...order, order_id: toOrderId(number), number }));
  const rows = numbers.flatMap((number, index) => {
    const printer = printers[index % printers.length];
    const job = printer && createJob(printer, plusSeconds(START, index - jobs));
    return job ? [{ ...job, order_id: toOrderId(number), slip: 'kitchen' as const }] : [];
  });
  await database.write((writer) => writer.deleteFrom('print_jobs').execute());
  for (let from = 0; from < jobs; from += 200)
    await database.write(async (writer) => {
      await insertRows(writer, 'orders', orders.slice(from, from + 200));
      await insertRows(writer, 'print_jobs', rows.slice(from, from + 200));
    });
}

/** Waits until a node was killed, and no job waits for a printer or for its answer. */
async function untilAllAreSettled(
  database: Database,
  nodes: PrintingNodes,
  printers: readonly FaultPrinter[],
): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  const broken = Promise.all(printers.map(({ ends }) => ends)).then(() => true);
  while (performance.now() < giveUpAt) {
    const open = await database.read
      .selectFrom('print_jobs')
      .select('job_id')
      .where((where) =>
        where.or([
          where('state', '=', 'queued'),
          where.and([
            where('state', '=', 'handedOut'),
            where('lease_until', '>', new Date(nodes.now() - 120_000).toISOString()),
          ]),
        ]),
      )
      .executeTakeFirst();
    if (!open && nodes.kills() > 0) return;
    // A printer that throws ends the run.
    await Promise.race([pause(300), broken]);
  }
}

interface Judged {
  readonly jobs: number;
  readonly printers: readonly FaultPrinter[];
  readonly now: string;
}

/** Compares the stored jobs with the paper. */
async function judge(
  database: Database,
  { jobs, printers, now }: Judged,
): Promise<Pick<PrintJobsReport, 'states' | 'violations'>> {
  const rows = await database.read.selectFrom('print_jobs').select(['order_id', 'state', 'lease_until']).execute();
  const printed = new Map<number, number>();
  for (const number of printers.flatMap(({ paper }) => paper)) printed.set(number, (printed.get(number) ?? 0) + 1);
  const states: Record<string, number> = {};
  const violations = rows.length === jobs ? [] : [`${rows.length} of ${jobs} jobs are left`];
  for (const row of rows) {
    const number = Number(row.order_id?.slice(toOrderId(0).length - 1));
    const state = readPrintState({ state: row.state, leaseUntil: row.lease_until }, now);
    const times = printed.get(number) ?? 0;
    states[state] = (states[state] ?? 0) + 1;
    const isRight = { printed: times === 1, doubtful: times <= 1, failed: times === 0 }[state as string] ?? false;
    if (!isRight) violations.push(`the slip of ${number} is ${state} and was printed ${times} times`);
  }
  for (const { paper } of printers)
    for (const [index, number] of paper.entries())
      if (number <= (paper[index - 1] ?? 0))
        violations.push(`the slip of ${number} came after that of ${paper[index - 1]}`);
  return { states, violations };
}

/** The desk shows each job that a person has to decide about. */
async function compareWithDesk(
  place: OpenDatabase,
  states: PrintJobsReport['states'],
  at: string,
): Promise<readonly string[]> {
  const shop = await openShop({ ...place, preparedShop: 'roma' }, { at });
  try {
    const { jobs }: Printers = (await (await shop.desk()).call('GET', PRINTERS)).json();
    return ['doubtful', 'failed'].flatMap((state) => {
      const shown = jobs.filter((job) => job.state === state).length;
      const wanted = states[state] ?? 0;
      return shown === wanted ? [] : [`the desk shows ${shown} ${state} jobs instead of ${wanted}`];
    });
  } finally {
    await shop.close();
  }
}
