// node prepare-databases.ts POSTGRES_URL: prepares every fixture on both engines, reports where they are, and removes them
// when the parent disconnects.
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { type FixtureName, FIXTURES, type PreparedFixtures } from './fixtures.ts';
import { databaseName, freshPostgres, freshSqlite, type OpenDatabase } from './fresh-databases.ts';
import { addPracticeAccounts } from './open-payments.ts';
import { addOwner } from './open-shop.ts';
import { openServer } from './open-server.ts';

const ROUND_SECOND = 1_700_000_000;
const [, , serverUrl = ''] = process.argv;
const prepared: OpenDatabase[] = [];

const fixtures: PreparedFixtures = {
  sqlite: await prepareAll(freshSqlite, ({ dataDir }) => dataDir),
  postgres: await prepareAll(
    () => freshPostgres(serverUrl),
    ({ url }) => databaseName(url),
  ),
};
process.send?.(fixtures);
await once(process, 'disconnect');
for (const database of prepared) await database.close();

async function prepareAll(
  open: () => Promise<OpenDatabase>,
  nameIt: (database: OpenDatabase) => string,
): Promise<PreparedFixtures['sqlite']> {
  const prepareOne = async (fixture: FixtureName): Promise<string> => {
    const database = await open();
    prepared.push(database);
    await prepare(database, fixture);
    return nameIt(database);
  };
  return {
    migrated: await prepareOne('migrated'),
    trattoria: await prepareOne('trattoria'),
    twoShops: await prepareOne('twoShops'),
    accountShops: await prepareOne('accountShops'),
    couponTrattoria: await prepareOne('couponTrattoria'),
    paidTrattoria: await prepareOne('paidTrattoria'),
    tramonto: await prepareOne('tramonto'),
  };
}

async function prepare(database: OpenDatabase, fixture: FixtureName): Promise<void> {
  const server = await openServer(database, { shops: FIXTURES[fixture]() });
  if (fixture !== 'migrated') await addOwner(server);
  if (fixture === 'paidTrattoria') await addPracticeAccounts(server);
  await server.close();
  if (database.url === '') await roundTimestamp(database.dataDir);
}

/** Copies keep whole seconds only, and a file whose time differs from that of its last close is checked page by page. */
async function roundTimestamp(dataDir: string): Promise<void> {
  await utimes(join(dataDir, 'tischlein.sqlite'), ROUND_SECOND, ROUND_SECOND);
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await database.close();
}
