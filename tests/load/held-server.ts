import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { BUILT_SERVER, MEASURED } from '../../bench/server-process.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { SECRET_KEY } from './nodes.ts';

/** A server at a socket that stays open while it restarts. */
export interface HeldServer extends AsyncDisposable {
  /** Host and port, as a proxy names them. */
  readonly place: string;
  /** Ends the server and starts it again; returns the milliseconds that it was away. */
  readonly restart: (how: Restart) => Promise<number>;
}

interface Restart {
  readonly signal: 'SIGTERM' | 'SIGKILL';
  /** Milliseconds between its end and its start. */
  readonly pauseMs?: number;
  /** The folder of the version that starts; this one if it is absent. */
  readonly checkout?: string;
}

// Each line it reads is the folder of a version, which it starts as systemd does: at the socket, with its own process id.
const LIKE_SYSTEMD = `while read -r folder; do
  (cd "$folder" && exec sh -c 'echo "pid $$"; export LISTEN_PID=$$ LISTEN_FDS=1; exec "$0" "$@"' "$@")
  echo ended
done`;

interface Wanted {
  readonly place: OpenDatabase;
  readonly env?: NodeJS.ProcessEnv;
  /** The server in the folder of its version. */
  readonly file?: string;
  readonly checkout?: string | undefined;
}

/** Starts a server, by default the built one, as deploy/tischlein.socket and deploy/tischlein.service do. */
export async function startHeldServer({ place, env = {}, file = BUILT_SERVER, checkout }: Wanted): Promise<HeldServer> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settings = { DATA_DIR: place.dataDir, DEMO: 'off', SECRET_KEY, ...(place.url && { DATABASE_URL: place.url }) };
  const shell = spawn('sh', ['-c', LIKE_SYSTEMD, process.execPath, process.execPath, file], {
    env: { ...process.env, ...settings, ...MEASURED, PORT: String(port), ...env },
    stdio: ['pipe', 'pipe', 'inherit', readDescriptor(socket)],
  });
  const { stdin, stdout } = shell;
  if (!stdin || !stdout) throw new Error('a shell without input and output');
  // The shell keeps it open from here on.
  socket.close();
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const readUntil = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const line = await lines.next();
      if (line.done === true) throw new Error('the server ended');
      const found = wanted.exec(line.value);
      if (found) return found;
      if (line.value === 'ended') throw new Error('the server ended before it was ready');
    }
  };
  const start = async (folder: string): Promise<number> => {
    stdin.write(`${folder}\n`);
    const [, pid] = await readUntil(/^pid (\d+)$/);
    await readUntil(/^Tischlein ready/);
    return Number(pid);
  };
  let pid = await start(checkout ?? process.cwd()).catch((error: unknown) => {
    stdin.end();
    throw error;
  });
  const end = async (signal: Restart['signal']): Promise<void> => {
    process.kill(pid, signal);
    await readUntil(/^ended$/);
  };
  return {
    place: `127.0.0.1:${port}`,
    restart: async ({ signal, pauseMs = 0, checkout: next = process.cwd() }) => {
      const since = performance.now();
      await end(signal);
      await pause(pauseMs);
      pid = await start(next);
      return performance.now() - since;
    },
    [Symbol.asyncDispose]: async () => {
      const exit = once(shell, 'exit');
      await end('SIGTERM');
      stdin.end();
      await exit;
    },
  };
}

/** Node names the descriptor of a listening socket only here. */
function readDescriptor(server: Server): number {
  const handle: unknown = Reflect.get(server, '_handle');
  const descriptor = typeof handle === 'object' && handle ? Reflect.get(handle, 'fd') : null;
  if (typeof descriptor !== 'number') throw new Error('this Node does not name the descriptor of a socket');
  return descriptor;
}
