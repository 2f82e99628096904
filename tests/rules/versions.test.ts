import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const [OLD, NEW] = ['tischlein-2026-11-29-aaaaaaaa-linux-x64', 'tischlein-2026-11-30-bbbbbbbb-linux-x64'];
const MOST_LINES = 4;
let folder: string;
let home: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tischlein-versions-'));
  home = join(folder, 'opt');
  mkdirSync(home);
  for (const name of [OLD, NEW]) pack(name, `echo ${name}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function pack(name: string, script: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'tischlein'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name, 'tischlein'), 0o755);
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: folder });
  rmSync(join(folder, name), { recursive: true });
}

const run = (...words: readonly string[]) => {
  const env = { PATH: process.env['PATH'], VERSIONS_DIR: home };
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/versions.sh', ...words], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const install = (name: string) => run('install', join(folder, `${name}.tar.gz`));
const runCurrent = (): string => execFileSync(join(home, 'current/tischlein'), { encoding: 'utf8' }).trim();

it('puts versions side by side, changes to one of them and back', () => {
  for (const name of [OLD, NEW]) expect(install(name)).toMatchObject({ status: 0 });
  expect(run('use', OLD)).toMatchObject({ status: 0, said: expect.stringContaining(`Jetzt: ${OLD}.`) });
  expect(runCurrent()).toBe(OLD);
  expect(run('use', NEW)).toMatchObject({ status: 0, said: expect.stringContaining(`davor: ${OLD}`) });
  expect(runCurrent()).toBe(NEW);
  expect(run('list').said).toBe(`${OLD} (davor)\n${NEW} (jetzt)\n`);
  expect(run('back')).toMatchObject({ status: 0 });
  expect([runCurrent(), readlinkSync(join(home, 'previous'))]).toEqual([OLD, NEW]);
});

it('never unpacks over a version that is there', () => {
  install(OLD);
  run('use', OLD);
  pack(OLD, 'echo another');
  expect(install(OLD)).toMatchObject({ status: 1, said: expect.stringContaining('gibt es schon und bleibt') });
  expect(runCurrent()).toBe(OLD);
});

it('leaves nothing behind of an archive that is broken off or of something else', () => {
  const archive = join(folder, `${NEW}.tar.gz`);
  writeFileSync(archive, readFileSync(archive).subarray(0, 100));
  expect(run('install', archive)).toMatchObject({
    status: 1,
    said: expect.stringContaining('Bitte noch einmal kopieren'),
  });
  pack('other', 'echo other');
  expect(run('install', join(folder, 'other.tar.gz'))).toMatchObject({ status: 1 });
  expect(readdirSync(home)).toEqual([]);
});

it.each([
  ['use', 'tischlein-none'],
  ['use', '../etc'],
  ['use', 'tischlein-x/../../etc'],
  ['remove', 'current'],
])('%s %s is refused', (command, name) => {
  expect(run(command, name)).toMatchObject({ status: 1, said: expect.stringContaining('Bitte') });
});

it('deletes neither the current version nor the one before', () => {
  for (const name of [OLD, NEW]) {
    install(name);
    run('use', name);
    expect(run('remove', name)).toMatchObject({ status: 1 });
  }
  pack('tischlein-2026-11-01-cccccccc-linux-x64', 'true');
  install('tischlein-2026-11-01-cccccccc-linux-x64');
  expect(run('remove', 'tischlein-2026-11-01-cccccccc-linux-x64')).toMatchObject({ status: 0 });
  expect(run('remove', OLD)).toMatchObject({ status: 1 });
  expect(run('back')).toMatchObject({ status: 0 });
});

it('the changelog has a section for each release, newest first, and its entries are short', () => {
  const text = readFileSync('CHANGELOG.md', 'utf8');
  const days = Array.from(text.matchAll(/^## (.+)$/gm), ([, day = '']) => day);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  const entries = text
    .replaceAll(/^## .+$/gm, '')
    .split(/^- /m)
    .slice(1);
  expect(entries.filter((entry) => entry.trim().split('\n').length > MOST_LINES)).toEqual([]);
});
