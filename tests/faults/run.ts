// npm run faults -- [--kills N] [--main FILE]: kills a server that takes orders, on SQLite and (a quarter as often) on PostgreSQL.
import { parseArgs } from 'node:util';
import { freshPostgres, freshSqlite, type OpenDatabase } from '../support/fresh-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { drive } from './drive.ts';
import { killAtPoints } from './kill-points.ts';

const SOURCE = 'apps/server/src/main.ts';
const MOST_SHOWN = 20;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    main: { type: 'string', default: SOURCE },
  },
});
const kills = Number(values.kills);

const postgres = await startPostgres();
const wrong = [
  ...(await faultsOn('SQLite', () => freshSqlite(), kills)),
  ...(await faultsOn('PostgreSQL', () => freshPostgres(postgres.url), Math.ceil(kills / 4))),
];
await postgres.stop();
process.exitCode = wrong.length === 0 ? 0 : 1;

async function faultsOn(name: string, open: () => Promise<OpenDatabase>, count: number): Promise<readonly string[]> {
  const report = (line: string): void => void process.stdout.write(`\r${name}: ${line}   `);
  const place = await open();
  const random = await drive({ place, kills: count, main: values.main, waitForMails: true, report });
  await place.close();
  say(`${name}: ${random.kills} kills at random, ${random.orders} orders`, random.violations);
  const atPoints = await killAtPoints({ open, kills: count, report });
  say(`${name}: ${count} kills at each point`, atPoints);
  return [...random.violations, ...atPoints];
}

function say(done: string, violations: readonly string[]): void {
  process.stdout.write(`\r${done}, ${violations.length} violations          \n`);
  for (const violation of violations.slice(0, MOST_SHOWN)) process.stdout.write(`  ${violation}\n`);
}
