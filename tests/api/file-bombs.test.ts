import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBomb } from '../support/write-workbook.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MEMORY = 100 * MEGABYTE;
/** Of processor time: how long it takes depends on what else the machine does. Without limits it is half a minute. */
const MOST_SECONDS = 10;
const TICKS_PER_SECOND = 100;

/** A real process, because its memory is measured. */
describe.runIf(process.platform === 'linux')(
  'a file that takes more memory or time than it says',
  { timeout: 120_000 },
  () => {
    let dataDir: string;
    let server: ChildProcess;
    let address: string;
    let cookie: string;

    const call = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address, cookie },
        body: JSON.stringify(body),
      });
    const send = (fileName: string, content: Uint8Array) =>
      call('/api/office/shop/bombe/import/read', {
        source: { kind: 'file', fileName, content: Buffer.from(content).toString('base64') },
      });
    const readMemory = async (field: 'VmRSS' | 'VmHWM'): Promise<number> => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Number(new RegExp(String.raw`${field}:\s+(\d+) kB`).exec(status)?.[1]) * 1024;
    };

    const readProcessorSeconds = async (): Promise<number> => {
      const fields = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    };

    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'tischlein-bombs-'));
      server = spawn(process.execPath, ['apps/server/src/main.ts'], {
        env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      for await (const part of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
        text += String(part);
        if (/API +\S+\n/.test(text)) break;
      }
      address = /ready: (\S+)/.exec(text)?.[1] ?? '';
      const [, email, password] = /First sign-in +(\S+) \/ (\S+)/.exec(text) ?? [];
      cookie = '';
      const signedIn = await call('/api/office/session', { email, password });
      cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      await call('/api/office/drafts', { name: 'Bombe', slug: 'bombe' });
    }, 120_000);
    afterAll(async () => {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true });
    });

    const text = (...parts: readonly string[]) => Buffer.from(parts.join(''));

    it.each([
      ['an .xlsx file of 300 MB that says it has ten bytes', 'karte.xlsx', () => writeBomb(300)],
      ['a CSV file of 11 MB in one line of cells', 'karte.csv', () => text('Name;Preis;', 'a;'.repeat(5.5 * MEGABYTE))],
      ['a CSV file of 11 MB in one cell', 'karte.csv', () => text('Name;', 'a'.repeat(11 * MEGABYTE))],
      ['a CSV file of 11 MB in one quoted cell', 'karte.csv', () => text('Name;"', 'a'.repeat(11 * MEGABYTE), '"')],
      ['a CSV file of two million rows', 'karte.csv', () => text('Name;Preis\n', 'a;1\n'.repeat(2_000_000))],
    ])('is refused quickly, and other requests are answered: %s', async (what, fileName, write) => {
      const content = write();
      const before = await readMemory('VmRSS');
      // Makes the kernel measure the highest memory from now on.
      await writeFile(`/proc/${server.pid}/clear_refs`, '5');
      const usedBefore = await readProcessorSeconds();
      let isAnswered = false;
      const answering = send(fileName, content).finally(() => (isAnswered = true));
      let others = 0;
      while (!isAnswered) {
        await fetch(`${address}/healthz`);
        others += 1;
      }
      const answer = await answering;
      const used = (await readProcessorSeconds()) - usedBefore;
      const grown = (await readMemory('VmHWM')) - before;
      process.stdout.write(
        `${what}: ${used} s of processor time, ${others} other calls, ${Math.round(grown / MEGABYTE)} MB\n`,
      );
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining(IMPORT_FILE_PROBLEMS.tooExtensive),
      ]);
      expect(used).toBeLessThan(MOST_SECONDS);
      expect(others).toBeGreaterThan(5);
      // The call itself holds a body of 15 MB as bytes, as text and as the file.
      expect(grown).toBeLessThan(MOST_MEMORY + 8 * content.length);
    });
  },
);
