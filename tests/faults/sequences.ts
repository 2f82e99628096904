import { inspect } from 'node:util';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { addTables } from '../support/dining-tables.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openPaidShop } from '../support/open-payments.ts';
import { openFakeProviders } from '../support/providers/fake-providers.ts';
import { runBillSequence, signInWaiters, type TableCodes } from './bill-sequences.ts';
import { runGroupSequence } from './group-sequences.ts';
import { prepareGroupShop } from './group-shop.ts';
import { openTwoNodes, type TwoNodes } from './two-nodes.ts';

/** Sequences with consecutive seeds. */
export interface SequenceRun {
  /** Opens another empty database on each call. */
  readonly open: () => Promise<OpenDatabase>;
  readonly sequences: number;
  readonly seed: number;
}

const AT_ONCE = 8;
const MOST_REPORTS = 5;
/** As many as a block of sequences: a table that waits for a payment is not cleared, and its bill would grow. */
const TABLES = 400;

/** Runs sequences of groups (`runGroupSequence`), some at a time. Returns the violations found. */
export const runGroupSequences = (run: SequenceRun): Promise<readonly string[]> =>
  runOnTwoNodes(run, async (nodes) => {
    const setStock = await prepareGroupShop(nodes);
    return (seed) => runGroupSequence(nodes, { seed, slot: seed % AT_ONCE, setStock });
  });

/** Runs sequences of tables' bills (`runBillSequence`), some at a time, each at its own table. Returns the violations found. */
export const runBillSequences = (run: SequenceRun): Promise<readonly string[]> =>
  runOnTwoNodes(run, async (nodes, codes) => {
    const waiters = await signInWaiters(nodes);
    return (seed) => runBillSequence(nodes, { seed, waiters, codes, table: 1 + (seed % TABLES) });
  });

type RunOne = (seed: number) => Promise<readonly string[]>;
type Prepare = (nodes: TwoNodes, codes: TableCodes) => Promise<RunOne>;

async function runOnTwoNodes({ open, seed, sequences }: SequenceRun, prepare: Prepare): Promise<readonly string[]> {
  const place = await open();
  const codes = await prepareTables(place);
  const fake = await openFakeProviders();
  const reported: string[] = [];
  const nodes = await openTwoNodes(place, {
    providers: { hosts: fake.hosts },
    reportError: (error, where) => void reported.push(`${where}: ${inspect(error, { depth: 4 })}`),
  });
  const wrong: string[] = [];
  try {
    const runOne = await prepare(nodes, codes);
    for (let done = 0; done < sequences && wrong.length === 0; done += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, sequences - done) }, (_, index) => seed + done + index);
      const found = await Promise.all(
        seeds.map(async (each) => (await runOne(each)).map((what) => `seed ${each}: ${what}`)),
      );
      wrong.push(...found.flat());
    }
    const broken = await findViolations(nodes.nodes[0].deps.database.read);
    wrong.push(...broken.map(({ rule, about }) => `from seed ${seed}: broken: ${rule} (${about})`));
    if (wrong.length > 0) wrong.push(...reported.slice(0, MOST_REPORTS));
  } finally {
    await nodes.close();
    await fake.close();
    await place.close();
  }
  return wrong;
}

async function prepareTables(place: OpenDatabase): Promise<TableCodes> {
  const shop = await openPaidShop(place);
  await addTables(shop.office, {
    tables: Array.from({ length: TABLES }, (_, index) => ({ number: index + 1, area: 'Innen', seats: 4 })),
  });
  const answer = await shop.office.call('GET', '/api/office/shop/roma/table-codes');
  await shop.close();
  const codes: readonly { readonly table: number; readonly address: string }[] = answer.json();
  return new Map(codes.map(({ table, address }) => [table, address]));
}
