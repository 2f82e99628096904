import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabases } from '../support/databases.ts';

const SECRET_KEY = 'only-for-tests-only-for-tests-only';

describe.each(emptyDatabases.filter(({ name }) => name === 'postgres'))('two nodes on $name', ({ open }) => {
  it('start at once, and one of them shows the first password', { timeout: 60_000 }, async () => {
    const place = await open();
    const env = {
      DATABASE_URL: place.url,
      DATA_DIR: place.dataDir,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      SECRET_KEY,
    };
    const nodes = [1, 2].map(() =>
      spawn(process.execPath, ['apps/server/src/main.ts'], { env: { ...process.env, ...env } }),
    );
    const ready = await Promise.all(nodes.map(readyText));
    expect(ready.filter(({ text }) => text.includes('First sign-in'))).toHaveLength(1);
    for (const node of ready) await node.stop('SIGTERM');
    await place.close();
  });
});

describe('starting the server', { timeout: 60_000 }, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tischlein-start-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const start = (settings: Record<string, string> = {}): ChildProcess =>
    spawn(process.execPath, ['apps/server/src/main.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', ...settings },
    });

  it('prints every address, and the first password once', async () => {
    const first = await readyText(start());
    expect(first.text).toMatch(/^Tischlein ready: http:\/\/127\.0\.0\.1:\d+\n\n/);
    expect(first.text).toMatch(/First sign-in +\S+@\S+ \/ \S{5}-\S{5}-\S{5}-\S{5}\n/);
    expect(first.text).toMatch(/Office +http:\/\/127\.0\.0\.1:\d+\/office\n/);
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await readyText(start());
    expect(second.text).not.toContain('First sign-in');
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('ends cleanly when a signal interrupts its start, and still shows the first password', async () => {
    const child = start({ DEMO: 'on' });
    let output = '';
    child.stderr?.on('data', (part) => (output += String(part)));
    child.stdout?.on('data', (part) => {
      output += String(part);
      if (String(part).startsWith('Loading the demo')) child.kill('SIGTERM');
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output).toContain('First sign-in');
    expect(output).toContain('npm run demo -- --reset');
    expect(output).not.toMatch(/Tischlein ready|"level":(?:50|60)|^ +at /m);
  });

  it('finishes a first start that was killed, and shows a new password', async () => {
    const child = start({ DEMO: 'on' });
    child.stdout?.on('data', (part) => {
      if (String(part).startsWith('Loading the demo')) setTimeout(() => child.kill('SIGKILL'), 500);
    });
    await once(child, 'close');
    const next = await readyText(start({ DEMO: 'on' }));
    expect(next.text).toMatch(/First sign-in +\S+@\S+ \/ \S{5}-\S{5}-\S{5}-\S{5}\n/);
    expect(next.text).toContain('/f=wok-garten');
    const [, address = ''] = /ready: (\S+)/.exec(next.text) ?? [];
    const [, email, password] = /First sign-in +(\S+) \/ (\S+)/.exec(next.text) ?? [];
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json', origin: address };
    const signIn = await fetch(`${address}/api/office/session`, { method: 'POST', headers, body });
    expect(signIn.status).toBe(200);
    expect(await next.stop('SIGTERM')).toBe(0);
    const later = await readyText(start({ DEMO: 'on', TISCHLEIN_CLOCK: '2030-01-01T12:00:00.000Z' }));
    expect(later.text).not.toMatch(/First sign-in|Loading the demo/);
    await later.stop('SIGTERM');
  });

  it('shows a new password as long as nobody has signed in', async () => {
    await (await readyText(start())).stop('SIGTERM');
    const later = await readyText(start({ TISCHLEIN_CLOCK: '2030-01-01T12:00:00.000Z' }));
    expect(later.text).toContain('First sign-in');
    await later.stop('SIGTERM');
  });

  it('ends with one sentence when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const ended = await endOf(start({ PORT: port }));
    other.close();
    expect(ended).toEqual({
      code: 1,
      text: `Auf 127.0.0.1:${port} läuft schon etwas. / Something listens on 127.0.0.1:${port} already.\n`,
    });
  });

  // Mounting takes the rights of root.
  it.runIf(spawnSync('unshare', ['--mount', 'true']).status === 0)(
    'ends with one sentence on a read-only disk, with and without the marks of a proper end',
    async () => {
      await (await readyText(start())).stop('SIGTERM');
      const script = `mount --bind ${dataDir} ${dataDir} && mount -o remount,ro,bind ${dataDir} && exec ${process.execPath} apps/server/src/main.ts`;
      const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'error' };
      const startReadOnly = () => endOf(spawn('unshare', ['--mount', 'sh', '-c', script], { env }));
      const text = `DATA_DIR: In ${dataDir} lässt sich nicht schreiben. / cannot be written to.\n`;
      expect(await startReadOnly()).toEqual({ code: 1, text });
      await rm(join(dataDir, 'tischlein.sqlite-closed'));
      expect(await startReadOnly()).toEqual({ code: 1, text });
      await rm(join(dataDir, 'tischlein.sqlite'));
      await rm(join(dataDir, 'secret-key'));
      expect(await startReadOnly()).toEqual({ code: 1, text });
    },
  );

  it('ends with one sentence when a setting is malformed', async () => {
    expect(await endOf(start({ PUBLIC_URL: 'shop.example' }))).toEqual({
      code: 1,
      text: 'PUBLIC_URL: erwartet wird eine Adresse wie https://example.org. / Expected is an address such as https://example.org.\n',
    });
  });

  it.each([
    ['refuses connections', '127.0.0.1:1'],
    ['is behind no route', '255.255.255.255'],
  ])('ends with one sentence when the machine of its database %s', async (_, host) => {
    const ended = await endOf(start({ DATABASE_URL: `postgres://nobody@${host}/none`, SECRET_KEY }));
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^Die Datenbank .+\n$/);
  });

  it('ends with one sentence when several machines could each make a key', async () => {
    const ended = await endOf(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^SECRET_KEY: .+ SECRET_KEY_FILE.+\n$/);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('ends with one sentence when its database is damaged, and loads no demo', async () => {
    await writeFile(join(dataDir, 'tischlein.sqlite'), 'no database'.repeat(1000));
    const ended = await endOf(start({ DEMO: 'on' }));
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^Die Datenbank in \S+ ist beschädigt.+\n$/);
  });

  it('ends with one sentence when its database is lost, and loads no demo', async () => {
    await mkdir(join(dataDir, 'mail'));
    await writeFile(join(dataDir, 'tischlein.sqlite'), '');
    const ended = await endOf(start({ DEMO: 'on' }));
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^In \S+ fehlt die Datenbank.+\n$/);
  });

  it('keeps its files to its own user, and warns once of a proxy that is not trusted', async () => {
    const server = await readyText(start({ LOG_LEVEL: 'warn' }));
    const address = /ready: (\S+)/.exec(server.text)?.[1] ?? '';
    for (const client of ['203.0.113.1', '203.0.113.2'])
      await fetch(`${address}/healthz`, { headers: { 'x-forwarded-for': client } });
    const modes = await Promise.all(
      ['.', 'secret-key', ...(await readdir(dataDir))].map(
        async (name) => (await stat(join(dataDir, name))).mode & 0o077,
      ),
    );
    expect(new Set(modes)).toEqual(new Set([0]));
    const log = await server.rest('SIGTERM');
    expect(log.match(/"event":"untrustedProxy"/g)).toHaveLength(1);
    expect(log).not.toContain('203.0.113');
  });
});

async function readyText(child: ChildProcess) {
  let text = '';
  let errors = '';
  const ready = Promise.withResolvers<void>();
  child.stdout?.on('data', (part) => {
    text += String(part);
    if (/API +\S+\n/.test(text)) ready.resolve();
  });
  child.stderr?.on('data', (part) => (errors += String(part)));
  child.once('exit', () => ready.reject(new Error(`the server ended before it was ready: ${errors}`)));
  await ready.promise;
  return {
    text,
    /** Stops the server; returns all of its output. */
    rest: async (signal: NodeJS.Signals): Promise<string> => {
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
      return text;
    },
    stop: async (signal: NodeJS.Signals): Promise<unknown> => {
      const exit = once(child, 'exit');
      child.kill(signal);
      return (await exit)[0];
    },
  };
}

async function endOf(child: ChildProcess): Promise<{ readonly code: unknown; readonly text: string }> {
  const exit = once(child, 'exit');
  let text = '';
  for await (const part of child.stderr ?? []) text += String(part);
  return { code: (await exit)[0], text };
}
