import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { OWNER } from '../support/open-shop.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';

describe.each(preparedTrattoria)('a storage in trouble on $name', ({ name, open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  beforeEach(async () => {
    place = await open();
    server = await openServer(place);
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  const order = (key = randomUUID()) =>
    server.app.inject({
      method: 'POST',
      url: '/api/shop/roma/order',
      headers: { 'idempotency-key': key },
      payload: aDelivery(),
    });

  it.runIf(name === 'sqlite')(
    'answers 503 in German while another writer keeps it busy, and menus all the while',
    async () => {
      const other = new DatabaseSync(join(place.dataDir, 'tischlein.sqlite'));
      other.exec('begin immediate');
      const key = randomUUID();
      const answer = order(key);
      const menu = server.app.inject({ url: '/api/shop/roma/menu' });
      expect(await Promise.race([menu.then(() => 'menu'), answer.then(() => 'order')])).toBe('menu');
      expect((await menu).statusCode).toBe(200);
      expect((await answer).statusCode).toBe(503);
      expect((await answer).json().message).toMatch(/versuche es/);
      expect((await answer).headers['retry-after']).toBeDefined();
      other.exec('rollback');
      other.close();
      expect((await order(key)).json().order.number).toBe(1);
    },
  );

  it('tells Prometheus that it is not ready while the database hangs', async () => {
    const readMetrics = async (): Promise<string> => (await server.app.inject({ url: '/metrics' })).body;
    expect(await readMetrics()).toContain('\ntischlein_ready 1\n');
    const resume = await hangDatabase();
    await expect.poll(readMetrics, { timeout: 8000 }).toContain('\ntischlein_ready 0\n');
    // Prometheus gives up after ten seconds by default, and would know nothing of the server then.
    const started = performance.now();
    expect(await readMetrics()).toContain('http_requests_total');
    expect(performance.now() - started).toBeLessThan(5000);
    await resume();
    await expect.poll(readMetrics, { timeout: 8000 }).toContain('\ntischlein_ready 1\n');
  });

  it('answers probes whatever the error is', async () => {
    await server.deps.database.write((writer) => sql`drop table heartbeats`.execute(writer));
    await server.deps.database.write((writer) => sql`drop table backup_runs`.execute(writer));
    const ready = await server.app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.body]).toEqual([503, expect.stringMatching(/^database: cannot write \(.+\)\n$/)]);
    const metrics = await server.app.inject({ url: '/metrics' });
    expect([metrics.statusCode, metrics.body]).toEqual([200, expect.stringContaining('\ntischlein_ready 0\n')]);
  });

  /** Another process keeps locks that the server needs; returns what releases them. */
  async function hangDatabase(): Promise<() => Promise<void>> {
    if (name === 'sqlite') {
      const other = new DatabaseSync(join(place.dataDir, 'tischlein.sqlite'));
      other.exec('begin immediate');
      return async () => other.close();
    }
    const other = new Client({ connectionString: place.url });
    await other.connect();
    await other.query('begin; lock table heartbeats, outbox, backup_runs');
    return () => other.end();
  }

  describe('on a full disk', () => {
    const readReadiness = async () => {
      const { statusCode, body } = await server.app.inject({ url: '/readyz' });
      return [statusCode, body];
    };
    const signIn = () => server.app.inject({ method: 'POST', url: '/api/office/session', payload: OWNER });

    // SQLite: the file may not grow, and takes no statement that needs pages. PostgreSQL: the error of a full disk.
    const fillDisk = () =>
      name === 'sqlite'
        ? server.deps.database.write((writer) => sql`pragma max_page_count = 1`.execute(writer))
        : server.deps.database.write(async (writer) => {
            await sql`create function refuse() returns trigger language plpgsql as
              $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(writer);
            for (const table of ['orders', 'heartbeats', 'staff_sessions'])
              await sql`create trigger full_disk before insert on ${sql.table(table)} execute function refuse()`.execute(
                writer,
              );
          });
    const freeDisk = () =>
      name === 'sqlite'
        ? server.deps.database.write((writer) => sql`pragma max_page_count = 1000000`.execute(writer))
        : server.deps.database.write((writer) => sql`drop function refuse cascade`.execute(writer));

    it('is not ready within five seconds, and ready again when there is room', async () => {
      expect(await readReadiness()).toEqual([200, 'ok\n']);
      await fillDisk();
      const red = [503, 'database: the disk is full\n'];
      await expect.poll(readReadiness, { timeout: 5000 }).toEqual(red);
      await freeDisk();
      await expect.poll(readReadiness, { timeout: 5000 }).toEqual([200, 'ok\n']);
    });

    it('tells guests that their order did not arrive, and the office why it cannot sign in', async () => {
      await fillDisk();
      const refused = await fillUntilRefused();
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'storageFull']);
      expect(refused.json().message).toContain('Deine Bestellung ist nicht angekommen');
      if (name === 'sqlite') return;
      const session = await signIn();
      expect([session.statusCode, session.json().code]).toEqual([503, 'storageFull']);
      expect(session.json().message).toMatch(/^Der Speicherplatz des Servers ist voll/);
    });

    // Free pages of the file take a few orders more.
    const fillUntilRefused = async () => {
      for (;;) {
        const answer = await order();
        if (answer.statusCode !== 200) return answer;
      }
    };
  });

  it.runIf(name === 'postgres')('loses no order when the server hangs up, and answers 503 at most', async () => {
    const operator = new Client({ connectionString: place.url });
    await operator.connect();
    const hangUp = () =>
      operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const statuses = new Map<string, number>();
    for (const [index, key] of keys.entries()) {
      const [answer] = await Promise.all([order(key), index % 10 === 5 ? hangUp() : null]);
      statuses.set(key, answer.statusCode);
    }
    expect([...new Set(statuses.values())].every((status) => status === 200 || status === 503)).toBe(true);
    for (const key of keys) expect((await order(key)).statusCode).toBe(200);
    await operator.end();
    const rows = await server.deps.database.read.selectFrom('orders').select('order_id').execute();
    expect(rows).toHaveLength(keys.length);
  });
});
