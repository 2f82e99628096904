import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopNow } from './shop-clock.ts';
import { story } from './story.ts';

interface EmptyServer {
  readonly address: string;
  readonly owner: { readonly email: string; readonly password: string };
}

const ROOT = join(import.meta.dirname, '../../..');
const STARTED = /Tischlein ready: (\S+)[^]*First sign-in\s+(\S+) \/ (\S+)/;

/** A story on a server of its own, as it starts for the first time: without the demo. */
export const storyFromNothing = story.extend<{ readonly emptyServer: EmptyServer }>({
  emptyServer: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tischlein-empty-'));
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: 'off',
        LOG_LEVEL: 'error',
        TISCHLEIN_CLOCK: shopNow().toISOString(),
      },
    });
    await use(await readStart(server));
    server.kill();
    await once(server, 'exit');
    await rm(dataDir, { recursive: true });
  },
  baseURL: async ({ emptyServer }, use) => use(emptyServer.address),
});

async function readStart({ stdout }: ChildProcess): Promise<EmptyServer> {
  let printed = '';
  for await (const part of stdout ?? []) {
    printed += String(part);
    const [, address, email, password] = STARTED.exec(printed) ?? [];
    if (address && email && password) return { address, owner: { email, password } };
  }
  throw new Error(`the server ended before it was ready: ${printed}`);
}
