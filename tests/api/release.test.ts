import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillRoot, runBeside, runInRoot } from '../release/lone-root.ts';

const SETTINGS = { DATA_DIR: '/data', PORT: '3000', TISCHLEIN_CLOCK: '2026-11-20T18:30:00+01:00', LOG_LEVEL: 'error' };
const ADDRESS = 'http://127.0.0.1:3000';

describe('the release', { timeout: 120_000 }, () => {
  let archive: string;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'tischlein-release-'));
    archive = build();
    await fillRoot(root, archive);
  }, 600_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  const inProgram = (name: string): string => join(root, 'tischlein', name);

  it('has at most 80 MB, and names every package in it with its licence', async () => {
    expect((await stat(archive)).size).toBeLessThan(80_000_000);
    const { components } = JSON.parse(await readFile(inProgram('sbom.cdx.json'), 'utf8'));
    const names = components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['node', 'fastify', 'react', 'sharp', 'pg', 'pdfkit', 'zod']));
    const licenses = await readFile(inProgram('THIRD_PARTY.md'), 'utf8');
    for (const name of names.filter((one: string) => one !== 'node')) expect(licenses).toContain(`- ${name} `);
  });

  it('starts with its own files and the C libraries it lists, without npm and network, and takes an order', async () => {
    const server = runInRoot(root, ['start'], SETTINGS);
    const said = await waitUntilReady(server);
    expect(said).toContain(`Tischlein ready: ${ADDRESS}`);
    expect(said, 'a journal keeps what a service writes').not.toMatch(/\w{5}-\w{5}-\w{5}-\w{5}/);
    const first = join(root, 'data/first-sign-in');
    expect(await readFile(first, 'utf8')).toMatch(/^\S+@\S+ \/ \w{5}-\w{5}-\w{5}-\w{5}\n$/);
    expect((await stat(first)).mode & 0o077).toBe(0);
    const visit = JSON.parse(runBeside(server, ['tests/release/visit.ts', ADDRESS]));
    expect(visit.statuses.filter(([, status]: [string, number]) => status !== 200)).toEqual([]);
    expect(visit).toMatchObject({ placed: expect.any(String), receipt: 200 });
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('backs up and restores by its own commands', async () => {
    const said = await Promise.all([
      readToEnd(runInRoot(root, ['backup', '/tmp/backup'], SETTINGS)),
      readToEnd(runInRoot(root, ['--help'])),
      readToEnd(runInRoot(root, ['import', '--help'])),
    ]);
    expect(said[0]).toContain('Gesichert: /tmp/backup');
    expect(said[1]).toContain('tischlein BEFEHL');
    expect(said[2]).toContain('tischlein import DATEI');
    const version = (await readToEnd(runInRoot(root, ['--version']))).trim();
    expect(archive).toBe(`release/tischlein-${version}-${process.platform}-${process.arch}.tar.gz`);
    expect(version).toMatch(/^\d{4}-\d\d-\d\d-[\da-f]{8}(?:-changed)?$/);
    const restored = await readToEnd(runInRoot(root, ['restore', '/tmp/backup'], { DATA_DIR: '/tmp/data' }));
    expect(restored).toContain('Eingespielt');
  });

  it('reads settings from a file and runs from anywhere', () => {
    const options = {
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], SETTINGS_FILE: '/nowhere' },
    } as const;
    expect(execFileSync(inProgram('tischlein'), ['export', '--help'], options)).toContain('tischlein export KURZNAME');
  });
});

// In a process of its own: this one has the environment of a test.
function build(): string {
  const { PATH, HOME } = process.env;
  const said = execFileSync(process.execPath, ['tools/release.ts'], { env: { PATH, HOME }, encoding: 'utf8' });
  return /^(release\/\S+\.tar\.gz): /m.exec(said)?.[1] ?? expect.fail(said);
}

async function waitUntilReady(server: ChildProcess): Promise<string> {
  let text = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (part) => {
      text += String(part);
      if (text.includes('Tischlein ready')) ready.resolve();
    });
  server.once('exit', () => ready.reject(new Error(`the server ended: ${text}`)));
  await ready.promise;
  return text;
}

async function readToEnd(child: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += String(part)));
  await once(child, 'close');
  return text;
}
