import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '../../tools/free-port.ts';
import { unprivilegedUser } from '../../tools/start-postgres.ts';
import { requireProgram } from './require-program.ts';

export interface RunningPooler extends AsyncDisposable {
  /** What DATABASE_URL holds. */
  readonly url: string;
}

/** Starts PgBouncer with the delivered file before a database of the tests, which has a socket and no passwords. */
export async function startPooler(databaseUrl: string): Promise<RunningPooler> {
  const program = requireProgram('pgbouncer');
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-pgbouncer-'));
  const port = await findFreePort();
  const { username, pathname, searchParams } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const own: Readonly<Record<string, string>> = {
    tischlein: `host=${searchParams.get('host')} port=5432 dbname=${name}`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: join(folder, 'userlist.txt'),
  };
  const delivered = readFileSync('deploy/nodes/pgbouncer.ini', 'utf8');
  const text = delivered.replaceAll(/^(\w+) = .*$/gm, (line, key: string) =>
    own[key] ? `${key} = ${own[key]}` : line,
  );
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${text}unix_socket_dir =\n`);
  writeFileSync(join(folder, 'userlist.txt'), `"${username}" ""\n`);
  const user = unprivilegedUser();
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const child = spawn(program, [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (log = (log + part).slice(-4000)));
  const url = `postgres://${username}@127.0.0.1:${port}/tischlein`;
  await answering(url).catch((error: unknown) => {
    child.kill();
    throw new Error(`PgBouncer does not answer:\n${log}`, { cause: error });
  });
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
  }
}
