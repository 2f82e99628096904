import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

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

  it('ends with one sentence when a setting is malformed', async () => {
    expect(await endOf(start({ PUBLIC_URL: 'shop.example' }))).toEqual({
      code: 1,
      text: 'PUBLIC_URL: erwartet wird eine Adresse wie https://example.org. / Expected is an address such as https://example.org.\n',
    });
  });

  it('ends with one sentence when its database cannot be reached', async () => {
    const ended = await endOf(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^Die Datenbank .+\n$/);
  });
});

async function readyText(child: ChildProcess) {
  let text = '';
  for await (const part of child.stdout ?? []) {
    text += String(part);
    if (/API +\S+\n/.test(text)) break;
  }
  return {
    text,
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
