import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { OpenDatabase } from '../support/databases.ts';

const READY = /^Tischlein ready: (http:\/\/\S+)/;

/** The real server in its own process, to be killed and restarted. */
export interface ServerProcess {
  /** Its origin; resolves once it is listening. */
  address(): Promise<string>;
  start(): void;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** A server on this database. `main` is its entry file, source or built. */
export function serverProcess({ url, dataDir }: Pick<OpenDatabase, 'url' | 'dataDir'>, main: string): ServerProcess {
  let child: ChildProcess | null = null;
  let address: Promise<string> = new Promise(() => {});
  const start = (): void => {
    child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        ...(url && { DATABASE_URL: url }),
        // The key of the prepared databases.
        SECRET_KEY: 'only-for-tests-only-for-tests-only',
        PORT: '0',
        DEMO: 'off',
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '1000000',
      },
    });
    address = readAddress(child);
    address.catch(() => {});
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  return { address: () => address, start, kill };
}

function readAddress(child: ChildProcess): Promise<string> {
  const ready = Promise.withResolvers<string>();
  const lines = createInterface({ input: child.stdout ?? ([] as never) });
  lines.on('line', (line) => {
    const found = READY.exec(line)?.[1];
    if (found) ready.resolve(found);
  });
  lines.on('close', () => ready.reject(new Error('the server ended before it was ready')));
  return ready.promise;
}
