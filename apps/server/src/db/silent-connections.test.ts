import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyDatabases } from '../../../../tests/support/databases.ts';
import type { Engine } from './database.ts';
import { openPostgres } from './postgres.ts';
import { StorageProblem } from './storage-problem.ts';
import { throwStorageProblem } from './typed-problems.ts';

// Longer than a query takes on a busy machine.
const SILENT_AFTER_MS = 500;

describe.each(emptyDatabases.filter(({ name }) => name === 'postgres'))(
  'connections to $name on which nothing arrives any more',
  ({ open }) => {
    const openEngine = async () => {
      const opened = new AsyncDisposableStack();
      const place = await open();
      opened.defer(() => place.close());
      const proxy = await openProxy(place.url);
      opened.defer(() => proxy.close());
      const engine = openPostgres(proxy.url, null, { silentAfterMs: SILENT_AFTER_MS });
      opened.defer(() => engine.close());
      return { engine, proxy, [Symbol.asyncDispose]: () => opened.disposeAsync() };
    };

    it('end with a problem, and the next ones work', async () => {
      await using opened = await openEngine();
      const { engine, proxy } = opened;
      await readOne(engine);
      proxy.freeze();
      await expect(readOne(engine)).rejects.toThrow(StorageProblem);
      expect(await readOne(engine)).toBe(1);
    });

    it('end inside of a transaction, too', async () => {
      await using opened = await openEngine();
      const { engine, proxy } = opened;
      const writing = engine.transaction(async (writer) => {
        await readOne({ read: writer });
        proxy.freeze();
        await readOne({ read: writer });
      });
      await expect(writing.catch(throwStorageProblem)).rejects.toThrow(StorageProblem);
      expect(await readOne(engine)).toBe(1);
    });

    it('are distinguished from those on which the database is still working', async () => {
      await using opened = await openEngine();
      const { engine } = opened;
      const { rows } = await sql<{ done: string }>`select 'done' as done, pg_sleep(2)`.execute(engine.read);
      expect(rows[0]?.done).toBe('done');
    });

    it('are replaced where changes are listened to', async () => {
      await using opened = await openEngine();
      const { engine, proxy } = opened;
      const heard: string[] = [];
      const stop = await engine.listen({
        changed: () => {},
        groupChanged: () => {},
        tablesChanged: (shop) => void heard.push(shop),
        shopsChanged: () => {},
        failed: () => {},
      });
      const tell = async (shop: string): Promise<readonly string[]> => {
        await sql`select pg_notify('tables', ${`${shop} 1`})`.execute(engine.read).catch(() => {});
        return heard;
      };
      await expect.poll(() => tell('roma')).toContain('roma');
      proxy.freeze();
      await expect.poll(() => tell('napoli'), { timeout: 10_000 }).toContain('napoli');
      await stop();
    });
  },
);

async function readOne({ read }: Pick<Engine, 'read'>): Promise<number | undefined> {
  return (await sql<{ one: number }>`select 1 as one`.execute(read)).rows[0]?.one;
}

/** A proxy before PostgreSQL. `freeze`: open connections stay open, and nothing passes; new ones work. */
async function openProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const socketPath = `${url.searchParams.get('host')}/.s.PGSQL.${url.port}`;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(socketPath);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has one');
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
