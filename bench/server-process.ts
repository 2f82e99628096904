import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess extends AsyncDisposable {
  readonly port: number;
  readonly process: ChildProcess;
  /** Milliseconds from the start of the process until it reports its port. */
  readonly startedAfter: number;
}

interface Command {
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Where it runs; by default here. */
  readonly folder?: string;
  /** Matches the line with the port in its first group. */
  readonly readyLine: RegExp;
}

/** Starts a Node process and waits for the line that names its port. */
export async function startProcess({ file, args = [], env = {}, folder, readyLine }: Command): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    ...(folder !== undefined && { cwd: folder }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of createInterface({ input: child.stdout })) {
    const port = Number(readyLine.exec(text)?.[1] ?? 0);
    if (port === 0) continue;
    child.stdout.resume();
    return {
      port,
      process: child,
      startedAfter: performance.now() - started,
      [Symbol.asyncDispose]: async () => {
        const exit = once(child, 'exit');
        child.kill();
        await exit;
      },
    };
  }
  throw new Error(`${file} ended before it listened`);
}

/** The settings of a measured server: those of `npm start`, without effective rate limits. */
export const MEASURED = {
  PORT: '0',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
} as const;

/** The built server, in the folder of its version. */
export const BUILT_SERVER = 'dist/server/main.js';

/** Starts the built server on this folder. `checkout`: the folder of another version. */
export function startServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  checkout = process.cwd(),
): Promise<ServerProcess> {
  return startProcess({
    folder: checkout,
    file: BUILT_SERVER,
    env: { DATA_DIR: dataDir, ...MEASURED, ...env },
    readyLine: /^Tischlein ready: http:\/\/127\.0\.0\.1:(\d+)/,
  });
}
