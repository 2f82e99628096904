import type { PrinterWithAddress } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { readPrinter } from '../../apps/server/src/printing/printers.store.ts';
import { createJob } from '../../apps/server/src/printing/queue-slips.ts';
import { chanceFrom } from '../faults/chance.ts';
import { preparedTrattoria } from '../support/databases.ts';
import { createFakeEpson } from '../support/fake-printers.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { amount, SEED } from '../support/tier.ts';

const JOBS = amount({ usual: 80, thorough: 10_000 });
const RESTART_EVERY = Math.ceil(JOBS / 5);
const PRINTERS = '/api/office/shop/roma/printers';

interface Node {
  readonly shop: TestShop;
  readonly printer: ReturnType<typeof createFakeEpson>;
}

describe.each(preparedTrattoria)(`${JOBS} print jobs on two nodes on $name (TEST_SEED=${SEED})`, ({ open }) => {
  it('are each handed out once, over lost answers, repeated results and restarts', async () => {
    const chance = chanceFrom(SEED);
    const place = await open();
    let path = '';
    let now = '2026-11-21T18:30:00.000Z';
    const openNode = async (): Promise<Node> => {
      const shop = await openShop(place);
      shop.clock.set(now);
      const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
      if (path === '') path = await addPrinter(shop);
      return { shop, printer: createFakeEpson(`${origin}${path}`) };
    };
    const nodes = [await openNode(), await openNode()];
    const pick = (): Node => {
      const [one, two] = nodes;
      if (!one || !two) throw new Error('two nodes run');
      return chance.oneOf([one, two]);
    };
    const pass = (seconds: number): void => {
      now = plusSeconds(now, seconds);
      for (const { shop } of nodes) shop.clock.set(now);
    };
    const ids = await queueJobs(pick().shop);
    const handedOut = new Map<string, number>();
    const confirmed = new Set<string>();
    for (let round = 0; handedOut.size < JOBS; round += 1) {
      // Printers repeat a question whose answer is lost, so that both nodes may have it at once.
      const asked = chance.below(10) === 0 ? nodes : [pick()];
      const jobs = (await Promise.all(asked.map(({ printer }) => printer.print()))).filter((job) => job !== '');
      for (const job of jobs) handedOut.set(job, (handedOut.get(job) ?? 0) + 1);
      for (const job of jobs) {
        if (chance.below(8) === 0) continue;
        confirmed.add(job);
        const times = 1 + chance.below(3);
        await Promise.all(Array.from({ length: times }, () => pick().printer.result(job)));
      }
      if (jobs.length === 0) pass(61);
      if (round > 0 && round % RESTART_EVERY === 0) {
        const [first] = nodes.splice(0, 1);
        await first?.shop.close();
        nodes.push(await openNode());
      }
    }
    pass(61);
    expect([...handedOut.values()].every((times) => times === 1)).toBe(true);
    expect(new Set(handedOut.keys())).toEqual(ids);
    const { shop } = pick();
    const rows = await shop.deps.database.read.selectFrom('print_jobs').select(['job_id', 'state']).execute();
    expect(new Set(rows.filter(({ state }) => state === 'printed').map(({ job_id }) => job_id))).toEqual(confirmed);
    const { jobs } = (await (await shop.desk()).call('GET', PRINTERS)).json();
    expect(jobs).toHaveLength(JOBS - confirmed.size);
    expect(new Set(jobs.map(({ state }: { state: string }) => state))).toEqual(new Set(['doubtful']));
    for (const node of nodes) await node.shop.close();
    await place.close();
  }, 900_000);
});

async function addPrinter(shop: TestShop): Promise<string> {
  const owner = await shop.desk();
  const form = { name: 'Küche', kind: 'epson', slips: ['kitchen'] };
  const { address }: PrinterWithAddress = (await owner.call('POST', PRINTERS, form)).json();
  return new URL(address ?? '').pathname;
}

/** Queues test slips, a second apart. */
async function queueJobs({ deps }: TestShop): Promise<ReadonlySet<string>> {
  const key = await deps.database.read
    .selectFrom('printers')
    .select(['shop_id', 'printer_id'])
    .executeTakeFirstOrThrow();
  const printer = await readPrinter(deps.database.read, key);
  if (!printer) throw new Error('the printer is missing');
  const rows = Array.from({ length: JOBS }, (_, index) =>
    createJob(printer, plusSeconds(deps.clock.now(), index - JOBS), index % 100),
  );
  for (let from = 0; from < rows.length; from += 500)
    await deps.database.write((writer) => insertRows(writer, 'print_jobs', rows.slice(from, from + 500)));
  return new Set(rows.map(({ job_id }) => job_id));
}
