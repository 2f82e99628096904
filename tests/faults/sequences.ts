import { inspect } from 'node:util';
import type { Reader } from '../../apps/server/src/db/database.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { listPartRefunds } from '../../apps/server/src/db/part-refunds.ts';
import { addTables } from '../support/dining-tables.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openPaidShop } from '../support/open-payments.ts';
import { type FakeProviders, openFakeProviders } from '../support/providers/fake-providers.ts';
import { openDesk, runBillSequence, signInWaiters, type TableCodes } from './bill-sequences.ts';
import { withinSeconds } from './findings.ts';
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
/** A busy machine is no fault of a provider's. */
const PATIENT = { connect: 20_000, whole: 30_000, capture: 30_000 };
const REFUNDED_WITHIN_SECONDS = 120;
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
  runOnTwoNodes(run, async (nodes, { codes, fake }) => {
    const staff = { waiters: await signInWaiters(nodes), desk: await openDesk(nodes), press: fake.press };
    return (seed) => runBillSequence(nodes, { seed, ...staff, codes, table: 1 + (seed % TABLES) });
  });

type RunOne = (seed: number) => Promise<readonly string[]>;
interface Around {
  readonly codes: TableCodes;
  readonly fake: FakeProviders;
}
type Prepare = (nodes: TwoNodes, around: Around) => Promise<RunOne>;

async function runOnTwoNodes({ open, seed, sequences }: SequenceRun, prepare: Prepare): Promise<readonly string[]> {
  const place = await open();
  const codes = await prepareTables(place);
  const time = { now: () => Date.now() };
  const fake = await openFakeProviders({ now: () => time.now() });
  const reported: string[] = [];
  const nodes = await openTwoNodes(place, {
    providers: { hosts: fake.hosts, limits: PATIENT },
    reportError: (error, where) => void reported.push(`${where}: ${inspect(error, { depth: 4 })}`),
  });
  time.now = () => Date.parse(nodes.nodes[0].deps.clock.now());
  const wrong: string[] = [];
  try {
    const runOne = await prepare(nodes, { codes, fake });
    for (let done = 0; done < sequences && wrong.length === 0; done += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, sequences - done) }, (_, index) => seed + done + index);
      const found = await Promise.all(
        seeds.map(async (each) => (await runOne(each)).map((what) => `seed ${each}: ${what}`)),
      );
      wrong.push(...found.flat());
    }
    const { read } = nodes.nodes[0].deps.database;
    wrong.push(...(await findWrongRefunds(read, fake)));
    const broken = await findViolations(read);
    wrong.push(...broken.map(({ rule, about }) => `from seed ${seed}: broken: ${rule} (${about})`));
    if (wrong.length > 0) wrong.push(...reported.slice(0, MOST_REPORTS));
  } finally {
    await nodes.close();
    await fake.close();
    await place.close();
  }
  return wrong;
}

/** Waits until all refunds are made, then compares what bills pay back by part with what the provider has refunded. */
async function findWrongRefunds(reader: Reader, fake: FakeProviders): Promise<readonly string[]> {
  const countOpen = async (): Promise<number> => {
    const jobs = await reader
      .selectFrom('outbox')
      .select('outbox_id')
      .where('kind', '=', 'refundPayer')
      .where('done_at', 'is', null)
      .execute();
    const refunds = await reader.selectFrom('refunds').select('refund_id').where('state', '=', 'requested').execute();
    return jobs.length + refunds.length;
  };
  const open = await withinSeconds(REFUNDED_WITHIN_SECONDS, countOpen, (count) => count === 0);
  const parts = await listPartRefunds(reader);
  const wrong = parts
    .filter((part) => !part.isCalledOff)
    .filter((part) => part.otherwise > 0 || part.owed.some((owed) => owed.rows.length !== 1));
  const payments = await reader.selectFrom('payments').select(['payment_id', 'order_id', 'refunded']).execute();
  const unlike = payments.filter(({ payment_id, refunded }) => refunded !== refundedAtProvider(fake, payment_id));
  const unpaid = parts.filter((part) => {
    const owed = part.owed.reduce((sum, { amount }) => sum + amount, 0);
    const refunded = payments
      .filter(({ order_id }) => order_id === part.orderId)
      .reduce((sum, each) => sum + each.refunded, 0);
    return part.isCalledOff ? refunded < owed : refunded !== owed;
  });
  return [
    ...(open > 0 ? [`${open} refunds were not made in time`] : []),
    ...wrong.map(({ orderId }) => `the refunds of the part ${orderId} are not those of its bill`),
    ...unpaid.map(({ orderId }) => `the part ${orderId} did not get back what its bill says`),
    ...unlike.map(({ order_id }) => `the provider has refunded another amount of the order ${order_id}`),
  ];
}

const refundedAtProvider = (fake: FakeProviders, paymentId: string): number =>
  [...fake.practice.payments.values()]
    .filter(({ ourId }) => ourId === paymentId)
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amount }) => sum + amount, 0);

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
