// npm run faults -- [KIND] [--count N] [--kills N] [--sequences N] [--seed N] [--engine NAME] [--resume] [--main FILE] [--results FILE]: on both
// engines, kills a server that takes orders N times at random and N times at each named point, leads payments, groups and bills
// through N random sequences each, and prints 10,000 jobs on printers and nodes that fail. Of one kind alone, --count says how
// many. Results are kept in results.jsonl, or FILE; --resume leaves out the seeds that are there.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { freshPostgres, freshSqlite, type OpenDatabase } from '../support/fresh-databases.ts';
import { startPostgres } from '../../tools/start-postgres.ts';
import { drive } from './drive.ts';
import { runEventSequences } from './event-sequences.ts';
import { killAtPoints } from './kill-points.ts';
import { runPrintJobs } from './print-jobs.ts';
import { type FaultResult, findNextSeed, keepResult, readResults, RESULTS_FILE } from './results.ts';
import { runBillSequences, runGroupSequences } from './sequences.ts';

const MOST_SHOWN = 20;
const PRINT_JOBS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    kills: { type: 'string', default: '200' },
    sequences: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    engine: { type: 'string' },
    resume: { type: 'boolean', default: false },
    main: { type: 'string', default: 'apps/server/src/main.ts' },
    results: { type: 'string', default: RESULTS_FILE },
  },
});

type Open = () => Promise<OpenDatabase>;

interface FaultKind {
  readonly name: string;
  readonly wanted: number;
  /** How many are run and kept together. */
  readonly block: number;
  readonly run: (open: Open, seed: number, count: number) => Promise<readonly string[]>;
}

const [only = values.only] = positionals;
const kills = Number(values.count ?? values.kills);
const sequences = Number(values.count ?? values.sequences);
const KINDS: readonly FaultKind[] = [
  {
    name: 'kills-at-random',
    wanted: kills,
    block: 50,
    run: async (open, seed, count) => {
      const place = await open();
      const { violations } = await drive({ place, kills: count, seed, main: values.main, waitForMails: true });
      await place.close();
      return violations;
    },
  },
  // Each kind of guest comes in turn: alone, in a group, with a part of a table's bill.
  {
    name: 'kills-at-each-point',
    wanted: kills,
    block: 10,
    run: (open, _seed, count) => killAtPoints({ open, kills: count }),
  },
  {
    name: 'payments',
    wanted: sequences,
    block: 400,
    run: (open, seed, count) => runEventSequences({ open, seed, sequences: count }),
  },
  {
    name: 'groups',
    wanted: sequences,
    block: 400,
    run: (open, seed, count) => runGroupSequences({ open, seed, sequences: count }),
  },
  {
    name: 'bills',
    wanted: sequences,
    block: 400,
    run: (open, seed, count) => runBillSequences({ open, seed, sequences: count }),
  },
  {
    name: 'printers',
    wanted: Number(values.count ?? PRINT_JOBS),
    block: 1000,
    run: async (open, seed, jobs) => (await runPrintJobs({ open, seed, jobs })).violations,
  },
];

if (only !== undefined && !KINDS.some(({ name }) => name === only)) throw new Error(`there is no kind '${only}'`);
const postgres = await startPostgres();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const OPEN = { sqlite: () => freshSqlite(), postgres: () => freshPostgres(postgres.url) } as const;
for (const kind of KINDS)
  for (const engine of ['sqlite', 'postgres'] as const)
    if ((only ?? kind.name) === kind.name && (values.engine ?? engine) === engine) await runKind(kind, engine);
await postgres.stop();

async function runKind({ name, wanted, block, run }: FaultKind, engine: FaultResult['engine']): Promise<void> {
  const first = Number(values.seed);
  const start = values.resume ? findNextSeed(readResults(values.results), { engine, kind: name, first }) : first;
  let found: readonly string[] = [];
  for (let seed = start; seed < first + wanted && found.length === 0; seed += block) {
    const count = Math.min(block, first + wanted - seed);
    found = await run(OPEN[engine], seed, count);
    keepResult(values.results, { engine, kind: name, seed, count, violations: found, commit });
    process.stdout.write(`\r${engine}, ${name}: seeds ${first} to ${seed + count - 1} of ${first + wanted - 1}   `);
  }
  process.stdout.write(`\r${engine}, ${name}: ${wanted} from seed ${first}, ${found.length} violations          \n`);
  for (const violation of found.slice(0, MOST_SHOWN)) process.stdout.write(`  ${violation}\n`);
  if (found.length > 0) process.exitCode = 1;
}
