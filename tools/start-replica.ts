import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { prepareFolder, type RunningPostgres, serve } from './start-postgres.ts';

/** Starts a replica that follows this server, from a copy of its files as PostgreSQL's own tools make it; they are not in the package. */
export async function startReplica(primary: RunningPostgres): Promise<RunningPostgres> {
  const source = new URL(primary.url).searchParams.get('host') ?? '';
  const { folder, user, own } = prepareFolder();
  const data = join(folder, 'data');
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', join(source, 'data'), data]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(join(data, 'postmaster.pid'), { force: true });
  writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${source} user=postgres'\n`);
  own();
  return serve({ folder, user, isDurable: false });
}
