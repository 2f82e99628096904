// npm run faults -- [--kills N] [--main FILE]: kills a server that takes orders, on SQLite and (a quarter as often) on PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.ts';
import { drive } from './drive.ts';
import { killAtPoints } from './kill-points.ts';

const SOURCE = 'apps/server/src/main.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' }, main: { type: 'string' } } });
const kills = Number(values.kills);
const main = values.main ?? SOURCE;

const postgres = await startPostgres();
const violations = [
  ...(await driveOn('SQLite', '', kills)),
  ...(await driveOn('PostgreSQL', postgres.url, Math.ceil(kills / 4))),
];
await postgres.stop();
process.exitCode = violations.length === 0 ? 0 : 1;

async function driveOn(name: string, url: string, count: number): Promise<readonly string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tischlein-faults-'));
  const report = (line: string): void => void process.stdout.write(`\r${name}: ${line}   `);
  const result = await drive({ place: { url, dataDir }, kills: count, main, waitForMails: true, report });
  process.stdout.write(
    `\r${name}: ${result.kills} kills, ${result.orders} orders, ${result.violations.length} violations\n`,
  );
  for (const violation of result.violations.slice(0, 20)) process.stdout.write(`  ${violation}\n`);
  const atPoints = await killAtPoints({ place: { url, dataDir }, kills: Math.ceil(count / 20), main });
  for (const violation of atPoints) process.stdout.write(`  ${violation}\n`);
  await rm(dataDir, { recursive: true });
  return [...result.violations, ...atPoints];
}
