import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import { openScratch } from './scratch-database.store.ts';

const onPostgres = emptyDatabases.filter(({ name }) => name === 'postgres');

describe.each(onPostgres)('a scratch database on $name', { timeout: 60_000 }, ({ open }) => {
  let place: OpenDatabase;
  let other: OpenDatabase;
  let folder: string;
  let client: Client;
  beforeEach(async () => {
    [place, other] = [await open(), await open()];
    folder = await mkdtemp(join(tmpdir(), 'tischlein-scratch-'));
    client = new Client({ connectionString: place.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    for (const { close } of [place, other]) await close();
    await rm(folder, { recursive: true });
  });

  const openFor = ({ url }: OpenDatabase) => openScratch({ databaseUrl: url, dataDir: folder }, folder);

  type Scratch = Awaited<ReturnType<typeof openFor>>;
  async function readName({ database }: Scratch): Promise<string> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.read);
    return rows[0]?.name ?? '';
  }

  /** The scratch databases of the same installation. */
  async function listLike(scratch: string): Promise<readonly string[]> {
    const start = scratch.slice(0, scratch.lastIndexOf('_') + 1);
    const found = 'select datname as name from pg_database where starts_with(datname, $1)';
    return (await client.query<{ name: string }>(found, [start])).rows.map(({ name }) => name);
  }

  it('is opened past the pooler, which knows the database of the shop only', async () => {
    const pooler = 'postgres://nobody@127.0.0.1:1/tischlein';
    const settings = { databaseUrl: pooler, databaseDirectUrl: place.url, dataDir: folder };
    const scratch = await openScratch(settings, folder);
    expect(scratch.database.engine).toBe('postgres');
    await scratch.close();
  });

  it('that a killed run has left is dropped by the next run, unless it is of another installation', async () => {
    const [left, foreign] = [await openFor(place), await openFor(other)];
    const names = { left: await readName(left), foreign: await readName(foreign) };
    await left.database.close();
    const next = await openFor(place);
    expect(await listLike(names.left)).toEqual([await readName(next)]);
    expect(await listLike(names.foreign)).toEqual([names.foreign]);
    await next.close();
    await foreign.close();
    expect([...(await listLike(names.left)), ...(await listLike(names.foreign))]).toEqual([]);
  });

  it('disappears also if it cannot be opened', async () => {
    const scratch = await openFor(place);
    const name = await readName(scratch);
    await scratch.close();
    // Tables cannot be created without a schema to put them in.
    const role = `lost_${Date.now()}`;
    await client.query(`create role ${role} login superuser`);
    await client.query(`alter role ${role} set search_path = nowhere`);
    const url = new URL(place.url);
    url.username = role;
    await expect(openFor({ ...place, url: url.href })).rejects.toThrow();
    await client.query(`drop role ${role}`);
    expect(await listLike(name)).toEqual([]);
  });
});
