import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restrictAccess } from './restrict-access.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'tischlein-access-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (name: string): string => (statSync(join(folder, name)).mode & 0o777).toString(8);

it('makes the data of an existing installation unreadable for other users', async () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'mail'));
  mkdirSync(join(folder, 'media-cache/ab'), { recursive: true });
  const files = ['tischlein.sqlite', 'tischlein.sqlite-wal', 'secret-key', 'mail/one.json', 'media-cache/ab/one.webp'];
  for (const file of [...files, 'readme.txt']) writeFileSync(join(folder, file), '');
  await restrictAccess(folder);
  expect(files.map(modeOf)).toEqual(files.map(() => '600'));
  expect(['.', 'mail', 'media-cache', 'media-cache/ab'].map(modeOf)).toEqual(['700', '700', '700', '700']);
  expect(modeOf('readme.txt')).toBe('644');
});

it('creates new files and folders for this user only', async () => {
  await restrictAccess(folder);
  mkdirSync(join(folder, 'mail'));
  writeFileSync(join(folder, 'mail/new.json'), '');
  expect([modeOf('mail'), modeOf('mail/new.json')]).toEqual(['700', '600']);
});

it('leaves a folder of everyone open', async () => {
  chmodSync(folder, 0o1777);
  await restrictAccess(folder);
  expect(modeOf('.')).toBe('777');
});
