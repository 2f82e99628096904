import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const description = z.object({ libraries: z.array(z.string()) });
const PROGRAM = '/tischlein';

/** A root folder with nothing but an unpacked release and the libraries that it lists. */
export async function fillRoot(root: string, archive: string): Promise<void> {
  const program = join(root, PROGRAM);
  await mkdir(program, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', program]);
  const { libraries } = description.parse(JSON.parse(await readFile(join(program, 'release.json'), 'utf8')));
  for (const library of libraries) {
    await mkdir(dirname(join(root, library)), { recursive: true });
    await cp(library, join(root, library), { dereference: true });
  }
  for (const folder of ['data', 'tmp']) await mkdir(join(root, folder));
}

/** Runs a command of the release in that root, without any network but its own loopback. */
export function runInRoot(root: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const enter = 'ip link set lo up && exec chroot "$0" "$@"';
  const command = [root, `${PROGRAM}/bin/node`, `${PROGRAM}/dist/server/tischlein.js`, ...words];
  const alone = ['--user', '--map-root-user', '--net', '--mount', 'sh', '-c', enter, ...command];
  return spawn('unshare', alone, { env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings } });
}

/** Runs one of our own scripts in the network of that process. */
export function runBeside(server: ChildProcess, script: readonly string[]): string {
  const enter = ['--target', String(server.pid), '--user', '--net', '--preserve-credentials'];
  return execFileSync('nsenter', [...enter, process.execPath, ...script], { encoding: 'utf8' });
}
