import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    owner: { readonly email: string; readonly password: string };
  }
}

/** A Friday evening on which every shop of the demo is open. */
const FRIDAY_EVENING = '2026-11-20T18:30:00+01:00';
const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** Vitest's global set-up: the real server with the demo's shops, which components call through Vite's proxy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tischlein-components-'));
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: process.env['COMPONENTS_PORT'],
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      TISCHLEIN_CLOCK: FRIDAY_EVENING,
    },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [, email, password] = /First sign-in\s+(\S+) \/ (\S+)/.exec(line) ?? [];
    if (!email || !password) continue;
    project.provide('owner', { email, password });
    break;
  }
  return async () => {
    const exit = once(server, 'exit');
    server.kill();
    await exit;
    await rm(dataDir, { recursive: true });
  };
}
