import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startHeldServer } from '../load/held-server.ts';
import { emptyDatabases } from '../support/databases.ts';
import { freshSqlite } from '../support/fresh-databases.ts';

describe.each(emptyDatabases)('a socket that systemd holds, on $name', ({ open }) => {
  it.each([
    ['restarts', 'SIGTERM'],
    ['is killed', 'SIGKILL'],
  ] as const)('keeps guests waiting while the server %s, and refuses none', { timeout: 60_000 }, async (_, signal) => {
    const place = await open();
    try {
      await using server = await startHeldServer({ place, file: 'apps/server/src/main.ts' });
      const ask = async (): Promise<number> => (await fetch(`http://${server.place}/healthz`)).status;
      expect(await ask()).toBe(200);
      const isBack = server.restart({ signal, pauseMs: 300 });
      const waiting: Promise<number>[] = [];
      for (let guest = 0; guest < 5; guest += 1) {
        await pause(100);
        waiting.push(ask());
      }
      expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
      await isBack;
    } finally {
      await place.close();
    }
  });
});

it('ends with one sentence if the socket is not where HOST and PORT say', { timeout: 60_000 }, async () => {
  const place = await freshSqlite();
  const start = startHeldServer({ place, file: 'apps/server/src/main.ts', env: { PORT: '1' } });
  await expect(start).rejects.toThrow('the server ended before it was ready');
  await place.close();
});
