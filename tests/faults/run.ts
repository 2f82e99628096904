// npm run faults -- [--kills N] [--sequences N] [--seed N] [--main FILE]: kills a server that takes orders, and
// leads paid orders through random events, on SQLite and (a quarter as often) on PostgreSQL.
import { parseArgs } from 'node:util';
import { freshPostgres, freshSqlite, type OpenDatabase } from '../support/fresh-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { drive } from './drive.ts';
import { runEventSequences } from './event-sequences.ts';
import { killAtPoints } from './kill-points.ts';

const SOURCE = 'apps/server/src/main.ts';
const MOST_SHOWN = 20;
/** So often, each kind of guest comes twice: alone, in a group, with a part of a table's bill. */
const LEAST_AT_POINTS = 6;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    sequences: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    main: { type: 'string', default: SOURCE },
  },
});

const postgres = await startPostgres();
const wrong = [
  ...(await faultsOn('SQLite', () => freshSqlite(), 1)),
  ...(await faultsOn('PostgreSQL', () => freshPostgres(postgres.url), 1 / 4)),
];
await postgres.stop();
process.exitCode = wrong.length === 0 ? 0 : 1;

async function faultsOn(name: string, open: () => Promise<OpenDatabase>, share: number): Promise<readonly string[]> {
  const kills = Math.ceil(Number(values.kills) * share);
  const sequences = Math.ceil(Number(values.sequences) * share);
  const report = (line: string): void => void process.stdout.write(`\r${name}: ${line}   `);
  const place = await open();
  const random = await drive({
    place,
    kills,
    seed: Number(values.seed),
    main: values.main,
    waitForMails: true,
    report,
  });
  await place.close();
  say(`${name}: ${random.kills} kills at random, ${random.orders} orders`, random.violations);
  const killsAtPoints = Math.max(kills, LEAST_AT_POINTS);
  const atPoints = await killAtPoints({ open, kills: killsAtPoints, report });
  say(`${name}: ${killsAtPoints} kills at each point`, atPoints);
  const ofEvents = await runEventSequences({ open, sequences, seed: Number(values.seed), report });
  say(`${name}: ${sequences} sequences of events`, ofEvents);
  return [...random.violations, ...atPoints, ...ofEvents];
}

function say(done: string, violations: readonly string[]): void {
  process.stdout.write(`\r${done}, ${violations.length} violations          \n`);
  for (const violation of violations.slice(0, MOST_SHOWN)) process.stdout.write(`  ${violation}\n`);
}
