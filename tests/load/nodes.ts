import { once } from 'node:events';
import { type ServerProcess, startServer } from '../../bench/server-process.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';

// The key of the databases that openServer prepares.
export const SECRET_KEY = 'only-for-tests-only-for-tests-only';

export interface Nodes extends AsyncDisposable {
  readonly addresses: readonly string[];
  /** Kills a node with SIGKILL and starts it again at its address. */
  readonly replace: (index: number) => Promise<void>;
}

/** Starts server processes on one database. `checkout`: the folder of another version. */
export async function startNodes({ url, dataDir }: OpenDatabase, count: number, checkout?: string): Promise<Nodes> {
  const env = { DEMO: 'off', SECRET_KEY, ...(url && { DATABASE_URL: url }) };
  const start = (port: number): Promise<ServerProcess> =>
    startServer(dataDir, { ...env, PORT: String(port) }, checkout);
  const nodes: ServerProcess[] = [];
  for (let index = 0; index < count; index += 1) nodes.push(await start(0));
  return {
    addresses: nodes.map(({ port }) => `http://127.0.0.1:${port}`),
    replace: async (index) => {
      const node = nodes[index];
      if (!node) return;
      const exit = once(node.process, 'exit');
      node.process.kill('SIGKILL');
      await exit;
      nodes[index] = await start(node.port);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
    },
  };
}
