// node prepare-databases.ts POSTGRES_URL: prepares every fixture on both engines, reports where they are, and removes them
// when the parent disconnects.
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { type FixtureName, FIXTURES, type PreparedFixtures } from './fixtures.ts';
import { type Copy, databaseName, freshPostgres, freshSqlite, type OpenDatabase } from './fresh-databases.ts';
import { addPracticeAccounts } from './open-payments.ts';
import { addOwner } from './open-shop.ts';
import { openServer } from './open-server.ts';

const ROUND_SECOND = 1_700_000_000;
const [, , serverUrl = ''] = process.argv;
const prepared: OpenDatabase[] = [];

// One engine waits for PostgreSQL while the other calculates.
const [sqlite, postgres] = await Promise.all([
  prepareAll(freshSqlite, ({ dataDir }) => dataDir),
  prepareAll(
    (copy) => freshPostgres(serverUrl, copy),
    ({ url }) => databaseName(url),
  ),
]);
process.send?.({ sqlite, postgres } satisfies PreparedFixtures);
await once(process, 'disconnect');
for (const database of prepared) await database.close();

async function prepareAll(
  open: (copy?: Copy) => Promise<OpenDatabase>,
  nameIt: (database: OpenDatabase) => string,
): Promise<PreparedFixtures['sqlite']> {
  const prepareOne = async (fixture: FixtureName, copy?: Copy): Promise<string> => {
    const database = await open(copy);
    prepared.push(database);
    await prepare(database, fixture);
    return nameIt(database);
  };
  const migrated = await prepareOne('migrated');
  const prepareCopy = (fixture: FixtureName) => prepareOne(fixture, { of: migrated, preparedShop: null });
  return {
    migrated,
    trattoria: await prepareCopy('trattoria'),
    twoShops: await prepareCopy('twoShops'),
    accountShops: await prepareCopy('accountShops'),
    couponTrattoria: await prepareCopy('couponTrattoria'),
    paidTrattoria: await prepareCopy('paidTrattoria'),
    tramonto: await prepareCopy('tramonto'),
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
